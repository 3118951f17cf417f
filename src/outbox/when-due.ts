import { logWarning, traceOf } from '../shared/log.ts';
import { UNDO_MS } from './mail.contract.ts';

/** The row is due by then, whatever the clocks' resolution. */
const MARGIN_MS = 100;

type Delivery = (options: { ifDue: true; until: number }) => Promise<unknown>;

interface Timing {
  /** When (ms) the platform ends what follows a response. */
  until: number;
  /** The longest that one delivery takes. */
  eachMs: number;
  /** The event of the log where it is left to cron. */
  left: string;
}

/**
 * Delivers what staff sent once the time to undo it is over, after the response. Cron does it if the Worker
 * stopped.
 */
export async function deliverWhenDue(
  deliveries: readonly Delivery[],
  { until, eachMs, left }: Timing,
): Promise<void> {
  await scheduler.wait(UNDO_MS + MARGIN_MS);
  try {
    for (const deliver of deliveries) {
      if (Date.now() > until - eachMs) break;
      await deliver({ ifDue: true, until });
    }
  } catch (error) {
    logWarning(left, traceOf(error));
  }
}
