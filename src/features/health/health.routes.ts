import { Hono } from 'hono';

import { briefJson } from '../../http/cache/brief-cache.ts';
import type { AppEnv } from '../../http/context.ts';
import { PROVIDERS, type ProviderId } from '../../providers/table.ts';
import type { Services } from '../../services.ts';
import { withTimeout } from '../../shared/async/timeout.ts';
import { logError } from '../../shared/log.ts';
import { healthApi, type StoreState } from './health.contract.ts';

/** A store that needs longer is of no use to a visitor either. */
const TIMEOUT_MS = 2_000;

type ProviderState = 'configured' | 'not_configured';

interface Health {
  status: 'ok' | 'degraded';
  checks: Record<'d1' | 'schema' | 'kv' | 'r2', StoreState> & Record<ProviderId, ProviderState>;
  /** The names (never the values) of missing settings, per provider that is not configured. */
  missing: Partial<Services['config']['missing']> & Services['config']['incomplete'];
}

/** Whether a read succeeds in time. @param read may also throw at once, e.g. without its binding */
async function stateOf(store: string, read: () => Promise<unknown>): Promise<StoreState> {
  try {
    await withTimeout(read(), TIMEOUT_MS, store);
    return 'ok';
  } catch {
    return 'failed';
  }
}

/** @throws Error for a database that was made by other migrations than this build's */
async function demandSchema(d1: D1Database): Promise<void> {
  const { missingInSchema } = await import('../../db/schema-state.queries.ts');
  const missing = await missingInSchema(d1);
  if (missing.length === 0) return;
  logError('The database lacks what this build expects', { missing });
  throw new Error('other schema');
}

/** Reads from every store, and checks which providers have their settings. */
async function readHealth(
  services: Pick<Services, 'config' | 'd1' | 'kv' | 'snapshots'>,
): Promise<Health> {
  const [d1, schema, kv, r2] = await Promise.all([
    stateOf('D1', () => services.d1.prepare('select 1').first()),
    stateOf('schema', () => demandSchema(services.d1)),
    stateOf('KV', () => services.kv.get('health')),
    stateOf('R2', () => services.snapshots.head('health')),
  ]);
  const { missing, incomplete } = services.config;
  const isConfigured = ({ id }: { id: ProviderId }) => missing[id].length === 0;
  const providers = Object.fromEntries(
    PROVIDERS.map((provider) => [
      provider.id,
      isConfigured(provider) ? 'configured' : 'not_configured',
    ]),
  ) as Record<ProviderId, ProviderState>;
  // A role is played by one provider; others of the role need no settings.
  const lacking = PROVIDERS.filter(
    ({ role }) => !PROVIDERS.some((other) => other.role === role && isConfigured(other)),
  );
  const isComplete = lacking.length === 0 && Object.keys(incomplete).length === 0;
  const isWell = isComplete && [d1, schema, kv, r2].every((state) => state === 'ok');
  return {
    status: isWell ? 'ok' : 'degraded',
    checks: { d1, schema, kv, r2, ...providers },
    missing: { ...Object.fromEntries(lacking.map(({ id }) => [id, missing[id]])), ...incomplete },
  };
}

/** A caller learns of an outage this much later. Each check reads from all three stores. */
const CACHED_MS = 10_000;

/** GET /api/health: always 200 while the Worker answers; the body has the state. */
export const health = new Hono<AppEnv>();

health.get(healthApi.read.path, (c) =>
  briefJson(c, { key: 'health', forMs: CACHED_MS }, () => readHealth(c.get('services'))),
);
