import { useId, useState } from 'react';

import type { WorkValues } from '../../../src/staff-work/values.contract.ts';
import { NOTE_MAX, type WorkRow } from '../../../src/staff-work/work.contract.ts';
import { problem as problemText } from '../shell/Screen.css.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import type { SetValues } from './use-work-list.ts';
import * as styles from './Work.css.ts';

interface WorkFormProps {
  values: WorkValues;
  row: WorkRow;
  /** Names that are offered as owner. */
  names: readonly string[];
  /** Stores the fields that were changed, by name. @returns what is wrong, or null */
  onSave: (changed: SetValues) => Promise<string | null>;
}

/** How staff work a record: what can be set on it, and a note. Fields that were not edited follow the record. */
export function WorkForm({ values, row, names, onSave }: WorkFormProps) {
  const id = useId();
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const stored: Readonly<Record<string, string | number | null>> = { ...row, note: '' };
  const storedIn = (name: string) => String(stored[name] ?? '');
  const field = (name: string) => ({
    name,
    value: edited[name] ?? storedIn(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setEdited((before) => ({ ...before, [name]: value })),
  });
  const save = async () => {
    const changed = Object.entries(edited).filter(([name, value]) => value !== storedIn(name));
    if (changed.length === 0) return;
    setIsBusy(true);
    const wrong = await onSave(Object.fromEntries(changed));
    setIsBusy(false);
    setProblem(wrong ?? '');
    const sent = new Map(changed);
    if (wrong === null)
      setEdited((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => sent.get(name) !== value)),
      );
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {Object.entries(values).map(([name, { kind, label, paneLabel, options, maxLength }]) => (
        <label key={name} className={styles.field}>
          {paneLabel ?? label}
          {options ? (
            <select {...field(name)}>
              {Object.entries(options).map(([option, words]) => (
                <option key={option} value={option}>
                  {words.label}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...field(name)}
              type={kind === 'day' ? 'date' : 'text'}
              list={kind === 'name' ? `${id}names` : undefined}
              maxLength={maxLength}
              autoComplete="off"
            />
          )}
        </label>
      ))}
      <datalist id={`${id}names`}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <label className={`${styles.field} ${styles.wholeLine}`}>
        Note
        <textarea {...field('note')} rows={2} maxLength={NOTE_MAX} />
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
