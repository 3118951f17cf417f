import type { BatchItem } from 'drizzle-orm/batch';

import type { Actor } from '../audit/audit.queries.ts';
import type { Database } from '../db/client.ts';
import type { outbox } from '../db/schema/outbox.ts';
import type { OutboxKind } from '../shared/outbox-kinds.ts';
import type { ProviderFailure } from '../shared/provider-failure.ts';
import type { Services } from '../services.ts';
import type { Result } from '../shared/result.ts';

/** The deadline of an e-mail or a notification, and D1's for its result. */
export const SENDING_MS = 12_000;

/** A row of the outbox that this run has locked. `id` with `attempts` identifies the lock. */
export type LockedRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'subjectId' | 'payload' | 'attempts'
>;

export type DeliveryFailure = ProviderFailure & {
  /** Retries are pointless: give the row up now. */
  final?: true;
};

/** What a call came to. */
export interface Delivered<Made = unknown> {
  state: 'sent' | 'later';
  /** For the caller of deliverNow; the outbox ignores it. */
  made?: Made;
}

/** What a delivery may use. */
export type DeliveryServices = Pick<Services, 'config' | 'db' | 'kv' | 'providers' | 'webhook'>;

/** How rows of some kinds reach the outside. */
export interface OutboxHandler<Made = unknown> {
  /** The first kind is delivered before the second, and so on. */
  kinds: readonly OutboxKind[];
  /** Rows that one run of cron takes; with those of the other handlers at most 40 (src/http/platform-limits.ts). */
  atOnce: number;
  /** How often a row is tried before it is given up; 8 by default, which takes 9 to 17 hours. */
  maxAttempts?: number;
  /** Why nothing can be delivered now, if so: rows then stay as they are, and use up no attempt. */
  unavailable?: (services: DeliveryServices) => ProviderFailure | undefined;
  /**
   * Makes the call. A row can be delivered more than once, e.g. when the Worker stopped before
   * it stored the result.
   * @param until when (ms) it has to have ended; what would take longer is not begun: 'later'
   */
  deliver: (
    services: DeliveryServices,
    row: LockedRow,
    until: number,
  ) => Promise<Result<Delivered<Made>, DeliveryFailure>>;
  /** Statements for the batch that stores that a row was sent. */
  whenSent?: (
    db: Database,
    row: Pick<LockedRow, 'kind' | 'subjectId'>,
    now: number,
  ) => BatchItem<'sqlite'>[];
  /** Statements for the batch in which staff queue a row again that was given up. */
  whenRetried?: (
    db: Database,
    row: Pick<LockedRow, 'id' | 'subjectId'>,
    by: Actor,
    now: number,
  ) => BatchItem<'sqlite'>[];
  /** Statements for the batch that gives a row up. */
  whenGivenUp?: (
    db: Database,
    row: Pick<LockedRow, 'id' | 'subjectId'>,
    error: string,
    now: number,
  ) => BatchItem<'sqlite'>[];
}
