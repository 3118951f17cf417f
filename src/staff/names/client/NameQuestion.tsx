import { useState } from 'react';

import { namesApi, nameForm, nameTexts, type NameRow } from '../names.contract.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SelectField } from '../../../ui/Field/Choice.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { DialogQuestion } from '../../../ui/staff/DialogParts.tsx';
import { callAsStaff } from '../../client/call-as-staff.ts';
import * as styles from './Names.css.ts';

/** A change of the names that staff are asked about. */
export type Asked = { change: 'add' } | { change: 'rename' | 'remove'; row: NameRow };

export const QUESTIONS = {
  add: {
    title: 'Add a name',
    text: 'It can be chosen at sign-in, and given work.',
    confirm: 'Add',
  },
  rename: {
    title: 'Rename',
    text: 'Their records and sessions have the new name at once. The audit log keeps the old one.',
    confirm: 'Rename',
  },
  remove: {
    title: 'Remove',
    text: 'What is done keeps the name. Whoever leaves still knows the password: give it a new one.',
    confirm: 'Remove',
  },
} as const;

/** @param given what is written, or who gets the work */
function store(asked: Asked, given: string) {
  if (asked.change === 'add') return callAsStaff(namesApi.add, { body: { name: given } });
  const params = { of: asked.row.name };
  return asked.change === 'rename'
    ? callAsStaff(namesApi.rename, { params, body: { name: given } })
    : callAsStaff(namesApi.remove, { params, query: { to: given } });
}

interface NameQuestionProps {
  asked: Asked;
  /** All of them, who can get the work of one that is removed. */
  names: readonly string[];
  onStored: (names: NameRow[]) => void;
  onClose: () => void;
}

/** Asks for what a change of the names needs, and makes it. */
export function NameQuestion({ asked, names, onStored, onClose }: NameQuestionProps) {
  const [problem, setProblem] = useState<string>();
  const { title, text, confirm } = QUESTIONS[asked.change];
  const current = asked.change === 'add' ? '' : asked.row.name;

  const submit = async (form: HTMLFormElement) => {
    const given = new FormData(form).get('given');
    const result = await store(asked, typeof given === 'string' ? given : '');
    if (result.ok) onStored(result.value);
    // The dialog was closed in the meantime, and may ask for another change.
    if (!form.isConnected) return;
    if (result.ok) onClose();
    else setProblem(result.error.error || nameTexts.changeFailed);
  };

  const field = {
    id: 'staff-name-given',
    name: 'given',
    error: problem,
    onChange: () => setProblem(undefined),
  };
  return (
    <>
      <DialogQuestion title={`${title} ${current}`} text={text} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {asked.change === 'remove' ? (
          <SelectField
            {...field}
            label={`${asked.row.open} open leads and messages go to`}
            placeholder="nobody"
            options={names
              .filter((name) => name !== current)
              .map((name) => ({ value: name, label: name }))}
          />
        ) : (
          <TextField
            {...field}
            label={nameForm.fields.name.label}
            defaultValue={current}
            autoComplete="off"
          />
        )}
        <span className={styles.names}>
          <Button type="submit" size="small">
            {confirm}
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </span>
      </form>
    </>
  );
}
