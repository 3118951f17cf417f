import { leadValues, type LeadStatus } from '../leads-admin.contract.ts';
import { cellOf, type WaitingRow } from './check-rows.ts';
import type { Columns } from './columns.ts';
import { nameKey } from './name-key.ts';
import { statusOf } from './status-words.ts';

/** A column of free texts asks for no more than this; what is left goes into notes. */
const MOST_WORDS = 20;
const MOST_LETTERS = 60;

/** A status of the file that is none of ours. */
export interface UnknownStatus {
  key: string;
  /** As the first row writes it. */
  word: string;
  rows: readonly WaitingRow[];
  /** What staff take it for; null for nothing yet. */
  means: LeadStatus | null;
}

/** The statuses that staff can give a meaning, the most frequent first. */
export function unknownStatuses(rows: readonly WaitingRow[], { status }: Columns): UnknownStatus[] {
  const byKey = new Map<string, { word: string; rows: WaitingRow[] }>();
  for (const row of rows) {
    const word = cellOf(row, status).trim();
    if (word === '' || word.length > MOST_LETTERS || statusOf(word)) continue;
    const key = nameKey(word) || word;
    const found = byKey.get(key) ?? { word, rows: [] };
    found.rows.push(row);
    byKey.set(key, found);
  }
  return [...byKey]
    .toSorted(([, a], [, b]) => b.rows.length - a.rows.length)
    .slice(0, MOST_WORDS)
    .map(([key, found]) => ({
      key,
      word: found.word,
      rows: found.rows,
      means: statusOf(found.rows[0]?.mended.status ?? '') ?? null,
    }));
}

/** The field of such a status, and what it held when the page was made. */
export const statusField = ({ key }: Pick<UnknownStatus, 'key'>): string => `status_${key}`;
export const statusFieldWas = ({ key }: Pick<UnknownStatus, 'key'>): string => `was_status_${key}`;

/** What a row then has for its status; the word of the file where it means none of ours. */
export const writtenStatus = ({ word }: UnknownStatus, means: LeadStatus | null): string =>
  means === null ? word : leadValues.status.options[means].label;
