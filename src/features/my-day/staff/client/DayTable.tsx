import { CircleAlert } from 'lucide-react';
import { useState } from 'react';

import { relativeTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { dayOf } from '../../../../shared/text/day.ts';
import { sendAgain } from '../../../../staff/client/SendAgainButton.tsx';
import { invalidateList, useStaffClient } from '../../../../staff/client/staff-query.ts';
import { countText } from '../../../../staff/list/list-texts.contract.ts';
import { RowActions, type RecordAction } from '../../../../staff/work/client/RowActions.tsx';
import { patchRecords } from '../../../../staff/work/client/patch-records.ts';
import { recordChanges } from '../../../../staff/work/client/record-changes.ts';
import type { RecordKind } from '../../../../staff/work/record-kind.contract.ts';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { Part } from '../../../../ui/staff/Part.tsx';
import { ShownTime } from '../../../../ui/staff/ShownTime.tsx';
import { Cell, CellLink, SecondLine, Table } from '../../../../ui/staff/Table.tsx';
import type { DayPart } from '../my-day.contract.ts';
import { actsOf, type ShownRecord } from './day-acts.ts';
import * as styles from './MyDay.css.ts';
import type { ShownDay } from './use-day.ts';

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => `${days} day${days === 1 ? '' : 's'}`;

/** When the page was made. */
export interface DayTimes {
  today: string;
  now: number;
  time: DisplayTime;
}

interface PartRowsProps {
  part: DayPart;
  records: readonly ShownRecord[];
  left: ShownDay['left'];
  actionsOf: (record: ShownRecord) => readonly RecordAction[];
  times: DayTimes;
}

/** The rows of a part, with what can be done in place. */
const PartRows = ({
  part: { title, href, total },
  records,
  left,
  actionsOf,
  times,
}: PartRowsProps) => (
  <Part
    title={<a href={href}>{title}</a>}
    text={
      total > records.length ? (
        <>
          {`The first ${countText(records.length)}. `}
          <a href={href}>{`Show all ${countText(total)}`}</a>
        </>
      ) : (
        countText(total)
      )
    }
  >
    <Table
      label={title}
      columns={['Name', 'About', 'Owner', 'Since', { label: 'Actions', isMinor: true }]}
    >
      {records.map((record) => (
        <DayRow
          key={record.row.id}
          record={record}
          left={left.get(record.row.id)}
          actions={actionsOf(record)}
          times={times}
        />
      ))}
    </Table>
  </Part>
);

interface DayTableProps extends Omit<PartRowsProps, 'actionsOf'> {
  kind: RecordKind;
  /** Goes on from a record that something was done with. */
  onDone: (id: string) => void;
  /** Asks for the decision on an application. */
  onDecide: (id: string, goOn: () => void) => void;
}

/** A part of the day with records of one kind. */
export function DayTable({ kind, onDone, onDecide, ...rows }: DayTableProps) {
  const changes = recordChanges(kind);
  const actionsOf = (record: ShownRecord) =>
    actsOf(record, kind).map(({ label, key, set }) => ({
      label,
      key,
      run: () => {
        const { row } = record;
        const goOn = () => onDone(row.id);
        if (!set) {
          onDecide(row.id, goOn);
          return;
        }
        void changes.setOn([row], set(dayOf(Date.now(), rows.times.time.timeZone)));
        goOn();
      },
    }));
  return <PartRows {...rows} actionsOf={actionsOf} />;
}

/** What could not be sent, of any kind of records. */
export function UnsentTable(rows: Omit<PartRowsProps, 'actionsOf'>) {
  const client = useStaffClient();
  /** The ids of what is on its way. */
  const [sending] = useState(() => new Set<string>());
  const send = async ({ list, row }: ShownRecord) => {
    if (!row.unsent || sending.has(row.unsent.id)) return;
    const { id } = row.unsent;
    sending.add(id);
    const isSent = await sendAgain(id, row.name);
    sending.delete(id);
    if (isSent) patchRecords(client, list, new Map([[row.id, { unsent: null }]]));
    invalidateList(client, list);
  };
  return (
    <PartRows
      {...rows}
      actionsOf={(record) => [{ label: 'Try again', key: 'a', run: () => void send(record) }]}
    />
  );
}

interface DayRowProps {
  record: ShownRecord;
  /** What became of it, where nothing is left to do. */
  left: string | undefined;
  actions: readonly RecordAction[];
  times: DayTimes;
}

const DayRow = ({
  record: {
    about,
    since,
    href,
    row: { id, name, owner },
  },
  left,
  actions,
  times,
}: DayRowProps) => (
  <tr data-row={id} data-left={left ? '' : undefined}>
    <Cell kind="name" rowName={name}>
      <CellLink href={href} opener={id}>
        {name}
      </CellLink>
    </Cell>
    <Cell kind="line">{about}</Cell>
    <Cell kind="word" label="Owner">
      {owner}
    </Cell>
    <Cell kind="time">
      <Since since={since} {...times} />
    </Cell>
    <Cell kind="details" isMinor>
      <span className={styles.doing}>
        <span className={left ? styles.over : undefined}>
          <RowActions kind="always" name={name} actions={actions} />
        </span>
        {left ? <span className={styles.left}>{left}</span> : null}
      </span>
    </Cell>
  </tr>
);

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
