import { logWarning } from '../shared/log.ts';
import { callProvider } from './http.ts';

const ENDPOINT = 'https://api.indexnow.org/indexnow';
/** Of one call. */
const MAX_URLS = 10_000;

/** Tells search engines which addresses changed (indexnow.org); without a key nobody. A failure is logged. */
export const createIndexNow =
  (
    {
      INDEXNOW_KEY: key,
      SITE_ORIGIN: origin,
    }: { INDEXNOW_KEY?: string | undefined; SITE_ORIGIN: string },
    outbound: typeof fetch,
  ) =>
  async (paths: readonly string[]): Promise<void> => {
    if (key === undefined || paths.length === 0) return;
    const urlList = paths.slice(0, MAX_URLS).map((path) => origin + path);
    const keyLocation = `${origin}/indexnow.txt`;
    const body = JSON.stringify({ host: new URL(origin).host, key, keyLocation, urlList });
    const headers = { 'content-type': 'application/json' };
    const request = new Request(ENDPOINT, { method: 'POST', headers, body });
    const told = await callProvider(outbound, request, { provider: 'IndexNow', deadlineMs: 3000 });
    const status = told.ok ? told.value.status : 0;
    if (status !== 200 && status !== 202) logWarning('indexnow_failed', { status });
  };
