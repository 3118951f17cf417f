import { useId, useState, type ReactNode } from 'react';

import { StaffButton } from '../ui/StaffButton.tsx';
import { problem as problemText } from '../ui/Screen.css.ts';
import * as styles from './Work.css.ts';

interface WorkFormProps<Status extends string> {
  /** Where the form posts without JavaScript, and the list that it leads back to. */
  action: string;
  next: string;
  record: { version: number; status: Status; owner: string | null };
  statuses: Readonly<Record<Status, string>>;
  /** Names that are offered as owner. */
  names: readonly string[];
  /** Further fields. */
  children?: ReactNode;
  /** Stores the fields that were changed, by name. @returns what is wrong, or null */
  onSave: (changed: Record<string, string>) => Promise<string | null>;
}

/** The fields whose value is not the one that the page came with. */
function changedFields(form: HTMLFormElement): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const control of form.elements) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.type !== 'hidden' && control.value !== control.defaultValue)
      changed[control.name] = control.value;
    if (control instanceof HTMLSelectElement && control.value !== control.dataset['stored'])
      changed[control.name] = control.value;
  }
  return changed;
}

/** How staff work a record: status, owner, note. A plain form until it is hydrated. */
export function WorkForm<Status extends string>({
  action,
  next,
  record,
  statuses,
  names,
  children,
  onSave,
}: WorkFormProps<Status>) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const changed = changedFields(form);
        if (Object.keys(changed).length === 0) return;
        setIsBusy(true);
        const saved = async () => {
          const wrong = await onSave(changed);
          setIsBusy(false);
          setProblem(wrong ?? '');
          const { note } = form.elements as unknown as { note?: HTMLTextAreaElement };
          if (wrong === null && note) note.value = '';
        };
        void saved();
      }}
    >
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="version" value={record.version} />
      <label className={styles.field}>
        Status
        <select name="status" defaultValue={record.status} data-stored={record.status}>
          {Object.entries<string>(statuses).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Owner
        <input
          name="owner"
          defaultValue={record.owner ?? ''}
          list={`${id}names`}
          maxLength={60}
          autoComplete="off"
        />
      </label>
      <datalist id={`${id}names`}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {children}
      <label className={`${styles.field} ${styles.wholeLine}`}>
        Note
        <textarea name="note" rows={2} maxLength={4000} />
      </label>
      <div className={styles.save}>
        <StaffButton type="submit" busy={isBusy}>
          Save
        </StaffButton>
        <p className={problemText} role="alert">
          {problem}
        </p>
      </div>
    </form>
  );
}
