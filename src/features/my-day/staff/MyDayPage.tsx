import { CircleAlert } from 'lucide-react';

import { Island } from '../../../http/page/island.tsx';
import { recordKinds } from '../../../record-kinds.contract.ts';
import { relativeTime, type DisplayTime } from '../../../shared/display-time.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { listHref } from '../../../staff/list/list.contract.ts';
import { countText } from '../../../staff/list/list-texts.contract.ts';
import type { Reader } from '../../../staff/reader.ts';
import type { ToDoPart } from '../../../staff/to-do.queries.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { Part } from '../../../ui/staff/Part.tsx';
import { Region, Screen } from '../../../ui/staff/Screen.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { Cell, CellLink, SecondLine, Table } from '../../../ui/staff/Table.tsx';
import { MyDayKeys } from './client/MyDayKeys.island.tsx';
import * as styles from './MyDay.css.ts';

interface MyDayPageProps {
  /** Null when it could not be read. */
  parts: readonly ToDoPart[] | null;
  reader: Reader;
  now: number;
  time: DisplayTime;
}

const { path, title } = staffPages.day;
const DAY_MS = 24 * 3_600_000;

const inDays = (days: number) => `${days} day${days === 1 ? '' : 's'}`;

/** One list of what the reader has to do today, whatever kind of record it is of. */
export function MyDayPage({ parts, reader, now, time }: MyDayPageProps) {
  const shown = parts?.filter(({ total }) => total > 0) ?? [];
  return (
    <Screen
      title={title}
      actions={null}
      status={
        <>
          <p>
            {`What is due today (${reader.timeZone.replaceAll('_', ' ')}), with the next steps of ${reader.isNamed ? reader.who : 'nobody, as your session has no name'}.`}
          </p>
          {/* A poll shows it. */}
          <a
            className={styles.changed}
            href={path}
            data-changed={recordKinds.map(({ list }) => list).join(' ')}
            hidden
          >
            Something has changed. Show it (.)
          </a>
        </>
      }
      problem={parts ? null : 'Failed to read what there is to do.'}
    >
      <Region label="To do, entries">
        {shown.map((part) => (
          <ToDoTable key={part.title} part={part} today={reader.today} now={now} time={time} />
        ))}
        {parts && shown.length === 0 ? (
          <EmptyState
            text="Nothing is due, and every message is answered."
            isNarrowed={false}
            next={{
              text: 'A lead or an application stands here on the day of its next step.',
              href: listHref(staffPages.leads.path, { status: 'new' }),
              label: 'Go through the new leads',
            }}
          />
        ) : null}
      </Region>
      <Island name="MyDayKeys" component={MyDayKeys} when="load" props={{}} />
    </Screen>
  );
}

interface ToDoTableProps extends Pick<MyDayPageProps, 'now' | 'time'> {
  part: ToDoPart;
  today: string;
}

function ToDoTable({ part, today, now, time }: ToDoTableProps) {
  const { title: name, kind, list, rows, total } = part;
  const href = listHref(kind.page.path, list);
  return (
    <Part
      title={<a href={href}>{name}</a>}
      text={
        total > rows.length ? (
          <>
            {`The first ${countText(rows.length)}. `}
            <a href={href}>{`Show all ${countText(total)}`}</a>
          </>
        ) : (
          countText(total)
        )
      }
    >
      <Table label={name} columns={['Name', 'About', 'Owner', 'Since']}>
        {rows.map(({ id, name: who, about, owner, since }) => (
          <tr key={id} data-row={id}>
            <Cell kind="name" rowName={who}>
              <CellLink href={listHref(kind.page.path, { ...list, open: id })} opener={id}>
                {who}
              </CellLink>
            </Cell>
            <Cell kind="line">{about}</Cell>
            <Cell kind="word" label="Owner">
              {owner}
            </Cell>
            <Cell kind="time">
              <Since since={since} today={today} now={now} time={time} />
            </Cell>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

interface SinceProps extends Pick<MyDayPageProps, 'now' | 'time'> {
  since: number | string;
  today: string;
}

/** Since when a record waits, and how long that is. */
function Since({ since, today, now, time }: SinceProps) {
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
        {late === 0 ? (
          'today'
        ) : (
          <span className={styles.late}>
            <Icon icon={CircleAlert} size={14} />
            {`${inDays(late)} late`}
          </span>
        )}
      </SecondLine>
    </>
  );
}
