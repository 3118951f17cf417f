import type { Services } from '../../services.ts';
import { tryDatabase } from './health.queries.ts';

/** A store that needs longer is of no use to a visitor either. */
const DEADLINE_MS = 2_000;

const PROVIDERS = ['storychief', 'emailjs', 'recaptcha', 'partnerstack'] as const;
const STORES = ['d1', 'kv', 'r2'] as const;

type StoreState = 'ok' | 'failed';
type ProviderState = 'configured' | 'not_configured';

export interface Health {
  status: 'ok' | 'degraded';
  checks: Record<(typeof STORES)[number], StoreState> &
    Record<(typeof PROVIDERS)[number], ProviderState>;
  /** Per provider that is not configured, the names (never the values) of the settings it lacks. */
  missing: Record<string, readonly string[]>;
}

/** Whether the attempt succeeds within the deadline. */
async function stateOf(attempt: () => Promise<unknown>): Promise<StoreState> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<StoreState>((resolve) => {
    timer = setTimeout(() => resolve('failed'), DEADLINE_MS);
  });
  const tried = (async (): Promise<StoreState> => {
    try {
      await attempt();
      return 'ok';
    } catch {
      return 'failed';
    }
  })();
  const state = await Promise.race([tried, late]);
  clearTimeout(timer);
  return state;
}

/** Tries every store with a read, and looks at which providers have their settings (decision 11). */
export async function readHealth(
  services: Pick<Services, 'config' | 'd1' | 'kv' | 'htmlCopies'>,
): Promise<Health> {
  const [d1, kv, r2] = await Promise.all([
    stateOf(() => tryDatabase(services.d1)),
    stateOf(() => services.kv.get('health')),
    stateOf(() => services.htmlCopies.head('health')),
  ]);
  const { missing } = services.config;
  const state = (feature: (typeof PROVIDERS)[number]): ProviderState =>
    missing[feature].length === 0 ? 'configured' : 'not_configured';
  const checks = {
    d1,
    kv,
    r2,
    storychief: state('storychief'),
    emailjs: state('emailjs'),
    recaptcha: state('recaptcha'),
    partnerstack: state('partnerstack'),
  };
  const lacking = PROVIDERS.filter((feature) => missing[feature].length > 0);
  const well = lacking.length === 0 && STORES.every((store) => checks[store] === 'ok');
  return {
    status: well ? 'ok' : 'degraded',
    checks,
    missing: Object.fromEntries(lacking.map((feature) => [feature, missing[feature]])),
  };
}
