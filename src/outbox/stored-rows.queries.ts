import { sql, type SQL } from 'drizzle-orm';

import { outbox } from '../db/schema/outbox.ts';
import { isoOf } from '../shared/iso.ts';

/** The rows of the outbox as staff tell them apart; of 'failed' they can do something about each. */
export const OUTBOX_STATES = {
  failed: sql`(${outbox.lastError} is not null and ${outbox.status} = 'pending'
    or ${outbox.status} = 'failed' and ${outbox.closedReason} is null)`,
  waiting: sql`(${outbox.status} = 'sending' or ${outbox.status} = 'pending' and ${outbox.lastError} is null)`,
  sent: sql`${outbox.status} = 'sent'`,
  closed: sql`(${outbox.status} = 'failed' and ${outbox.closedReason} is not null)`,
} as const;

/** For how long (ms) what a row sends can be taken back; null where it is sent, or was tried. */
export const undoLeft = (
  {
    status,
    attempts,
    notBefore,
  }: Pick<typeof outbox.$inferSelect, 'status' | 'attempts' | 'notBefore'>,
  now: number,
): number | null =>
  status === 'pending' && attempts === 0 && notBefore > now ? notBefore - now : null;

/** When what failed is tried again by itself; null where it is not. */
export const nextTry = ({
  status,
  notBefore,
}: Pick<typeof outbox.$inferSelect, 'status' | 'notBefore'>): string | null =>
  status === 'pending' ? isoOf(notBefore) : null;

/** Whether there is such a row, as a condition inside a batch. */
export const outboxHas = (which: SQL | undefined): SQL =>
  sql`exists (select 1 from ${outbox} where ${which})`;
