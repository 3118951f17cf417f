import {
  calculators,
  grouped,
  initialValues,
  type CalculatorName,
} from '../../shared/calculators/calculators.ts';
import { control, label as fieldLabel } from '../Field/Field.css.ts';
import * as styles from './Calculator.css.ts';

interface CalculatorProps {
  name: CalculatorName;
  /** What the result is. */
  label: string;
}

/**
 * Each number has a field and a slider. client/calculators computes with the same code; without a script
 * the example stays.
 */
export function Calculator({ name, label }: CalculatorProps) {
  const calculator = calculators[name];
  const { total, sum } = calculator.result(initialValues(calculator));
  return (
    <form className={styles.root} data-calculator={name} aria-label={label} autoComplete="off">
      <div className={styles.inputs}>
        {calculator.quantities.map(({ name: key, label: text, initial, ...limits }) => (
          <div key={key} className={styles.quantity}>
            <label className={`${fieldLabel} ${styles.name}`} htmlFor={`${name}-${key}`}>
              {text}
            </label>
            <input
              id={`${name}-${key}`}
              className={`${control} ${styles.field}`}
              name={key}
              inputMode="numeric"
              defaultValue={grouped(initial)}
            />
            <input
              className={styles.slider}
              name={key}
              type="range"
              aria-label={text}
              {...limits}
              defaultValue={initial}
            />
          </div>
        ))}
      </div>
      <output className={styles.result}>
        <span>{label}</span>
        <strong className={styles.total} data-calculator-total="">
          {total}
        </strong>
        <span className={styles.sum} data-calculator-sum="">
          {sum}
        </span>
      </output>
    </form>
  );
}
