import { useEffect, useRef, useState } from 'react';

import {
  namesApi,
  nameForm,
  nameTexts,
  type NameRow,
} from '../../../src/features/staff/names/names.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx';
import { TextField } from '../../../src/ui/Field/Field.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { callAsStaff } from '../shell/call-as-staff.ts';
import { DialogQuestion } from '../ui/DialogParts.tsx';
import { Part } from '../ui/Part.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Cell, Table } from '../ui/Table.tsx';
import * as styles from './Names.css.ts';

/** What is asked about a name; a new one where there is none. */
type Question = { ask: 'add' } | { ask: 'rename' | 'remove'; row: NameRow };

const QUESTIONS = {
  add: { title: 'Add a name', text: 'It can be chosen at sign-in, and given work.', does: 'Add' },
  rename: {
    title: 'Rename',
    text: 'Their records and sessions have the new name at once. The audit log keeps the old one.',
    does: 'Rename',
  },
  remove: {
    title: 'Remove',
    text: 'What is done keeps the name. Whoever leaves still knows the password: give it a new one.',
    does: 'Remove',
  },
} as const;

/** Who works here: add, rename, and hand over the work of somebody who leaves. */
export function NamesPart() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [rows, setRows] = useState<readonly NameRow[]>([]);
  const [question, setQuestion] = useState<Question>({ ask: 'add' });
  /** What is written, or who gets the work. */
  const [given, setGiven] = useState('');
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const read = async () => {
      const result = await callAsStaff(namesApi.list, {});
      if (result.ok) setRows(result.value);
    };
    void read();
  }, []);

  const ask = (asked: Question) => {
    setQuestion(asked);
    setGiven(asked.ask === 'rename' ? asked.row.name : '');
    setProblem(undefined);
    dialog.current?.showModal();
  };
  const of = question.ask === 'add' ? '' : question.row.name;
  const answer = () => {
    if (question.ask === 'remove')
      return callAsStaff(namesApi.remove, { params: { of }, query: { to: given } });
    const body = { name: given };
    return question.ask === 'add'
      ? callAsStaff(namesApi.add, { body })
      : callAsStaff(namesApi.rename, { params: { of }, body });
  };
  const change = async () => {
    const result = await answer();
    if (!result.ok) return setProblem(result.error.error || nameTexts.changeFailed);
    setRows(result.value);
    return dialog.current?.close();
  };
  const { title, text, does } = QUESTIONS[question.ask];

  return (
    <>
      <Part
        title="Names"
        text="Who works here. Everyone chooses theirs at sign-in; work can be given to them."
        action={<StaffButton onClick={() => ask({ ask: 'add' })}>Add a name</StaffButton>}
      >
        <Table
          label="Names"
          columns={['Name', 'Open work', 'Actions']}
          empty={rows.length === 0 ? 'No names yet. The first is written at sign-in.' : null}
        >
          {rows.map((row) => (
            <tr key={row.name}>
              <Cell kind="name">{row.name}</Cell>
              <Cell kind="word" label="Open work">
                {row.open}
              </Cell>
              <Cell>
                <span className={styles.names}>
                  {(['rename', 'remove'] as const).map((each) => (
                    <StaffButton key={each} kind="row" onClick={() => ask({ ask: each, row })}>
                      {QUESTIONS[each].title}...
                      <VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
                    </StaffButton>
                  ))}
                </span>
              </Cell>
            </tr>
          ))}
        </Table>
      </Part>
      <Dialog id="staff-name" label={title} dialogRef={dialog}>
        <DialogQuestion title={of ? `${title} ${of}` : title} text={text} />
        <form
          key={`${question.ask} ${of}`}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void change();
          }}
        >
          {question.ask === 'remove' ? (
            <label className={styles.form}>
              {`${question.row.open} open leads and messages go to`}
              <select
                className={styles.select}
                value={given}
                onChange={({ currentTarget }) => setGiven(currentTarget.value)}
              >
                <option value="">nobody</option>
                {rows
                  .filter(({ name }) => name !== of)
                  .map(({ name }) => (
                    <option key={name} value={name}>
                      {name}
                    </option>
                  ))}
              </select>
              <span role="alert">{problem}</span>
            </label>
          ) : (
            <TextField
              id="staff-name-text"
              name="name"
              label={nameForm.fields.name.label}
              defaultValue={of}
              autoComplete="off"
              error={problem}
              onChange={({ currentTarget }) => {
                setGiven(currentTarget.value);
                setProblem(undefined);
              }}
            />
          )}
          <span className={styles.names}>
            <Button type="submit" size="small">
              {does}
            </Button>
            <Button size="small" variant="secondary" onClick={() => dialog.current?.close()}>
              Cancel
            </Button>
          </span>
        </form>
      </Dialog>
    </>
  );
}
