import { CircleAlert } from 'lucide-react';
import { Fragment, useState } from 'react';

import { kindOfList } from '../../../../record-kinds.contract.ts';
import { relativeTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { dayOf } from '../../../../shared/text/day.ts';
import { capitalized } from '../../../../shared/text/letter-case.ts';
import { focusRow } from '../../../../staff/list/client/row-focus.ts';
import { sendAgain } from '../../../../staff/client/SendAgainButton.tsx';
import { invalidateList, useStaffClient } from '../../../../staff/client/staff-query.ts';
import { countText } from '../../../../staff/list/list-texts.contract.ts';
import { RowActions, type RecordAction } from '../../../../staff/work/client/RowActions.tsx';
import { patchRecords } from '../../../../staff/work/client/patch-records.ts';
import { recordChanges } from '../../../../staff/work/client/record-changes.ts';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Part } from '../../../../ui/staff/Part.tsx';
import { StaffButton } from '../../../../ui/staff/StaffButton.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ShownTime } from '../../../../ui/staff/ShownTime.tsx';
import { Cell, CellLink, SecondLine, Table } from '../../../../ui/staff/Table.tsx';
import { dayTexts } from '../my-day.contract.ts';
import { actsOf, isStep, isWithoutNext, type ShownRecord } from './day-acts.ts';
import { MORE_KEY, partId } from './day-keys.ts';
import * as styles from './MyDay.css.ts';
import { NextStep } from './NextStep.tsx';
import type { ShownDay, ShownPart } from './use-day.ts';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => `${days} day${days === 1 ? '' : 's'}`;

/** When the page was made. */
export interface DayTimes {
  today: string;
  now: number;
  time: DisplayTime;
}

interface DayTableProps {
  part: ShownPart;
  left: ShownDay['left'];
  times: DayTimes;
  /** Goes on from a record that something was done with. */
  onDone: (id: string) => void;
  /** Asks for the decision on an application. */
  onDecide: (id: string, goOn: () => void) => void;
  onMore: () => void;
}

/** A part of the day, with what can be done in place. */
export function DayTable({ part, left, times, onDone, onDecide, onMore }: DayTableProps) {
  const { title, records } = part;
  const send = useSending();
  const changeActs = (record: ShownRecord): readonly RecordAction[] => {
    const kind = kindOfList(record.list);
    return actsOf(record, kind).map(({ label, key, set }) => ({
      label,
      key,
      run: () => {
        const { row } = record;
        const goOn = () => onDone(row.id);
        if (!set) {
          onDecide(row.id, goOn);
          return;
        }
        void recordChanges(kind).setOn([row], set(dayOf(Date.now(), times.time.timeZone)));
        goOn();
      },
    }));
  };
  const sendActs = (record: ShownRecord): readonly RecordAction[] => [
    { label: 'Try again', key: 'a', run: () => void send(record) },
  ];
  const actionsOf = title === dayTexts.unsent ? sendActs : changeActs;
  const areSteps = records.every(isStep);
  return (
    <div id={partId(title)}>
      <Part title={title} text={<InLists part={part} />}>
        <Table
          label={title}
          columns={[
            'Name',
            'About',
            areSteps ? 'Kind' : 'Owner',
            'Since',
            { label: 'Actions', isMinor: true },
          ]}
        >
          {records.map((record) => (
            <DayRow
              key={record.row.id}
              record={record}
              left={left.get(record.row.id)}
              actions={actionsOf(record)}
              times={times}
              onDone={() => onDone(record.row.id)}
            />
          ))}
        </Table>
        <MoreButton part={part} onMore={onMore} />
      </Part>
    </div>
  );
}

/** How much of a part is left, and where all of it is. */
const InLists = ({ part: { lists, count, more } }: Pick<DayTableProps, 'part'>) => (
  <>
    {`${more > 0 ? 'The first of ' : ''}${countText(count)}, in `}
    {lists.map(({ title, href }, index) => (
      <Fragment key={title}>
        {index > 0 ? ', ' : ''}
        <a href={href}>{title}</a>
      </Fragment>
    ))}
  </>
);

const MoreButton = ({
  part: { title, records, more },
  onMore,
}: Pick<DayTableProps, 'part' | 'onMore'>) =>
  more > 0 ? (
    <p className={styles.rest}>
      <StaffButton
        kind="row"
        aria-keyshortcuts={MORE_KEY}
        onClick={({ detail }) => {
          // Keys go on behind the last row; the button may go.
          if (detail === 0) focusRow(records.at(-1)?.row.id ?? '');
          onMore();
        }}
      >
        {`Show ${countText(more)} more`}
        <VisuallyHidden>{` of ${title}`}</VisuallyHidden>
        <span className={styles.key}> ({MORE_KEY})</span>
      </StaffButton>
    </p>
  ) : null;

/** Sends again what could not be sent about a record. */
function useSending() {
  const client = useStaffClient();
  /** The ids of what is on its way. */
  const [sending] = useState(() => new Set<string>());
  return async ({ list, row }: ShownRecord) => {
    if (!row.unsent || sending.has(row.unsent.id)) return;
    const { id } = row.unsent;
    sending.add(id);
    const isSent = await sendAgain(id, row.name);
    sending.delete(id);
    if (isSent) patchRecords(client, list, new Map([[row.id, { unsent: null }]]));
    invalidateList(client, list);
  };
}

interface DayRowProps {
  record: ShownRecord;
  /** What became of it, where nothing is left to do. */
  left: string | undefined;
  actions: readonly RecordAction[];
  times: DayTimes;
  /** Goes on from it. */
  onDone: () => void;
}

const DayRow = ({ record, left, actions, times, onDone }: DayRowProps) => {
  const { about, since, href, row } = record;
  const { id, name, owner } = row;
  const kind = kindOfList(record.list);
  return (
    <tr data-row={id} data-left={left ? '' : undefined}>
      <Cell kind="name" rowName={name}>
        <CellLink href={href} opener={id}>
          {name}
        </CellLink>
      </Cell>
      <Cell kind="line">{(isStep(record) && row.next_step) || about}</Cell>
      {isStep(record) ? (
        <Cell kind="word" label="Kind">
          {capitalized(kind.noun.one)}
        </Cell>
      ) : (
        <Cell kind="word" label="Owner">
          {owner}
        </Cell>
      )}
      <Cell kind="time">
        <Since since={since} {...times} />
      </Cell>
      <Cell kind="details" isMinor>
        <span className={styles.doing}>
          <span className={left ? styles.over : undefined}>
            <RowActions kind="always" name={name} actions={actions} />
          </span>
          {left ? <span className={styles.left}>{left}</span> : null}
          {left && isWithoutNext(record, kind) ? (
            <NextStep
              record={record}
              today={times.today}
              onSet={(set) => void recordChanges(kind).setOn([row], set)}
              onLeave={onDone}
            />
          ) : null}
        </span>
      </Cell>
    </tr>
  );
};

/** Since when a record waits, and how long that is. */
function Since({ since, today, now, time }: DayTimes & Pick<ShownRecord, 'since'>) {
  if (typeof since === 'number') {
    const ago = relativeTime(since, now) ?? `${inDays(Math.floor((now - since) / DAY_MS))} ago`;
    return (
      <>
        <ShownTime isDay at={new Date(since).toISOString()} time={time} />
        <SecondLine>{ago}</SecondLine>
      </>
    );
  }
  const late = Math.round((Date.parse(today) - Date.parse(since)) / DAY_MS);
  return (
    <>
      {/* A day is the same one in every zone. */}
      <ShownTime isDay at={since} time={{ ...time, timeZone: 'UTC' }} />
      <SecondLine>
        {late > 0 ? (
          <span className={styles.late}>
            <Icon icon={CircleAlert} size={14} />
            {`${inDays(late)} late`}
          </span>
        ) : (
          'today'
        )}
      </SecondLine>
    </>
  );
}
