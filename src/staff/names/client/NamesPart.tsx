import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { namesApi, nameForm, nameTexts, type NameRow } from '../names.contract.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { SelectField } from '../../../ui/Field/Choice.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useStaffClient, useStaffQuery } from '../../client/staff-query.ts';
import { callAsStaff } from '../../client/call-as-staff.ts';
import { showDialog } from '../../client/show-dialog.ts';
import { DialogQuestion } from '../../../ui/staff/DialogParts.tsx';
import { Part } from '../../../ui/staff/Part.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { Cell, Table } from '../../../ui/staff/Table.tsx';
import * as styles from './Names.css.ts';

/** What is asked about a name; a new one where there is none. */
type Question = { ask: 'add' } | { ask: 'rename' | 'remove'; row: NameRow };

const KEY = ['names'];

const QUESTIONS = {
  add: { title: 'Add a name', text: 'It can be chosen at sign-in, and given work.' },
  rename: {
    title: 'Rename',
    text: 'Their records and sessions have the new name at once. The audit log keeps the old one.',
  },
  remove: {
    title: 'Remove',
    text: 'What is done keeps the name. Whoever leaves still knows the password: give it a new one.',
  },
} as const;

/** Who works here: add, rename, and hand over the work of somebody who leaves. */
export function NamesPart() {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useStaffClient();
  const { data: rows = [] } = useStaffQuery(KEY, namesApi.list, {}, { failed: '' });
  const [question, setQuestion] = useState<Question>({ ask: 'add' });
  const [problem, setProblem] = useState<string>();

  /** The question that shows. */
  const shown = useRef(question);

  const ask = (asked: Question) => {
    shown.current = asked;
    // Its field is there when the dialog looks for it.
    flushSync(() => {
      setQuestion(asked);
      setProblem(undefined);
    });
    showDialog(dialog.current);
  };
  const of = question.ask === 'add' ? '' : question.row.name;
  /** @param given what is written, or who gets the work */
  const answer = (given: string) => {
    if (question.ask === 'remove')
      return callAsStaff(namesApi.remove, { params: { of }, query: { to: given } });
    const body = { name: given };
    return question.ask === 'add'
      ? callAsStaff(namesApi.add, { body })
      : callAsStaff(namesApi.rename, { params: { of }, body });
  };
  const change = async (form: HTMLFormElement) => {
    const given = new FormData(form).get('given');
    const result = await answer(typeof given === 'string' ? given : '');
    if (result.ok) client.setQueryData(KEY, result.value);
    // Another one may show by now.
    if (shown.current !== question) return;
    if (!result.ok) {
      setProblem(result.error.error || nameTexts.changeFailed);
      return;
    }
    dialog.current?.close();
  };
  const { title, text } = QUESTIONS[question.ask];
  const field = {
    id: 'staff-name-given',
    name: 'given',
    error: problem,
    onChange: () => setProblem(undefined),
  };

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
        <DialogQuestion title={`${title} ${of}`} text={text} />
        <form
          key={`${question.ask} ${of}`}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void change(event.currentTarget);
          }}
        >
          {question.ask === 'remove' ? (
            <SelectField
              {...field}
              label={`${question.row.open} open leads and messages go to`}
              placeholder="nobody"
              options={rows
                .filter(({ name }) => name !== of)
                .map(({ name }) => ({ value: name, label: name }))}
            />
          ) : (
            <TextField
              {...field}
              label={nameForm.fields.name.label}
              defaultValue={of}
              autoComplete="off"
            />
          )}
          <span className={styles.names}>
            <Button type="submit" size="small">
              {title.replace(' a name', '')}
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
