import { ChevronDown } from 'lucide-react';

import { Icon } from '../Icon/Icon.tsx';
import { attributes, Label, Notes, type FieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

/* Apart from Field.tsx, so that forms of texts alone load neither. */

export interface SelectFieldProps extends FieldProps<HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
  /** The option with an empty value. */
  placeholder?: string;
  defaultValue?: string | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, defaultValue } = props;
  return (
    <div className={styles.root}>
      <Label {...props} />
      <div className={styles.selectFrame}>
        <select
          {...attributes(props)}
          {...(defaultValue === undefined ? {} : { defaultValue })}
          className={`${styles.control} ${styles.select}`}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} size={18} className={styles.selectMark} />
      </div>
      <Notes {...props} />
    </div>
  );
}

export interface CheckboxFieldProps extends FieldProps<HTMLInputElement> {
  value?: string;
  defaultChecked?: boolean;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, value, defaultChecked } = props;
  return (
    <div className={styles.root}>
      <label className={styles.checkRow}>
        <input
          {...attributes(props)}
          {...(value ? { value } : {})}
          {...(defaultChecked ? { defaultChecked } : {})}
          type="checkbox"
          className={styles.checkbox}
        />
        <span className={styles.checkLabel}>{label}</span>
      </label>
      <Notes {...props} />
    </div>
  );
}
