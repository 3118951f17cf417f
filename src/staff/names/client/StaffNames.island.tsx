import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { namesApi, type NameRow } from '../names.contract.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useStaffClient, useStaffQuery } from '../../client/staff-query.ts';
import { showDialog } from '../../client/show-dialog.ts';
import { Part } from '../../../ui/staff/Part.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { Cell, Table } from '../../../ui/staff/Table.tsx';
import { NameQuestion, QUESTIONS, type Asked } from './NameQuestion.tsx';
import * as styles from './Names.css.ts';

const KEY = ['names'];

/** The navigation says whose session it is. */
function showOwnName(from: string, to: string): void {
  const own = document.querySelector('[data-own-name]');
  if (own?.textContent === from) own.textContent = to;
}

/** Who is in a row that was renamed, or next to one that was removed. */
function toReturnTo(
  { change, row }: Extract<Asked, { row: NameRow }>,
  rows: readonly NameRow[],
  given: string,
) {
  if (change === 'rename') return given;
  const at = rows.findIndex(({ name }) => name === row.name);
  return (rows[at + 1] ?? rows[at - 1])?.name ?? null;
}

/** Once the question is closed, the focus goes to the row of a name: the button that asked is gone. */
function useReturn(isAsked: boolean, rows: readonly NameRow[]) {
  const wanted = useRef<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked || wanted.current === null) return;
    const row = rows.findIndex(({ name }) => name === wanted.current);
    root.current?.querySelectorAll('tbody tr')[row]?.querySelector('button')?.focus();
    // Once: rows that arrive later leave the focus where it is.
    wanted.current = null;
  }, [isAsked, rows]);
  const returnTo = (name: string | null) => {
    wanted.current = name;
  };
  return { root, returnTo };
}

/**
 * The names of staff on the site page: add, rename, and hand over the work of somebody who leaves.
 *
 * Why is this an island? A name is added, changed and removed in place.
 */
export function StaffNames() {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useStaffClient();
  const { data: rows = [] } = useStaffQuery(KEY, namesApi.list, {}, { failed: '' });
  const [asked, setAsked] = useState<Asked | null>(null);

  const { root, returnTo } = useReturn(asked !== null, rows);
  const ask = (question: Asked) => {
    returnTo(null);
    // Its field is there when the dialog looks for it.
    flushSync(() => setAsked(question));
    showDialog(dialog.current);
  };

  return (
    <>
      <Part
        title="Names"
        text="Who works here. Everyone chooses theirs at sign-in; work can be given to them."
        action={<StaffButton onClick={() => ask({ change: 'add' })}>Add a name</StaffButton>}
      >
        <div ref={root}>
          <NamesTable rows={rows} onAsk={ask} />
        </div>
      </Part>
      <Dialog
        id="staff-name"
        label={QUESTIONS[asked?.change ?? 'add'].title}
        dialogRef={dialog}
        onClose={() => setAsked(null)}
      >
        {asked ? (
          <NameQuestion
            asked={asked}
            names={rows.map(({ name }) => name)}
            onStored={(names, given) => {
              client.setQueryData(KEY, names);
              if (asked.change === 'add') return;
              returnTo(toReturnTo(asked, rows, given));
              if (asked.change === 'rename') showOwnName(asked.row.name, given);
            }}
            onClose={() => dialog.current?.close()}
          />
        ) : null}
      </Dialog>
    </>
  );
}

interface NamesTableProps {
  rows: readonly NameRow[];
  onAsk: (question: Asked) => void;
}

const NamesTable = ({ rows, onAsk }: NamesTableProps) => (
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
            {(['rename', 'remove'] as const).map((change) => (
              <StaffButton key={change} kind="row" onClick={() => onAsk({ change, row })}>
                {QUESTIONS[change].title}...
                <VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
              </StaffButton>
            ))}
          </span>
        </Cell>
      </tr>
    ))}
  </Table>
);
