/** Asks the deployed site from outside what only there can be seen (docs/runbook.md, "Deploy"). */

type Ask = (url: string, init?: RequestInit) => Promise<Response>;

const DEADLINE_MS = 15_000;

/** A service token of Cloudflare Access, for a site that is behind it. */
export interface AccessToken {
  id: string;
  secret: string;
}

/** @param token is sent to `origin` only */
export const askWeb =
  (origin: string, token: AccessToken | null): Ask =>
  (url, init) => {
    const headers = new Headers(init?.headers);
    if (token && url.startsWith(`${origin}/`)) {
      headers.set('cf-access-client-id', token.id);
      headers.set('cf-access-client-secret', token.secret);
    }
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return fetch(url, { redirect: 'manual', signal, ...init, headers });
  };

/** The host with www where the site's has none, and the other way round. */
const otherHost = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

const goesTo = (response: Response, origin: string) =>
  [301, 302, 307, 308].includes(response.status) &&
  (response.headers.get('location') ?? '').startsWith(`${origin}/`);

export interface Check {
  what: string;
  /** What is wrong and what to do; '' where it is right. */
  problem: string;
  /** What is not wrong, and to be known. */
  note?: string;
}

/** What /api/health says; null without an answer that can be read. */
interface Health {
  checks: Readonly<Record<string, string>>;
  missing: Readonly<Record<string, readonly string[]>>;
}

const STORES = ['d1', 'schema', 'kv', 'r2'];

/** Whether Cloudflare Access asks who one is, before the site is asked. */
async function isBehindAccess(origin: string, ask: Ask): Promise<boolean> {
  const response = await ask(`${origin}/`).catch(() => undefined);
  const location = response?.headers.get('location') ?? '';
  return /^https:\/\/[\w-]+\.cloudflareaccess\.com\//.test(location);
}

/**
 * @param origin of the site, such as https://www.example.com
 * @returns one line for each thing that was asked
 */
export async function checkSite(origin: string, ask: Ask = askWeb(origin, null)): Promise<Check[]> {
  const { host } = new URL(origin);
  if (await isBehindAccess(origin, ask)) {
    const note =
      'not asked: Cloudflare Access lets nobody in. Set ACCESS_CLIENT_ID and ACCESS_CLIENT_SECRET to a service token that its policy admits';
    return [{ what: 'the site', problem: '', note }];
  }
  const checks: Check[] = [];
  const check = async (what: string, work: () => Promise<string | { note: string }>) => {
    const found = await work().catch((error: unknown) => `no answer (${String(error)})`);
    checks.push(
      typeof found === 'string' ? { what, problem: found } : { what, problem: '', ...found },
    );
  };
  const health = await ask(`${origin}/api/health`)
    .then((response): Promise<Health> => response.json() as Promise<Health>)
    .catch(() => null);
  const unset = Object.values(health?.missing ?? {}).flat();

  await check('plain http leads to https', async () =>
    goesTo(await ask(`http://${host}/`), origin)
      ? ''
      : 'switch on "Always Use HTTPS" (SSL/TLS → Edge Certificates)',
  );
  await check(`${otherHost(host)} leads to ${host}`, async () => {
    const response = await ask(`https://${otherHost(host)}/`).catch(() => undefined);
    return !response || goesTo(response, origin)
      ? ''
      : 'add a redirect rule for the other host (Rules → Redirect Rules)';
  });
  await check('a page with its headers', async () => {
    const response = await ask(`${origin}/`);
    if (response.status !== 200) return `/ answered ${response.status}`;
    const needed = [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
    ];
    const missing = needed.filter((name) => !response.headers.has(name));
    return missing.length > 0
      ? `/ lacks ${missing.join(', ')}: does a rule of the zone remove it?`
      : '';
  });
  await check('a post', async () => {
    const list = await (await ask(`${origin}/blog`)).text();
    const [, path] = /href="(\/blog\/[\w-]+)"/.exec(list) ?? [];
    if (!path && unset.includes('STORYCHIEF_API_KEY')) {
      return { note: 'none, as STORYCHIEF_API_KEY is not set' };
    }
    if (!path) return '/blog lists no post';
    const { status } = await ask(origin + path);
    return status === 200 ? '' : `${path} answered ${status}`;
  });
  await check('health', async () => {
    if (!health) return '/api/health gives no answer';
    const failed = STORES.filter((store) => health.checks[store] !== 'ok');
    if (failed.length > 0) return `/api/health says that ${failed.join(' and ')} failed`;
    return unset.length === 0 ? '' : { note: `not set: ${unset.join(', ')}` };
  });
  await check('films in byte ranges', async () => {
    const response = await ask(`${origin}/media/hero.mp4`, { headers: { range: 'bytes=0-1' } });
    await response.body?.cancel();
    return response.status === 206 ? '' : `answered ${response.status}: Safari will not play them`;
  });
  await check('no scaling of other people’s pictures', async () => {
    const picture = 'https://www.cloudflare.com/favicon.ico';
    const { status } = await ask(`${origin}/cdn-cgi/image/width=80/${picture}`);
    return status >= 400
      ? ''
      : 'allow the two named origins only (Images → Transformations) and block /cdn-cgi/image/*';
  });
  return checks;
}
