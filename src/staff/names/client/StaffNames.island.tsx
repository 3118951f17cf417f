import { useRef, useState } from 'react';
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

  const ask = (question: Asked) => {
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
        <NamesTable rows={rows} onAsk={ask} />
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
            onStored={(names) => client.setQueryData(KEY, names)}
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
