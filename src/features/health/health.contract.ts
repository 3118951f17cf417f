import { endpoint } from '../../shared/api.ts';

export type StoreState = 'ok' | 'failed';

export const healthApi = {
  read: endpoint('GET', '/api/health').of<
    object,
    { status: 'ok' | 'degraded'; checks: Record<'d1' | 'schema' | 'kv' | 'r2', StoreState> }
  >(),
} as const;
