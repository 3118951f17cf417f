import { useState } from 'react';

import { namesApi, nameForm, nameTexts, type NameRow } from '../names.contract.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SelectField, type SelectFieldProps } from '../../../ui/Field/Choice.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { DialogQuestion } from '../../../ui/staff/DialogParts.tsx';
import { countText } from '../../list/list-texts.contract.ts';
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
    text: 'Their records and sessions get the new name at once. Past entries keep the old one.',
    confirm: 'Rename',
  },
  remove: {
    title: 'Remove',
    text: 'What is done keeps the name. Whoever leaves still knows the password: change it.',
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

/** What is typed replaces the name that stands there. */
function selectAll(input: HTMLInputElement | HTMLTextAreaElement | null): void {
  input?.select();
}

interface NameQuestionProps {
  asked: Asked;
  /** All of them, who can get the work of one that is removed. */
  names: readonly string[];
  /** @param given the name that was written, or who gets the work */
  onStored: (names: NameRow[], given: string) => void;
  onClose: () => void;
}

/** Asks for what a change of the names needs, and makes it. */
export function NameQuestion({ asked, names, onStored, onClose }: NameQuestionProps) {
  const [problem, setProblem] = useState<string>();
  const { title, text, confirm } = QUESTIONS[asked.change];
  const current = asked.change === 'add' ? '' : asked.row.name;

  const submit = async (form: HTMLFormElement) => {
    const typed = new FormData(form).get('given');
    const given = typeof typed === 'string' ? typed : '';
    const result = await store(asked, given);
    if (result.ok) onStored(result.value, given);
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
          <Heir
            field={field}
            open={asked.row.open}
            names={names.filter((name) => name !== current)}
          />
        ) : (
          <TextField
            {...field}
            label={nameForm.fields.name.label}
            inputRef={selectAll}
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

interface HeirProps {
  field: Omit<SelectFieldProps, 'label' | 'options'>;
  /** How much open work there is. */
  open: number;
  /** Who can get it. */
  names: readonly string[];
}

/** Who gets the open work of somebody who leaves; nothing is asked where there is none. */
const Heir = ({ field, open, names }: HeirProps) =>
  open === 0 ? (
    <p role="alert">{field.error}</p>
  ) : (
    <SelectField
      {...field}
      label={`Who gets their open work (${countText(open)})`}
      placeholder="Nobody"
      options={names.map((name) => ({ value: name, label: name }))}
    />
  );
