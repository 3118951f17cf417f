import { useEffect } from 'react';

import type { DisplayTime } from '../../../../shared/display-time.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { useKeys } from '../../../../staff/client/keys.ts';
import { listHref } from '../../../../staff/list/list.contract.ts';
import { countText } from '../../../../staff/list/list-texts.contract.ts';
import {
  focusFirstRow,
  focusRow,
  followModality,
  isKeyboardInRows,
  nextOf,
} from '../../../../staff/list/client/row-focus.ts';
import { DecisionDialog } from '../../../affiliates/staff/client/DecisionDialog.tsx';
import { useDecisions } from '../../../affiliates/staff/client/use-decisions.ts';
import { useQuestion } from '../../../affiliates/staff/client/use-question.ts';
import { EmptyState } from '../../../../ui/staff/EmptyState.tsx';
import { Region, Screen } from '../../../../ui/staff/Screen.tsx';
import { StaffButton } from '../../../../ui/staff/StaffButton.tsx';
import type { Day } from '../my-day.contract.ts';
import { ARRIVED_KEY, dayKeys, partId } from './day-keys.ts';
import { useDayPlace } from './use-day-place.ts';
import { DayTable } from './DayTable.tsx';
import * as styles from './MyDay.css.ts';
import { useDay, type ShownDay } from './use-day.ts';

type MyDayProps = {
  /** Null when it could not be read. */
  day: Day | null;
  /** The reader's name; null for none. */
  who: string | null;
  today: string;
  now: number;
  time: DisplayTime;
};

/**
 * What the reader has to do today, whatever kind of record it is of, done in place.
 *
 * Why is this an island? Rows are worked by keys and buttons, and what others do shows while it is open.
 */
export function MyDay({ day: start, who, ...times }: MyDayProps) {
  const day = useDay(start, times.time.timeZone);
  const { parts, records, left, showMore, problem } = day;
  useDecisions();
  const { question, askAbout, close } = useQuestion();
  const ids = records.map(({ row: { id } }) => id);
  useKeys(dayKeys(day));
  useEffect(followModality, []);
  useDayPlace(ids);
  const goOn = (id: string) => {
    const open = ids.filter((each) => each !== id && !left.has(each));
    focusRow(nextOf(ids, id, new Set(open)) ?? id, isKeyboardInRows());
  };
  return (
    <>
      <Screen
        title={staffPages.day.title}
        actions={null}
        status={<DayStatus day={day} who={who} time={times.time} />}
        problem={problem}
      >
        <Region label="To do, entries">
          {parts.map((part) =>
            part.records.length === 0 ? null : (
              <DayTable
                key={part.title}
                part={part}
                left={left}
                times={times}
                onDone={goOn}
                onDecide={askAbout}
                onMore={() => showMore(part.title)}
              />
            ),
          )}
          {problem === null && records.length === 0 ? (
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
      </Screen>
      <DecisionDialog question={question} onClose={close} />
    </>
  );
}

/** Shows a part from its top, and has keys go on there. */
function goTo(id: string): void {
  document.querySelector(`#${id}`)?.scrollIntoView();
  focusFirstRow(`#${id} tr[data-row]`);
}

interface DayStatusProps extends Pick<MyDayProps, 'who' | 'time'> {
  day: ShownDay;
}

/** How much is left, whose day it is, and what arrived. */
const DayStatus = ({
  day: { parts, count, arrived, showArrived, problem },
  who,
  time: { timeZone },
}: DayStatusProps) => (
  <>
    <div className={styles.ways}>
      {problem === null ? (
        <p role="status">{count === 0 ? 'Nothing left for today' : `${countText(count)} left`}</p>
      ) : null}
      {parts
        .filter((part) => part.records.length > 0)
        .map((part) => (
          <a
            key={part.title}
            className={styles.way}
            href={`#${partId(part.title)}`}
            onClick={(event) => {
              event.preventDefault();
              goTo(partId(part.title));
            }}
          >{`${part.title} ${countText(part.count)}`}</a>
        ))}
    </div>
    <p className={styles.whose}>
      {`What is due today (${timeZone.replaceAll('_', ' ')}), with the next steps of ${who ?? 'nobody, as your session has no name'}.`}
    </p>
    <span className={arrived > 0 ? styles.more : styles.unseen}>
      <StaffButton kind="row" aria-keyshortcuts={ARRIVED_KEY} onClick={showArrived}>
        {`Show ${countText(arrived)} new`}
        <span className={styles.key}> ({ARRIVED_KEY})</span>
      </StaffButton>
    </span>
  </>
);
