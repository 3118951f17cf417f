import { AppError } from '../../http/app-error.ts';
import type { AppContext } from '../../http/context.ts';
import { doneBy } from '../../audit/audit.queries.ts';
import { matchedIds } from '../list/list.queries.ts';
import { readerOf } from '../reader.ts';
import { recordSource, type RecordTable } from './record-table.queries.ts';
import type { MatchedRecords } from './work-body.ts';
import { MATCHED_AT_ONCE } from './work.contract.ts';

/**
 * The ids of all that a query finds; what a change has changed already may no longer be in it.
 * @throws AppError where the reader saw another number of them
 */
export async function matchedByNow(
  c: AppContext,
  records: RecordTable,
  { changeId, matched: { all, count } }: { changeId: string; matched: MatchedRecords },
): Promise<string[]> {
  const { db } = c.get('services');
  const source = recordSource(records, readerOf(c));
  const [found, entries] = await Promise.all([
    matchedIds(db, source, all, MATCHED_AT_ONCE + 1),
    doneBy(db, changeId),
  ]);
  const done = entries.flatMap(({ id }) => (id === null ? [] : [id]));
  const ids = [...new Set([...done, ...found])];
  if (ids.length === count) return ids;
  // A repeat: what was changed before is all that is told of.
  if (done.length > 0) return done;
  const number = ids.length.toLocaleString('en-US');
  throw new AppError('conflict', `${number} match by now. Nothing was changed.`);
}
