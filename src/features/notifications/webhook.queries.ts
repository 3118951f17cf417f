import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';

import { recordAudit, type Actor } from '../../audit/audit.queries.ts';
import type { Database } from '../../db/client.ts';
import { alerts, notificationWebhook } from '../../db/schema/notifications.ts';
import { outbox } from '../../db/schema/outbox.ts';
import type { WebhookFormat } from './webhook.port.ts';

const ONLY = 1;

export type StoredWebhook = typeof notificationWebhook.$inferSelect;

export const findWebhook = (db: Database): Promise<StoredWebhook | undefined> =>
  db.select().from(notificationWebhook).limit(1).get();

const open = and(eq(outbox.kind, 'webhook'), inArray(outbox.status, ['pending', 'sending']));

export async function readNotifications(db: Database) {
  const [[webhook], [sent], [failed], [waiting], lasting] = await db.batch([
    db.select().from(notificationWebhook).limit(1),
    db
      .select({ at: sql<number | null>`max(${outbox.sentAt})` })
      .from(outbox)
      .where(and(eq(outbox.kind, 'webhook'), eq(outbox.status, 'sent'))),
    db
      .select({ error: outbox.lastError })
      .from(outbox)
      .where(
        and(eq(outbox.kind, 'webhook'), ne(outbox.status, 'sent'), isNotNull(outbox.lastError)),
      )
      .orderBy(desc(outbox.id))
      .limit(1),
    db
      .select({ count: sql<number>`count(*)` })
      .from(outbox)
      .where(open),
    db
      .select()
      .from(alerts)
      .where(sql`${alerts.endedAt} is null`)
      .orderBy(alerts.raisedAt)
      .limit(20),
  ]);
  return {
    webhook,
    sentAt: sent?.at ?? null,
    failure: failed?.error ?? null,
    waiting: waiting?.count ?? 0,
    alerts: lasting,
  };
}

/** Stores where notifications go. What waits goes to the new address. */
export async function storeWebhook(
  db: Database,
  { url, format }: { url: string; format: WebhookFormat },
  by: Actor,
  now: number,
): Promise<void> {
  const set = { url, format, changedAt: now };
  const detail = { host: new URL(url).hostname, format };
  await db.batch([
    db
      .insert(notificationWebhook)
      .values({ id: ONLY, ...set })
      .onConflictDoUpdate({ target: notificationWebhook.id, set }),
    recordAudit(db, { by, action: 'webhook_set', detail }, now),
  ]);
}

/** Removes the address, and what waits for it. */
export async function removeWebhook(db: Database, by: Actor, now: number): Promise<void> {
  await db.batch([
    recordAudit(
      db,
      { by, action: 'webhook_removed' },
      now,
      sql`exists (select 1 from ${notificationWebhook})`,
    ),
    db.delete(notificationWebhook),
    db.delete(outbox).where(and(eq(outbox.kind, 'webhook'), ne(outbox.status, 'sent'))),
  ]);
}

/** Drops an entry that is not tried again. */
export async function dropEntry(db: Database, subjectId: string): Promise<void> {
  await db.delete(outbox).where(and(eq(outbox.kind, 'webhook'), eq(outbox.subjectId, subjectId)));
}
