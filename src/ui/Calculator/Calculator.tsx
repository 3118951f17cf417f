import {
  calculators,
  initialValues,
  type CalculatorName,
} from '../../shared/calculators/calculators.ts';
import { Button } from '../Button/Button.tsx';
import { control, label as fieldLabel } from '../Field/Field.css.ts';
import * as styles from './Calculator.css.ts';

interface CalculatorProps {
  name: CalculatorName;
  /** What the result is. */
  label: string;
  /** What the button says. */
  action: string;
}

/** client/calculators/calculate.ts computes with the same code; without a script the example stays. */
export function Calculator({ name, label, action }: CalculatorProps) {
  const calculator = calculators[name];
  const { total, sum } = calculator.result(initialValues(calculator));
  return (
    <form className={styles.root} data-calculator={name} aria-label={label}>
      <div className={styles.inputs}>
        {calculator.quantities.map(({ name: key, label: text, min, max, initial }) => (
          <div key={key} className={styles.quantity}>
            <label className={fieldLabel} htmlFor={`${name}-${key}`}>
              {text}
            </label>
            <input
              id={`${name}-${key}`}
              className={control}
              name={key}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              defaultValue={initial}
            />
          </div>
        ))}
        <div>
          <Button type="submit" data-action="calculate">
            {action}
          </Button>
        </div>
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
