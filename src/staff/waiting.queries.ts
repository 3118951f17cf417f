import { count, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import type { Database } from '../db/client.ts';
import { outbox } from '../db/schema/outbox.ts';
import { OUTBOX_STATES } from '../outbox/stored-rows.queries.ts';
import { recordTables } from '../record-kinds.ts';
import { staffPages } from '../shared/staff-pages.ts';
import type { Reader } from './reader.ts';
import { toDoCount } from './to-do.queries.ts';

/**
 * How much is new or failed, and how much of it waits for too long, by the page's path: the statements of
 * a batch, and what their results say.
 */
export function waitingCounts(db: Database, reader: Reader, now: number) {
  const countOf = (table: SQLiteTable, which: SQL) =>
    db.select({ count: count() }).from(table).where(which);
  const waiting = [
    {
      path: staffPages.day.path,
      rows: db.select({ count: toDoCount(db, reader, now) }).from(sql`(select 1)`),
    },
    ...recordTables.map(({ kind, table, isWaiting }) => ({
      path: kind.page.path,
      rows: countOf(table, isWaiting),
    })),
    { path: staffPages.mail.path, rows: countOf(outbox, OUTBOX_STATES.failed) },
  ];
  const overdue = recordTables.flatMap(({ kind, table, isOverdue }) =>
    isOverdue ? [{ path: kind.page.path, rows: countOf(table, isOverdue(now)) }] : [],
  );
  const asked = [...waiting, ...overdue];
  return {
    statements: asked.map(({ rows }) => rows),
    of: (counts: readonly (readonly Readonly<Record<string, number>>[])[]) => {
      const byPath = (some: typeof asked) =>
        Object.fromEntries(
          some.map((one) => [one.path, counts[asked.indexOf(one)]?.[0]?.['count'] ?? 0]),
        );
      return { waiting: byPath(waiting), overdue: byPath(overdue) };
    },
  };
}
