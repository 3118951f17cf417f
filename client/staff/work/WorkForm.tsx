import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { StaffButton } from '../ui/StaffButton.tsx';
import { problem as problemText } from '../ui/Screen.css.ts';
import * as styles from './Work.css.ts';

interface WorkFormProps<Status extends string> {
  record: { version: number; status: Status; owner: string | null };
  statuses: Readonly<Record<Status, string>>;
  /** Names that are offered as owner. */
  names: readonly string[];
  /** Further fields. */
  children?: ReactNode;
  /** Stores the fields that were changed, by name. @returns what is wrong, or null */
  onSave: (changed: Record<string, string>) => Promise<string | null>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  const controls: Control[] = [];
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
      controls.push(control);
    if (control instanceof HTMLInputElement && control.type !== 'hidden') controls.push(control);
  }
  return controls;
}

/** The value that is stored. */
const storedIn = (control: Control): string =>
  control instanceof HTMLSelectElement ? (control.dataset['stored'] ?? '') : control.defaultValue;

/** The fields whose value is not the one that is stored. */
const changedFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => control.value !== storedIn(control))
      .map(({ name, value }) => [name, value]),
  );

/** How staff work a record: status, owner, note. */
export function WorkForm<Status extends string>({
  record,
  statuses,
  names,
  children,
  onSave,
}: WorkFormProps<Status>) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const stored = useRef<ReadonlyMap<string, string>>(new Map());
  // Another version of the record: fields follow it, except those that were edited.
  useLayoutEffect(() => {
    const controls = form.current ? controlsOf(form.current) : [];
    for (const control of controls)
      if (stored.current.get(control.name) === control.value) control.value = storedIn(control);
    stored.current = new Map(controls.map((control) => [control.name, storedIn(control)]));
  });
  return (
    <form
      className={styles.form}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        const changed = changedFields(currentTarget);
        if (Object.keys(changed).length === 0) return;
        setIsBusy(true);
        const saved = async () => {
          const wrong = await onSave(changed);
          setIsBusy(false);
          setProblem(wrong ?? '');
          const { note } = currentTarget.elements as unknown as { note?: HTMLTextAreaElement };
          if (wrong === null && note) note.value = '';
        };
        void saved();
      }}
    >
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
