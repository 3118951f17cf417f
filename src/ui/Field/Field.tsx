import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from 'react';

import * as styles from './Field.css.ts';

export interface FieldProps<Control> {
  /** Ids of helper and error derive from it. */
  id: string;
  name: string;
  label: ReactNode;
  /** Shown with and without an error. */
  helper?: ReactNode;
  error?: string | undefined;
  /** What to change, below the error. */
  detail?: string | undefined;
  required?: boolean;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
  disabled?: boolean;
  onBlur?: FocusEventHandler<Control>;
  onChange?: ChangeEventHandler<Control>;
  onKeyDown?: KeyboardEventHandler<Control>;
  inputRef?: Ref<Control>;
  autoFocus?: boolean;
}

const helperId = (id: string) => `${id}-helper`;
const errorId = (id: string) => `${id}-error`;
const detailId = (id: string) => `${id}-detail`;

function described<Control>({ id, helper, error, detail }: FieldProps<Control>) {
  const ids = [
    ...(helper ? [helperId(id)] : []),
    ...(error ? [errorId(id)] : []),
    ...(detail ? [detailId(id)] : []),
  ];
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

export function attributes<Control>(props: FieldProps<Control>) {
  const { id, name, required = false, disabled = false } = props;
  const { onBlur, onChange, onKeyDown, inputRef, autoFocus = false } = props;
  return {
    id,
    name,
    disabled,
    // Not `required`: the browser's own bubbles would replace our messages.
    ...(required ? { 'aria-required': true as const } : {}),
    ...(autoFocus ? { autoFocus } : {}),
    ...(onBlur ? { onBlur } : {}),
    ...(onChange ? { onChange } : {}),
    ...(onKeyDown ? { onKeyDown } : {}),
    ...(inputRef ? { ref: inputRef } : {}),
    ...described(props),
  };
}

export function Notes<Control>({ id, helper, error, detail }: FieldProps<Control>) {
  return (
    <>
      {helper ? (
        <p id={helperId(id)} className={styles.helper}>
          {helper}
        </p>
      ) : null}
      {/* Always there: screen readers announce only changes of a live region they know. */}
      <p id={errorId(id)} className={styles.error} aria-live="polite">
        {error}
      </p>
      {detail ? (
        <p id={detailId(id)} className={styles.helper}>
          {detail}
        </p>
      ) : null}
    </>
  );
}

export function Label<Control>({ id, label, optional }: FieldProps<Control>) {
  return (
    <label className={styles.label} htmlFor={id}>
      {label}
      {optional ? <span className={styles.optional}> (optional)</span> : null}
    </label>
  );
}

export interface TextFieldProps extends FieldProps<HTMLInputElement | HTMLTextAreaElement> {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Makes it a text of several lines. */
  rows?: number;
  defaultValue?: string | undefined;
  placeholder?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'search';
  /** Cuts silently, so only far beyond real input. */
  maxLength?: number;
  /** Its text can be copied, and no longer changed. */
  readOnly?: boolean;
  /** The id of a datalist. */
  list?: string;
}

/** Uncontrolled: what was typed before hydration stays. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', rows } = props;
  const { autoComplete, defaultValue, placeholder, inputMode, maxLength } = props;
  const text = {
    ...(autoComplete ? { autoComplete } : {}),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    ...(placeholder ? { placeholder } : {}),
    ...(inputMode ? { inputMode } : {}),
    ...(maxLength ? { maxLength } : {}),
    ...(props.readOnly ? { readOnly: true } : {}),
  };
  return (
    <div className={styles.root}>
      <Label {...props} />
      {rows ? (
        <textarea
          {...attributes(props as FieldProps<HTMLTextAreaElement>)}
          {...text}
          rows={rows}
          className={`${styles.control} ${styles.multiline}`}
        />
      ) : (
        <input
          {...attributes(props as FieldProps<HTMLInputElement>)}
          {...text}
          type={type}
          list={props.list}
          className={styles.control}
        />
      )}
      <Notes {...props} />
    </div>
  );
}
