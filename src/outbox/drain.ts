import { logError, traceOf } from '../shared/log.ts';
import { failure, success, type Result } from '../shared/result.ts';
import type {
  Delivered,
  DeliveryFailure,
  LockedRow,
  OutboxHandler,
  DeliveryServices,
} from './handler.ts';
import {
  endExpiredLocks,
  lockDue,
  lockRow,
  MAX_RUN_MS,
  storeResult,
  unlock,
  type RowKey,
} from './outbox.queries.ts';

/** Somebody waits for this one, of it five seconds for its turn; cron delivers it when that comes later. */
const MAX_NOW_MS = 17_000;
/** So many failures in a row are the provider's fault: the other rows can wait. */
const MAX_FAILURES_IN_A_ROW = 3;

export interface DrainReport {
  sent: number;
  failed: number;
}

/**
 * Delivers a locked row and stores the result. When the result cannot be stored, the lock expires
 * and the row is tried again.
 */
async function deliverLocked<Made>(
  services: DeliveryServices,
  handler: OutboxHandler<Made>,
  row: LockedRow,
  until: number,
): Promise<Result<Delivered<Made>, DeliveryFailure>> {
  const delivered = await handler.deliver(services, row, until);
  if (delivered.ok && delivered.value.state === 'later') {
    await unlock(services.db, [row]);
    return delivered;
  }
  try {
    await storeResult(services.db, handler, row, delivered.ok ? undefined : delivered.error);
  } catch (error) {
    logError('outbox_result_not_stored', {
      row: row.id,
      sent: delivered.ok,
      ...traceOf(error),
    });
  }
  return delivered;
}

async function drainOf(services: DeliveryServices, handler: OutboxHandler): Promise<DrainReport> {
  const report: DrainReport = { sent: 0, failed: 0 };
  if (handler.unavailable?.(services)) return report;
  await endExpiredLocks(services.db, handler);
  const started = Date.now();
  const until = started + MAX_RUN_MS;
  const rows = await lockDue(services.db, handler, started);
  try {
    for (let failures = 0; failures < MAX_FAILURES_IN_A_ROW && Date.now() < until;) {
      const row = rows.shift();
      if (!row) break;
      const delivered = await deliverLocked(services, handler, row, until);
      if (delivered.ok && delivered.value.state === 'later') break;
      report[delivered.ok ? 'sent' : 'failed'] += 1;
      // A provider that refuses one call works.
      if (delivered.ok) failures = 0;
      else if (!delivered.error.isRefusal) failures += 1;
    }
  } finally {
    await unlock(services.db, rows);
  }
  return report;
}

/** Delivers what is due. Runs may overlap: each locks its own rows. */
export async function drain(
  services: DeliveryServices,
  handlers: readonly OutboxHandler[],
): Promise<DrainReport> {
  const reports = await Promise.all(handlers.map((handler) => drainOf(services, handler)));
  return {
    sent: reports.reduce((sum, { sent }) => sum + sent, 0),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Tries one row at once, whatever its backoff; a failure leaves it to cron. Also a success: it was sent
 * before, or another run delivers it, now or when its turn comes.
 * @returns what the handler made, or null
 * @param options.ifDue leaves a row alone that is not due yet
 * @param options.until when (ms) it has to have ended, as the platform ends what follows a response
 */
export async function deliverNow<Made>(
  services: DeliveryServices,
  handler: OutboxHandler<Made>,
  key: RowKey,
  { ifDue = false, until = Date.now() + MAX_NOW_MS } = {},
): Promise<Result<Made | null, DeliveryFailure>> {
  const unavailable = handler.unavailable?.(services);
  if (unavailable) return failure(unavailable);
  const row = await lockRow(services.db, key, ifDue);
  if (!row) return success(null);
  const delivered = await deliverLocked(services, handler, row, until);
  return delivered.ok ? success(delivered.value.made ?? null) : delivered;
}
