import { monthBefore } from '../shared/text/day.ts';

/**
 * The rows of `row_counts` whose sum is the number of open leads with a next step until a day: some
 * thirty days and the months before them, instead of each day. From the first to the last name.
 * @param today 'YYYY-MM-DD'
 */
export const dueCounters = (today: string): readonly (readonly [first: string, last: string])[] => [
  ['leads.due_month.', `leads.due_month.${monthBefore(today)}`],
  [`leads.due.${today.slice(0, 7)}-01`, `leads.due.${today}`],
];
