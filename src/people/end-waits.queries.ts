import { and, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import type { AuditAction } from '../audit/audit-actions.contract.ts';
import { recordAudits } from '../audit/audit.queries.ts';
import type { Database } from '../db/client.ts';
import { isAddress } from '../db/is-address.ts';
import { isLeadOf } from '../db/lead-of.ts';
import { newIds } from '../db/new-ids.ts';
import { affiliateApplications } from '../db/schema/affiliates.ts';
import { contactMessages } from '../db/schema/contact.ts';
import { leads } from '../db/schema/leads.ts';
import type { RecordName } from '../shared/record-names.ts';

const WORKED_ON = [
  { kind: 'lead', changed: 'lead_changed', table: leads, isTheirs: isLeadOf },
  {
    kind: 'message',
    changed: 'message_changed',
    table: contactMessages,
    isTheirs: (email: string) => isAddress(contactMessages.email, email),
  },
  {
    kind: 'application',
    changed: 'application_changed',
    table: affiliateApplications,
    isTheirs: (email: string) => isAddress(affiliateApplications.email, email),
  },
] as const satisfies readonly {
  kind: RecordName;
  changed: AuditAction;
  table: unknown;
  isTheirs: (email: string) => SQL;
}[];

/** As the history says who ended the wait. */
const THEY_WROTE = { session: null, name: 'They wrote again', address: null };

/**
 * The statements, by name, after which no record of an address waits for its person, because they wrote.
 * @param onlyIf at this point of the batch: that what they wrote was stored
 */
export function endWaits(
  db: Database,
  email: string,
  now: number,
  onlyIf: SQL | undefined,
): Record<string, BatchItem<'sqlite'>> {
  return Object.fromEntries(
    WORKED_ON.flatMap(({ kind, changed, table, isTheirs }): [string, BatchItem<'sqlite'>][] => {
      const which = and(isTheirs(email), isNotNull(table.waits), onlyIf);
      const audited = recordAudits(db, THEY_WROTE, now, {
        action: changed,
        kind,
        audit: newIds(now),
        id: sql`${table.id}`,
        detail: sql`json_object('waits', null, 'was_waits', ${table.waits})`,
        from: sql`${table} where ${which}`,
      });
      const ended = db
        .update(table)
        .set({
          waits: null,
          version: sql`${table.version} + 1`,
          changedAt: now,
          changedBy: null,
        })
        .where(which);
      return [
        [`${kind}WaitAudited`, audited],
        [`${kind}WaitEnded`, ended],
      ];
    }),
  );
}
