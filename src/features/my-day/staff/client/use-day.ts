import { useEffect, useEffectEvent, useState } from 'react';

import { kindOfList } from '../../../../record-kinds.contract.ts';
import { ALL_LISTS, useStaffClient, useStaffQuery } from '../../../../staff/client/staff-query.ts';
import { beforePatches } from '../../../../staff/work/client/patch-records.ts';
import {
  dayApi,
  dayTexts,
  MOST_SHOWN,
  SHOWN_AT_FIRST,
  type Day,
  type DayRecord,
} from '../my-day.contract.ts';
import { leftWord, type ShownRecord } from './day-acts.ts';

const DAY = [ALL_LISTS, 'day'] as const;

const begin = (records: readonly DayRecord[]): readonly ShownRecord[] =>
  records.map((record) => ({ ...record, statusAtStart: record.row.status }));

/** The parts of which only the first records are shown. */
const cutParts = (day: Day | undefined) =>
  new Set(
    day?.parts.flatMap(({ title, total }) =>
      total > day.records.filter(({ part }) => part === title).length ? [title] : [],
    ),
  );

const idsOf = (records: readonly DayRecord[]) => new Set(records.map(({ row: { id } }) => id));

interface Shown {
  of: Day | undefined;
  records: readonly ShownRecord[];
  /** The parts of which only the first records are shown. */
  cut: ReadonlySet<string>;
  /** The part of which more was asked for. */
  more: string | null;
}

const shownFrom = (day: Day | undefined): Shown => ({
  of: day,
  records: begin(day?.records ?? []),
  cut: cutParts(day),
  more: null,
});

/** What is shown, with what was read of it since: each row stays where it is, and more come behind its part. */
function shownSince({ of, records, cut, more }: Shown, latest: Day): Shown {
  if (!of) return shownFrom(latest);
  const now = new Map(latest.records.map((record) => [record.row.id, record]));
  const known = idsOf(records);
  const kept = records.map((record) => ({
    ...record,
    ...now.get(record.row.id),
    part: record.part,
  }));
  const added = latest.records.filter(({ part, row }) => part === more && !known.has(row.id));
  return {
    of: latest,
    records: latest.parts.flatMap(({ title }) =>
      [...kept, ...begin(added.slice(0, SHOWN_AT_FIRST))].filter(({ part }) => part === title),
    ),
    cut,
    more: null,
  };
}

/** What was read, with records that the page still shows. */
function withAgain(day: Day, again: readonly DayRecord[]): Day {
  const known = idsOf(day.records);
  const added = again.filter(({ row }) => !known.has(row.id));
  return {
    parts: day.parts.map((part) => ({
      ...part,
      total: part.total + added.filter((record) => record.part === part.title).length,
    })),
    records: [...day.records, ...added],
  };
}

/** What is done about a row that has left the day shows in it, until it is read again. */
function usePatchesOf(records: readonly DayRecord[]): void {
  const client = useStaffClient();
  const patched = useEffectEvent((list: string, sets: ReadonlyMap<string, object>) => {
    const again = records.filter((record) => record.list === list && sets.has(record.row.id));
    if (again.length > 0)
      client.setQueriesData<Day>({ queryKey: DAY }, (day) => day && withAgain(day, again));
  });
  useEffect(() => beforePatches((...patch) => patched(...patch)), []);
}

/** Whether a record is still in the day, or may be: those before it can fill what was read of its part. */
function isStillIn({ part, row }: DayRecord, latest: Day | undefined, shown: readonly DayRecord[]) {
  const read = (latest?.records ?? []).filter((each) => each.part === part);
  const placeIn = (records: readonly DayRecord[], id: string | undefined) =>
    records.findIndex((each) => each.row.id === id);
  if (placeIn(read, row.id) >= 0) return true;
  const placeOfLast = placeIn(shown, read.at(-1)?.row.id);
  return cutParts(latest).has(part) && placeOfLast >= 0 && placeOfLast < placeIn(shown, row.id);
}

/** What became of those that are done for today, by id. */
const leftOf = (records: readonly ShownRecord[], latest: Day | undefined, timeZone: string) =>
  new Map(
    records.flatMap((record): [string, string][] => {
      const isIn = isStillIn(record, latest, records);
      const word = leftWord(record, kindOfList(record.list), timeZone, isIn);
      return word ? [[record.row.id, word]] : [];
    }),
  );

/**
 * The day in its rows: each stays where it is, and says what became of it. What arrives waits until it is
 * asked for.
 * @param start what the page came with; null where it could not be read
 */
export function useDay(start: Day | null, timeZone: string) {
  const [most, setMost] = useState<Readonly<Record<string, string>>>({});
  const [shown, setShown] = useState(() => shownFrom(start ?? undefined));
  const isAtStart = Object.keys(most).length === 0;
  const { data, error } = useStaffQuery(
    [...DAY, most],
    dayApi,
    { query: most },
    { failed: dayTexts.failed, start: (isAtStart ? start : null) ?? undefined },
  );
  // While more is read, all else stays.
  const latest = data ?? shown.of;
  if (latest && latest !== shown.of) setShown(shownSince(shown, latest));
  const { records, cut } = shown;
  usePatchesOf(records);
  const known = idsOf(records);
  const left = leftOf(records, latest, timeZone);
  const isOpen = ({ part, row }: DayRecord, title: string) => part === title && !left.has(row.id);
  // Behind the first of a long part, others move up as those are done: they wait until all of them are.
  const follows = ({ part }: DayRecord, index: number, all: readonly DayRecord[]) =>
    cut.has(part) &&
    records.some((record) => isOpen(record, part)) &&
    index > all.findLastIndex((each) => each.part === part && known.has(each.row.id));
  const parts = (latest?.parts ?? []).map(({ title, lists, total }) => {
    const inPart = latest?.records.filter(({ part }) => part === title) ?? [];
    const done = inPart.filter(({ row }) => left.has(row.id)).length;
    const open = records.filter((record) => isOpen(record, title)).length;
    return {
      title,
      lists,
      /** How much of it is left to do today. */
      count: total - done,
      records: records.filter(({ part }) => part === title),
      /** How many more a press shows. */
      more: cut.has(title)
        ? Math.min(SHOWN_AT_FIRST, MOST_SHOWN - open - done, total - open - done)
        : 0,
      /** How many are then read of it. */
      most: open + done + SHOWN_AT_FIRST,
    };
  });
  return {
    parts,
    records,
    left,
    /** How much is left to do today. */
    count: parts.reduce((sum, part) => sum + part.count, 0),
    arrived: (latest?.records ?? []).filter(
      (record, ...at) => !known.has(record.row.id) && !follows(record, ...at),
    ).length,
    /** Shows what arrived, without what is done. */
    showArrived: () => {
      if (latest) setShown(shownFrom(latest));
    },
    /** Shows more of a part, behind what is shown of it. */
    showMore: (title: string) => {
      const wanted = Math.min(parts.find((each) => each.title === title)?.most ?? 0, MOST_SHOWN);
      if (!latest || (shown.more === title && !error)) return;
      const asked = { ...shown, more: title };
      const isRead = wanted <= Number(most[title] ?? SHOWN_AT_FIRST);
      setShown(isRead ? shownSince(asked, latest) : asked);
      if (!isRead) setMost({ ...most, [title]: String(wanted) });
    },
    problem: error?.message ?? (latest ? null : dayTexts.failed),
  };
}

export type ShownDay = ReturnType<typeof useDay>;
export type ShownPart = ShownDay['parts'][number];
