import type { ReactNode } from 'react';

import { goneText } from '../words.contract.ts';
import type { DetailsOf, WorkRow } from '../work.contract.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { focusRow } from '../../list/client/row-focus.ts';
import type { Answering } from '../../client/answering.ts';
import {
  CallError,
  invalidateList,
  useStaffClient,
  useStaffQuery,
} from '../../client/staff-query.ts';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { RecordNote } from './NoteForm.tsx';
import { RecordFields } from './RecordFields.tsx';
import { ActionButtons } from './RowActions.tsx';
import { UnsentPart } from './UnsentPart.tsx';
import type { Work, WorkPartProps } from './use-work.ts';
import * as styles from './WorkPane.css.ts';
import { WorkHistory } from './WorkHistory.tsx';
import type { WorkView } from './work-view.ts';

interface WorkPaneProps<Row extends WorkRow, Details extends DetailsOf<Row>> extends WorkPartProps<
  Row,
  Details
> {
  id: string;
}

/** One record next to the list, which stays in use: what is set on it, notes, and what staff did. */
export function WorkPane<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work,
  id,
}: WorkPaneProps<Row, Details>) {
  const { view, page, list } = work;
  const { About, Answer, saysUnsent = () => true } = view.pane;
  const record = useRecord(work, id);
  const { row, isGone, readAgain } = record;
  const { values } = view.kind;
  const unsent = row?.unsent && saysUnsent(row) ? row.unsent : null;
  const draftKey = `${view.kind.list} ${id}`;
  const after = work.ids[work.ids.indexOf(id) + 1];
  const goOn = (next: string) => {
    list.go({ open: next });
    focusRow(next);
  };
  return (
    <Pane
      view={view}
      id={id}
      row={row}
      closeHref={list.hrefOf({ open: null })}
      onNext={after === undefined ? undefined : () => goOn(after)}
    >
      <p className={styles.gone} role="status">
        {isGone ? goneText(view.kind.noun.one) : ''}
      </p>
      {row ? (
        <>
          <div className={styles.paneActions}>
            {isGone ? null : <ActionButtons actions={work.paneActions(row)} />}
          </div>
          {unsent && !isGone ? (
            <UnsentPart unsent={unsent} name={row.name} time={page.time} onTried={readAgain} />
          ) : null}
          <About row={row} time={page.time} />
          <RecordFields
            values={values}
            row={row}
            draftKey={draftKey}
            names={page.names}
            me={page.me}
            isGone={isGone}
            onSet={(set, was) => work.changes.setOn([row], set, was)}
          />
          <Answer row={row} answering={answeringOf(work, row, record)} />
          <RecordNote
            list={view.kind.list}
            record={id}
            name={row.name}
            isGone={isGone}
            onLeave={() => focusRow(id)}
          />
        </>
      ) : null}
      {isGone ? null : <DetailsPart work={work} id={id} record={record} said={unsent?.id} />}
    </Pane>
  );
}

interface DetailsPartProps<
  Row extends WorkRow,
  Details extends DetailsOf<Row>,
> extends WorkPaneProps<Row, Details> {
  record: ReturnType<typeof useRecord<Row, Details>>;
  /** The e-mail that the pane says was not sent. */
  said: string | undefined;
}

/** What the list does not have: what staff did, and more of the record. */
function DetailsPart<Row extends WorkRow, Details extends DetailsOf<Row>>({
  work: { view, page },
  id,
  record: { details, problem, readAgain, retry },
  said,
}: DetailsPartProps<Row, Details>) {
  const { Notice, Further } = view.pane;
  const { list, noun } = view.kind;
  return (
    <>
      {details ? (
        <>
          {Notice ? <Notice details={details} time={page.time} /> : null}
          <WorkHistory
            about={{ list, id, name: details.name }}
            said={said}
            history={details.history}
            time={page.time}
            onChanged={readAgain}
          />
          {Further ? <Further details={details} time={page.time} /> : null}
        </>
      ) : (
        <div className={styles.quiet} aria-live="polite">
          {problem ?? `Reading the ${noun.one}...`}
          {problem ? (
            <StaffButton kind="row" onClick={retry}>
              Try again
            </StaffButton>
          ) : null}
        </div>
      )}
    </>
  );
}

/** What an answer to the person of a record does beside being sent. */
function answeringOf<Row extends WorkRow, Details extends DetailsOf<Row>>(
  { view, page, rows, changes }: Work<Row, Details>,
  row: Row,
  { isGone, readAgain }: Pick<Answering, 'isGone' | 'readAgain'>,
): Answering {
  return {
    me: page.signature,
    isGone,
    readAgain,
    onWait: () => changes.setAsPart(row, { waits: 'them' }),
    next: () => {
      const further = rows.slice(rows.findIndex(({ id }) => id === row.id) + 1);
      return further.find((each) => !each.waits && view.list.awaits(each, page.time))?.id;
    },
  };
}

/** The open record as the list has it, where it does, and its details. */
function useRecord<Row extends WorkRow, Details extends DetailsOf<Row>>(
  { view: { kind, api }, page, list: { live }, rows }: Work<Row, Details>,
  id: string,
) {
  const client = useStaffClient();
  const start = page.open?.id === id ? page.open : null;
  const { data, error, refetch } = useStaffQuery(
    [kind.list, 'record', id],
    api.details,
    { params: { id } },
    { failed: kind.texts.failed, start: start?.details ?? undefined },
  );
  const isGone =
    live.left.get(id) === 'deleted' || (error instanceof CallError && error.failure.status === 404);
  const listed = rows.find((each) => each.id === id);
  // What the list shows of it then is from before it was opened.
  const row: Row | undefined = isGone ? (data ?? listed) : (listed ?? data);
  return {
    row,
    details: data,
    isGone,
    problem: error?.message ?? (data ? null : start?.problem),
    retry: () => void refetch(),
    /** With its list. */
    readAgain: () => invalidateList(client, kind.list),
  };
}

interface PaneProps<Row extends WorkRow, Details extends DetailsOf<Row>> {
  view: WorkView<Row, Details>;
  /** Of the record. */
  id: string;
  row: Row | undefined;
  /** The list without the pane. */
  closeHref: string;
  /** Opens the record below in the list. */
  onNext: (() => void) | undefined;
  children: ReactNode;
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

function Pane<Row extends WorkRow, Details extends DetailsOf<Row>>({
  view: { kind, pane },
  id,
  row,
  closeHref,
  onNext,
  children,
}: PaneProps<Row, Details>) {
  const { titleOf, dialogLabel } = pane;
  const noun = capital(kind.noun.one);
  const Element = dialogLabel ? 'section' : 'aside';
  return (
    <Element
      className={styles.pane}
      data-row-of={id}
      role={dialogLabel ? 'dialog' : undefined}
      aria-label={row && dialogLabel ? dialogLabel(row) : noun}
    >
      <div className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {row ? titleOf(row) : noun}
        </h2>
        <span className={styles.ways}>
          {onNext ? (
            <Button variant="quiet" size="small" aria-keyshortcuts="j" onClick={onNext}>
              Next
            </Button>
          ) : null}
          <Button href={closeHref} variant="quiet" size="small">
            Close
          </Button>
        </span>
      </div>
      {children}
    </Element>
  );
}
