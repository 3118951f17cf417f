import { and, count, eq, inArray, ne } from 'drizzle-orm';

import type { Database } from '../db/client.ts';
import { staffViews } from '../db/schema/lists.ts';
import { VIEWS_MAX, type ListedView, type SavedView } from './views.contract.ts';

/** Whose views, of which list. */
interface Owner {
  list: string;
  who: string;
}

const isOf = ({ list, who }: Owner) => and(eq(staffViews.list, list), eq(staffViews.who, who));

/** The views of one staff member of several lists. */
export const readAllViews = (
  db: Database,
  lists: readonly string[],
  who: string,
): Promise<ListedView[]> =>
  db
    .select({
      id: staffViews.id,
      name: staffViews.name,
      query: staffViews.query,
      list: staffViews.list,
    })
    .from(staffViews)
    .where(and(inArray(staffViews.list, [...lists]), eq(staffViews.who, who)))
    .orderBy(staffViews.name)
    .limit(VIEWS_MAX * lists.length);

export const readViews = (db: Database, owner: Owner): Promise<SavedView[]> =>
  db
    .select({ id: staffViews.id, name: staffViews.name, query: staffViews.query })
    .from(staffViews)
    .where(isOf(owner))
    .orderBy(staffViews.name)
    .limit(VIEWS_MAX);

/** Stores a view; one of the same name gets the new filters. @returns whether there was room for it */
export async function saveView(db: Database, owner: Owner, view: SavedView): Promise<boolean> {
  const others = await db
    .select({ count: count() })
    .from(staffViews)
    .where(and(isOf(owner), ne(staffViews.name, view.name)))
    .get();
  if ((others?.count ?? 0) >= VIEWS_MAX) return false;
  await db
    .insert(staffViews)
    .values({ ...owner, ...view })
    .onConflictDoUpdate({
      target: [staffViews.list, staffViews.who, staffViews.name],
      set: { query: view.query },
    });
  return true;
}

export const deleteView = async (db: Database, owner: Owner, id: string): Promise<void> => {
  await db.delete(staffViews).where(and(isOf(owner), eq(staffViews.id, id)));
};
