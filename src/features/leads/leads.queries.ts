import {
  keepKey,
  keyIsFree,
  readKey,
  type StoredSubmission,
  type IdempotencyKey,
} from '../../db/idempotency-keys.ts';
import { queueMailPrepared } from '../../outbox/mail.ts';
import type { Message } from '../../outbox/mail.port.ts';
import type { Attribution } from './leads.contract.ts';

export interface NewLead {
  id: string;
  name: string;
  email: string;
  source: string;
  partnerKey: string | null;
  attribution: Attribution | null;
  /** ms since 1970 */
  createdAt: number;
}

export interface StoredLead {
  /** Whether the e-mail was new. */
  isNew: boolean;
  /** What the key stood for before this lead; undefined where it is this lead's own, or none was sent. */
  before: StoredSubmission | undefined;
}

/**
 * Stores a lead with its notification, in one batch. One row per e-mail, whatever its letter case:
 * of two that race, the unique index lets one in, and the other changes nothing (LEAD-10, LEAD-11).
 */
export async function addLead(
  d1: D1Database,
  lead: NewLead,
  mail: Message,
  key: IdempotencyKey | undefined,
): Promise<StoredLead> {
  const { id, name, email, source, partnerKey, attribution, createdAt } = lead;
  const free = keyIsFree(key);
  const before = key ? [readKey(d1, key)] : [];
  const kept = key
    ? [
        keepKey(
          d1,
          key,
          { sql: 'SELECT id FROM leads WHERE lower(email) = lower(?)', values: [email] },
          createdAt,
        ),
      ]
    : [];
  const [stored, , known] = await d1.batch([
    d1
      .prepare(
        `INSERT INTO leads (id, name, email, source, partner_key, attribution, created_at)
         SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${free.sql} ON CONFLICT DO NOTHING`,
      )
      .bind(
        id,
        name,
        email,
        source,
        partnerKey,
        attribution ? JSON.stringify(attribution) : null,
        createdAt,
        ...free.values,
      ),
    queueMailPrepared(
      d1,
      mail,
      id,
      { sql: 'EXISTS (SELECT 1 FROM leads WHERE id = ?)', values: [id] },
      createdAt,
    ),
    ...before,
    ...kept,
  ]);
  return {
    // Triggers that index and count the lead add to the number of changes.
    isNew: (stored?.meta.changes ?? 0) > 0,
    before: (known?.results as StoredSubmission[] | undefined)?.[0],
  };
}
