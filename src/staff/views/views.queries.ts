import { and, asc, eq, exists, notExists } from 'drizzle-orm';

import { actorName } from '../../audit/actor.ts';
import { recordAudit, type Author } from '../../audit/audit.queries.ts';
import { runBatch, type Database } from '../../db/client.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { savedViews } from '../../db/schema/views.ts';
import type { RecordName } from '../../shared/record-names.ts';
import { fold } from '../../shared/text/fold.ts';
import type { ViewState } from './views.contract.ts';

/** As many as there are, of all lists. */
export const MOST_VIEWS = 200;

const { id, name, key, recordKind, status, conditions, sort } = savedViews;

export interface SavedView extends ViewState {
  id: string;
  recordKind: RecordName;
  name: string;
}

/** All views, by name. */
export const listViews = (db: Database): Promise<SavedView[]> =>
  db
    .select({ id, recordKind, name, status, conditions, sort })
    .from(savedViews)
    .orderBy(asc(key), asc(recordKind))
    .limit(MOST_VIEWS);

/** Saves a view, unless its list has one of this name. */
export async function saveView(db: Database, view: SavedView, { by, now }: Author): Promise<void> {
  const folded = fold(view.name);
  const isFree = notExists(
    db
      .select({ id })
      .from(savedViews)
      .where(and(eq(recordKind, view.recordKind), eq(key, folded))),
  );
  const detail = { for: view.recordKind, name: view.name };
  const row = { ...view, key: folded, savedAt: now, savedBy: actorName(by) };
  await runBatch(db, [
    recordAudit(db, { by, action: 'view_saved', detail }, now, isFree),
    insertWhere(db, savedViews, row, isFree),
  ]);
}

/** Removes a view; one that is gone stays so. */
export async function removeView(db: Database, wanted: string, { by, now }: Author): Promise<void> {
  const isIt = eq(id, wanted);
  const [view] = await db.select({ recordKind, name }).from(savedViews).where(isIt);
  if (!view) return;
  const detail = { for: view.recordKind, name: view.name };
  const isThere = exists(db.select({ id }).from(savedViews).where(isIt));
  await runBatch(db, [
    recordAudit(db, { by, action: 'view_removed', detail }, now, isThere),
    db.delete(savedViews).where(isIt),
  ]);
}
