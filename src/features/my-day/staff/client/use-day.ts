import { useState } from 'react';

import { recordKinds } from '../../../../record-kinds.contract.ts';
import { ALL_LISTS, useStaffQuery } from '../../../../staff/client/staff-query.ts';
import { dayApi, dayTexts, type Day, type DayRecord } from '../my-day.contract.ts';
import { leftWord, type ShownRecord } from './day-acts.ts';

const begin = (records: readonly DayRecord[]): readonly ShownRecord[] =>
  records.map((record) => ({ ...record, statusAtStart: record.row.status }));

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
  const [shown, setShown] = useState({ of: latest, records: begin(latest?.records ?? []) });
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
    setShown({ of: latest, records });
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
  const parts = latest?.parts ?? [];
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  return {
    parts,
    records,
    /** What became of those that are done for today, by id. */
    left,
    /** How much is left to do today. */
    count: total - [...inDay].filter((id) => left.has(id)).length,
    arrived: [...inDay].filter((id) => !known.has(id)).length,
    /** Shows what arrived, without what is done. */
    showArrived: () => {
      if (latest) setShown({ of: latest, records: begin(latest.records) });
    },
    problem: error?.message ?? (latest ? null : dayTexts.failed),
  };
}

export type ShownDay = ReturnType<typeof useDay>;
