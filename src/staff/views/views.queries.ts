import { and, asc, eq, exists, notExists } from 'drizzle-orm';

import { actorName } from '../../audit/actor.ts';
import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { savedViews } from '../../db/schema/views.ts';
import type { RecordName } from '../../shared/record-names.ts';
import { fold } from '../../shared/text/fold.ts';
import type { View } from './views.contract.ts';

/** As many as a list has. */
export const MOST_VIEWS = 100;

const { id, name, key, recordKind, status, conditions, sort } = savedViews;

/** The views of a list, by name. */
export const viewsOf = (db: Database, kind: RecordName): Promise<View[]> =>
  db
    .select({ id, name, status, conditions, sort })
    .from(savedViews)
    .where(eq(recordKind, kind))
    .orderBy(asc(key))
    .limit(MOST_VIEWS);

interface Author {
  by: Actor;
  /** ms since 1970 */
  now: number;
}

/** Saves a view, unless the list has one of this name. */
export async function saveView(
  db: Database,
  kind: RecordName,
  view: View,
  { by, now }: Author,
): Promise<void> {
  const folded = fold(view.name);
  const isFree = notExists(
    db
      .select({ id })
      .from(savedViews)
      .where(and(eq(recordKind, kind), eq(key, folded))),
  );
  const detail = { for: kind, name: view.name };
  const row = {
    ...view,
    recordKind: kind,
    key: folded,
    savedAt: now,
    savedBy: actorName(by),
  };
  await runBatch(db, [
    recordAudit(db, { by, action: 'view_saved', detail }, now, isFree),
    insertWhere(db, savedViews, row, isFree),
  ]);
}

/** Removes a view; one that is gone stays so. */
export async function removeView(
  db: Database,
  kind: RecordName,
  wanted: string,
  { by, now }: Author,
): Promise<void> {
  const isIt = and(eq(recordKind, kind), eq(id, wanted));
  const [view] = await db.select({ name }).from(savedViews).where(isIt);
  if (!view) return;
  const detail = { for: kind, name: view.name };
  await runBatch(db, [
    recordAudit(
      db,
      { by, action: 'view_removed', detail },
      now,
      exists(db.select({ id }).from(savedViews).where(isIt)),
    ),
    db.delete(savedViews).where(isIt),
  ]);
}
