import { eq, exists, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import {
  keyIsFree,
  readKey,
  saveKey,
  type IdempotencyKey,
  type KeyedSubmission,
} from '../../db/idempotency-keys.ts';
import { insertWhere } from '../../db/insert-where.ts';
import { leads } from '../../db/schema/leads.ts';
import { queueMail } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
import type { Attribution, LeadContent } from './leads.contract.ts';

export interface NewLead {
  id: string;
  content: LeadContent;
  source: string;
  partnerKey: string | null;
  attribution: Attribution | null;
  /** ms since 1970 */
  createdAt: number;
}

export interface StoredLead {
  /** Whether the e-mail was new. */
  isNew: boolean;
  /** What the key was used for before. */
  before: KeyedSubmission | undefined;
}

/**
 * Stores a lead with its notification, in one batch. The unique index on the e-mail in lower case
 * admits one row, also of concurrent requests (LEAD-10, LEAD-11).
 */
export async function storeLead(
  db: Database,
  { id, content, attribution, ...facts }: NewLead,
  mail: Message,
  key: IdempotencyKey | undefined,
): Promise<StoredLead> {
  const { createdAt: now } = facts;
  const known = sql`(select ${leads.id} from ${leads} where lower(${leads.email}) = lower(${content.email}))`;
  const [stored, , [before]] = await db.batch([
    insertWhere(
      db,
      leads,
      {
        id,
        ...content,
        ...facts,
        attribution: attribution ? JSON.stringify(attribution) : null,
      },
      keyIsFree(key),
    )
      .onConflictDoNothing()
      .returning({ id: leads.id }),
    queueMail(
      db,
      mail,
      id,
      exists(db.select({ id: leads.id }).from(leads).where(eq(leads.id, id))),
      now,
    ),
    readKey(db, key),
    saveKey(db, key, known, now),
  ]);
  return { isNew: stored.length > 0, before };
}
