import { AppError } from '../../http/app-error.ts';
import type { AppContext } from '../../http/context.ts';
import { matchedIds } from '../list/list.queries.ts';
import { readerOf } from '../reader.ts';
import { recordSource, type RecordTable } from './record-table.queries.ts';
import type { MatchedRecords } from './work-body.ts';
import { MATCHED_AT_ONCE } from './work.contract.ts';

/** The ids of all that a query finds. @throws AppError where the reader saw another number of them */
export async function matchedByNow(
  c: AppContext,
  records: RecordTable,
  { all, count }: MatchedRecords,
): Promise<string[]> {
  const source = recordSource(records, readerOf(c));
  const ids = await matchedIds(c.get('services').db, source, all, MATCHED_AT_ONCE + 1);
  if (ids.length === count) return ids;
  const number = ids.length.toLocaleString('en-US');
  throw new AppError('conflict', `${number} match by now. Nothing was changed.`);
}
