import { queueMail, type NewMail } from '../../mail/outbox.ts';
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

/**
 * Stores a lead with its notification, in one batch. One row per e-mail, whatever its letter case:
 * of two that race, the unique index lets one in, and the other changes nothing (LEAD-10, LEAD-11).
 * @returns whether the e-mail was new
 */
export async function addLead(
  d1: D1Database,
  lead: NewLead,
  mail: Omit<NewMail, 'kind' | 'subjectId'>,
): Promise<boolean> {
  const { id, name, email, source, partnerKey, attribution, createdAt } = lead;
  const [stored] = await d1.batch([
    d1
      .prepare(
        `INSERT INTO leads (id, name, email, source, partner_key, attribution, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .bind(
        id,
        name,
        email,
        source,
        partnerKey,
        attribution ? JSON.stringify(attribution) : null,
        createdAt,
      ),
    queueMail(
      d1,
      { kind: 'lead', subjectId: id, ...mail },
      { sql: 'EXISTS (SELECT 1 FROM leads WHERE id = ?)', values: [id] },
      createdAt,
    ),
  ]);
  // Triggers that index and count the lead add to the number of changes.
  return (stored?.meta.changes ?? 0) > 0;
}
