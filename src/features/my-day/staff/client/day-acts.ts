import { dayOf, plusDays, shortDay } from '../../../../shared/text/day.ts';
import type { RecordKind } from '../../../../staff/work/record-kind.contract.ts';
import type { Given } from '../../../../staff/work/work.contract.ts';
import { dayTexts, type DayRecord } from '../my-day.contract.ts';

/** What is done with a record where it stands in the day: a button of its row, and its key. */
export interface DayAct {
  key: string;
  label: string;
  /** What it sets; without that, a dialog asks. @param today 'YYYY-MM-DD' */
  set?: (today: string) => Given;
}

const LATER_ACTS: readonly DayAct[] = [
  { key: 'z', label: 'Tomorrow', set: (today) => ({ next_at: plusDays(today, 1) }) },
  { key: 'Shift+Z', label: 'Next week', set: (today) => ({ next_at: plusDays(today, 7) }) },
];

const STEP_ACTS: readonly DayAct[] = [
  { key: 'd', label: 'Done', set: () => ({ next_step: null, next_at: null }) },
  ...LATER_ACTS,
];

/** Whether a record is there for its next step, which is the reader's. */
export const isStep = ({ since }: Pick<DayRecord, 'since'>): boolean => typeof since === 'string';

export function actsOf(record: DayRecord, kind: RecordKind): readonly DayAct[] {
  if (isStep(record)) return STEP_ACTS;
  const { options } = kind.values.status;
  // What mostly comes next, where that ends it: more is done in its list.
  const [status = ''] = options[record.row.status]?.next ?? [];
  const { key, label = status, closes = false } = options[status] ?? {};
  const closing = key && closes ? [{ key, label, set: () => ({ status }) }] : [];
  return [
    ...closing,
    ...(kind.question ? [kind.question] : []),
    ...(record.can_be_put_off ? LATER_ACTS : []),
  ];
}

/** A record as the day began with it. */
export type ShownRecord = DayRecord & { statusAtStart: string };

/** Whether nothing is planned with a record whose step was done, and something may be. */
export const isWithoutNext = (record: DayRecord, { values: { status } }: RecordKind): boolean =>
  isStep(record) &&
  !record.row.next_at &&
  !record.row.waits &&
  !status.options[record.row.status]?.closes;

/**
 * Why nothing is left to do about a record today, in a word; null while there is.
 * @param isInDay whether the Worker still finds it
 */
export function leftWord(
  record: ShownRecord,
  { values }: RecordKind,
  timeZone: string,
  isInDay: boolean,
): string | null {
  const { status, waits, next_at: day, unsent } = record.row;
  if (record.part === dayTexts.unsent)
    return unsent === null ? 'Sent' : isInDay && unsent ? null : 'Left your day';
  if (waits) return 'Waits for them';
  if (isStep(record) && !day) return 'Done';
  const isLater = day && day > dayOf(Date.now(), timeZone);
  if (isLater && (isStep(record) || record.can_be_put_off)) return `On ${shortDay(day)}`;
  if (!isStep(record) && status !== record.statusAtStart)
    return values.status.options[status]?.label ?? status;
  return isInDay ? null : 'Left your day';
}
