import type { OpenedRecord } from '../../staff.contract.ts';
import type { DisplayTime } from '../../../shared/display-time.ts';
import type { DetailsOf, WorkRow } from '../work.contract.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { CallError, useStaffClient, useStaffQuery } from '../../client/staff-query.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { NoteForm } from './NoteForm.tsx';
import { RecordFields } from './RecordFields.tsx';
import { ActionButtons, type RecordAction } from './RowActions.tsx';
import type { useChanges } from './use-changes.ts';
import type { useNote } from './use-note.ts';
import * as styles from './Work.css.ts';
import { WorkHistory } from './WorkHistory.tsx';
import type { WorkView } from './work-view.ts';

interface WorkPaneProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  id: string;
  /** As the list has it, where it does. */
  row: Row | undefined;
  /** What the page came with. */
  start: OpenedRecord<Details> | null;
  isDeleted: boolean;
  actionsOf: (row: Row) => readonly RecordAction[];
  names: readonly string[];
  me: string;
  time: DisplayTime;
  /** The list without the pane. */
  closeHref: string;
  changes: ReturnType<typeof useChanges<Row, Details>>;
  note: ReturnType<typeof useNote<Row, Details>>;
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** One record next to the list, which stays in use: what is set on it, notes, and what staff did. */
export function WorkPane<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view,
  id,
  row: listed,
  start,
  isDeleted,
  actionsOf,
  names,
  me,
  time,
  closeHref,
  changes: { setOn },
  note,
}: WorkPaneProps<Row, Details>) {
  const { kind, api, titleOf, dialogLabel, above, answer, below, more } = view;
  const { list, noun } = kind;
  const record = useStaffQuery(
    [list, 'record', id],
    api.details,
    { params: { id } },
    { failed: kind.texts.failed, start: start?.details ?? undefined },
  );
  const client = useStaffClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: [list] });
  const { data, error } = record;
  const row = listed ?? data;
  const problem = error?.message ?? (data ? null : start?.problem);
  const isGone = isDeleted || (error instanceof CallError && error.failure.status === 404);
  const draftKey = `${list} ${id}`;
  const noteKey = `${draftKey} note`;
  const isOfThis = note.variables?.record === id;
  const Pane = dialogLabel ? 'section' : 'aside';
  return (
    <Pane
      className={styles.pane}
      role={dialogLabel ? 'dialog' : undefined}
      aria-label={row && dialogLabel ? dialogLabel(row) : capital(noun.one)}
    >
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {row ? titleOf(row) : capital(noun.one)}
        </h2>
        <Button href={closeHref} variant="quiet" size="small">
          Close
        </Button>
      </div>
      <p className={styles.line} role="status">
        {isGone ? 'This was deleted.' : ''}
      </p>
      {row ? (
        <>
          <div className={styles.line}>
            <ActionButtons actions={actionsOf(row)} />
          </div>
          {above(row, time)}
          <RecordFields
            values={kind.values}
            row={row}
            draftKey={draftKey}
            names={names}
            me={me}
            onSet={(set, was) => setOn([row], set, was)}
          />
          {answer?.(row, readAgain)}
          <NoteForm
            draftKey={noteKey}
            isBusy={note.isPending && isOfThis}
            failure={isOfThis ? (note.error?.message ?? null) : null}
            onSend={(text) =>
              note.mutate({ record: id, id: crypto.randomUUID(), text, draft: noteKey })
            }
          />
        </>
      ) : null}
      {data ? (
        <>
          <WorkHistory history={data.history} time={time} onTried={readAgain} />
          {row ? below?.(row, time) : null}
          {more?.(data, time)}
        </>
      ) : (
        <div className={styles.quiet} aria-live="polite">
          {problem ?? `Reading the ${noun.one}...`}
          {problem ? (
            <StaffButton kind="row" onClick={() => void record.refetch()}>
              Try again
            </StaffButton>
          ) : null}
        </div>
      )}
    </Pane>
  );
}
