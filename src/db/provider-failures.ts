import { logError, traceOf } from '../shared/log.ts';
import type { Database } from './client.ts';
import { providerFailures } from './schema/jobs.ts';

const MAX_REASON = 300;

/** What is stored among the failures of providers and is no provider's own, by what it is stored under. */
export const REPORTS = { noAddress: 'address', cmsDeniesAll: 'cms-denies-all' } as const;

interface Failure {
  provider: string;
  reason: string;
  message: string;
  isRefusal?: true;
}

/**
 * Stores that a call to a provider failed, and why, for the site page. Where it cannot be stored, that
 * is only logged. A provider without its settings has
 * not failed, and neither has one that refuses a single call.
 */
export async function recordProviderFailure(
  db: Database,
  { provider, reason, message, isRefusal }: Failure,
): Promise<void> {
  if (reason === 'not_configured' || isRefusal) return;
  const failure = { at: Date.now(), reason: message.slice(0, MAX_REASON) };
  try {
    await db
      .insert(providerFailures)
      .values({ provider, ...failure })
      .onConflictDoUpdate({ target: providerFailures.provider, set: failure });
  } catch (error) {
    logError('provider_failure_not_stored', traceOf(error));
  }
}

/** The last failure of each provider. */
export const readProviderFailures = (db: Database) => db.select().from(providerFailures).limit(20);
