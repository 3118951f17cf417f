import { useState } from 'react';

import { recordKinds } from '../../../../record-kinds.contract.ts';
import { ALL_LISTS, useStaffQuery } from '../../../../staff/client/staff-query.ts';
import { dayApi, dayTexts, type Day, type DayRecord } from '../my-day.contract.ts';
import { leftWord, type ShownRecord } from './day-acts.ts';

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

/**
 * The day in its rows: each stays where it is, and says what became of it. What arrives waits until it is
 * asked for.
 * @param start what the page came with; null where it could not be read
 */
export function useDay(start: Day | null, timeZone: string) {
  const { data: latest, error } = useStaffQuery(
    [ALL_LISTS, 'day'],
    dayApi,
    {},
    { failed: dayTexts.failed, start: start ?? undefined },
  );
  const [shown, setShown] = useState({
    of: latest,
    records: begin(latest?.records ?? []),
    cut: cutParts(latest),
  });
  if (latest && latest !== shown.of) {
    const now = new Map(latest.records.map((record) => [record.row.id, record]));
    const records = shown.of
      ? shown.records.map((record) => ({
          ...record,
          ...now.get(record.row.id),
          // It stays where it is.
          part: record.part,
        }))
      : begin(latest.records);
    setShown({ of: latest, records, cut: shown.of ? shown.cut : cutParts(latest) });
  }
  const { records } = shown;
  const [inDay, known] = [idsOf(latest?.records ?? []), idsOf(records)];
  const left = new Map(
    records.flatMap((record): [string, string][] => {
      const { id } = record.row;
      const kind = recordKinds.find(({ list }) => list === record.list);
      const word = kind && leftWord(record, kind, timeZone, inDay.has(id));
      return word ? [[id, word]] : [];
    }),
  );
  // Behind the first of a long part, others move up as those are done: they wait until all of them are.
  const isOpen = new Set(records.flatMap(({ part, row }) => (left.has(row.id) ? [] : [part])));
  const follows = ({ part }: DayRecord, index: number, all: readonly DayRecord[]) =>
    shown.cut.has(part) &&
    isOpen.has(part) &&
    index > all.findLastIndex((each) => each.part === part && known.has(each.row.id));
  const parts = latest?.parts ?? [];
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return {
    parts,
    records,
    /** What became of those that are done for today, by id. */
    left,
    /** How much is left to do today. */
    count: total - [...inDay].filter((id) => left.has(id)).length,
    arrived: (latest?.records ?? []).filter(
      (record, ...at) => !known.has(record.row.id) && !follows(record, ...at),
    ).length,
    /** Shows what arrived, without what is done. */
    showArrived: () => {
      if (latest) setShown({ of: latest, records: begin(latest.records), cut: cutParts(latest) });
    },
    problem: error?.message ?? (latest ? null : dayTexts.failed),
  };
}

export type ShownDay = ReturnType<typeof useDay>;
