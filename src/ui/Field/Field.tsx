import { ChevronDown } from 'lucide-react';
import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  ReactNode,
  Ref,
} from 'react';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

interface FieldProps<Control> {
  /** Ids of helper and error derive from it. */
  id: string;
  name: string;
  label: ReactNode;
  /** Said before anything is wrong, and still shown when something is. */
  helper?: ReactNode;
  /** What is wrong; absent or empty when nothing is. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  onBlur?: FocusEventHandler<Control>;
  onChange?: ChangeEventHandler<Control>;
  inputRef?: Ref<Control>;
}

const helperId = (id: string) => `${id}-helper`;
const errorId = (id: string) => `${id}-error`;

/** The attributes that tie a control to its helper and error. */
function described<Control>({ id, helper, error }: FieldProps<Control>) {
  const ids = [helper ? helperId(id) : '', error ? errorId(id) : ''].filter(Boolean);
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

/** What every control takes as it is. */
function passed<Control>(props: FieldProps<Control>) {
  const { id, name, required = false, disabled = false, onBlur, onChange, inputRef } = props;
  return {
    id,
    name,
    disabled,
    // aria-required, not required: the browser's own bubbles would stand in for our messages.
    ...(required ? { 'aria-required': true as const } : {}),
    ...(onBlur ? { onBlur } : {}),
    ...(onChange ? { onChange } : {}),
    ...(inputRef ? { ref: inputRef } : {}),
    ...described(props),
  };
}

function Notes<Control>({ id, helper, error }: FieldProps<Control>) {
  return (
    <>
      {helper ? (
        <p id={helperId(id)} className={styles.helper}>
          {helper}
        </p>
      ) : null}
      {/* Always there, so that a reader announces what appears in it. */}
      <p id={errorId(id)} className={styles.error} aria-live="polite">
        {error}
      </p>
    </>
  );
}

function Label({ id, label }: { id: string; label: ReactNode }) {
  return (
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
  );
}

interface TextFieldProps extends FieldProps<HTMLInputElement | HTMLTextAreaElement> {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  multiline?: boolean;
  rows?: number;
  defaultValue?: string | undefined;
  placeholder?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'search';
  /** Only where the limit is far beyond what the rules allow; never to cut silently. */
  maxLength?: number;
}

/** One line or, with `multiline`, several. Uncontrolled: what was typed before hydration stays. */
export function TextField(props: TextFieldProps) {
  const { id, label, type = 'text', multiline = false, rows = 6 } = props;
  const { autoComplete, defaultValue, placeholder, inputMode, maxLength } = props;
  const text = {
    ...(autoComplete ? { autoComplete } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(placeholder ? { placeholder } : {}),
    ...(inputMode ? { inputMode } : {}),
    ...(maxLength ? { maxLength } : {}),
  };
  return (
    <div className={styles.root}>
      <Label id={id} label={label} />
      {multiline ? (
        <textarea
          {...passed(props as FieldProps<HTMLTextAreaElement>)}
          {...text}
          rows={rows}
          className={`${styles.control} ${styles.multiline}`}
        />
      ) : (
        <input
          {...passed(props as FieldProps<HTMLInputElement>)}
          {...text}
          type={type}
          className={styles.control}
        />
      )}
      <Notes {...props} />
    </div>
  );
}

interface SelectFieldProps extends FieldProps<HTMLSelectElement> {
  options: readonly { value: string; label: string }[];
  /** What stands there before a choice is made; its value is empty. */
  placeholder?: string;
  defaultValue?: string | undefined;
}

/** One of a list; the browser's own list, which works everywhere. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, options, placeholder, defaultValue } = props;
  return (
    <div className={styles.root}>
      <Label id={id} label={label} />
      <div className={styles.selectFrame}>
        <select
          {...passed(props)}
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

interface CheckboxFieldProps extends FieldProps<HTMLInputElement> {
  value?: string;
  defaultChecked?: boolean;
}

/** A box to tick, its label beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, value, defaultChecked } = props;
  return (
    <div className={styles.root}>
      <label className={styles.checkRow}>
        <input
          {...passed(props)}
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
