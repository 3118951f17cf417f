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

type Finding = string | { note: string };

/** @returns a problem, '' for none, or a note */
type Question = (site: Site) => Promise<Finding>;

interface Site {
  origin: string;
  ask: Ask;
  /** Null without an answer. */
  health: Health | null;
  /** The settings that are not set. */
  unset: readonly string[];
}

const leadsToHttps: Question = async ({ origin, ask }) =>
  goesTo(await ask(`http://${new URL(origin).host}/`), origin)
    ? ''
    : 'switch on "Always Use HTTPS" (SSL/TLS → Edge Certificates)';

const otherHostLeadsHere: Question = async ({ origin, ask }) => {
  const response = await ask(`https://${otherHost(new URL(origin).host)}/`).catch(() => undefined);
  return !response || goesTo(response, origin)
    ? ''
    : 'add a redirect rule for the other host (Rules → Redirect Rules)';
};

const NEEDED_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
];

const pageHasHeaders: Question = async ({ origin, ask }) => {
  const response = await ask(`${origin}/`);
  if (response.status !== 200) return `/ answered ${response.status}`;
  const missing = NEEDED_HEADERS.filter((name) => !response.headers.has(name));
  return missing.length > 0
    ? `/ lacks ${missing.join(', ')}: does a rule of the zone remove it?`
    : '';
};

const showsPost: Question = async ({ origin, ask, unset }) => {
  const list = await (await ask(`${origin}/blog`)).text();
  const [, path] = /href="(\/blog\/[\w-]+)"/.exec(list) ?? [];
  if (!path && unset.includes('STORYCHIEF_API_KEY')) {
    return { note: 'none, as STORYCHIEF_API_KEY is not set' };
  }
  if (!path) return '/blog lists no post';
  const { status } = await ask(origin + path);
  return status === 200 ? '' : `${path} answered ${status}`;
};

const isHealthy: Question = async ({ health, unset }) => {
  if (!health) return '/api/health gives no answer';
  const failed = STORES.filter((store) => health.checks[store] !== 'ok');
  if (failed.length > 0) return `/api/health says that ${failed.join(' and ')} failed`;
  return unset.length === 0 ? '' : { note: `not set: ${unset.join(', ')}` };
};

const sendsByteRanges: Question = async ({ origin, ask }) => {
  const response = await ask(`${origin}/media/hero.mp4`, { headers: { range: 'bytes=0-1' } });
  await response.body?.cancel();
  return response.status === 206 ? '' : `answered ${response.status}: Safari will not play them`;
};

const scalesNoForeignPictures: Question = async ({ origin, ask }) => {
  const picture = 'https://www.cloudflare.com/favicon.ico';
  const { status } = await ask(`${origin}/cdn-cgi/image/width=80/${picture}`);
  return status >= 400
    ? ''
    : 'allow the two named origins only (Images → Transformations) and block /cdn-cgi/image/*';
};

/** In the order in which they are asked, one after another. */
const questionsOf = (host: string): Readonly<Record<string, Question>> => ({
  'plain http leads to https': leadsToHttps,
  [`${otherHost(host)} leads to ${host}`]: otherHostLeadsHere,
  'a page with its headers': pageHasHeaders,
  'a post': showsPost,
  health: isHealthy,
  'films in byte ranges': sendsByteRanges,
  'no scaling of other people’s pictures': scalesNoForeignPictures,
});

const readHealth = (origin: string, ask: Ask): Promise<Health | null> =>
  ask(`${origin}/api/health`)
    .then((response): Promise<Health> => response.json() as Promise<Health>)
    .catch(() => null);

/**
 * @param origin of the site, such as https://www.example.com
 * @returns one line for each thing that was asked
 */
export async function checkSite(origin: string, ask: Ask = askWeb(origin, null)): Promise<Check[]> {
  if (await isBehindAccess(origin, ask)) {
    const note =
      'not asked: Cloudflare Access lets nobody in. Set ACCESS_CLIENT_ID and ACCESS_CLIENT_SECRET to a service token that its policy admits';
    return [{ what: 'the site', problem: '', note }];
  }
  const health = await readHealth(origin, ask);
  const site: Site = { origin, ask, health, unset: Object.values(health?.missing ?? {}).flat() };
  const checks: Check[] = [];
  for (const [what, question] of Object.entries(questionsOf(new URL(origin).host))) {
    const found = await question(site).catch((error: unknown) => `no answer (${String(error)})`);
    checks.push(
      typeof found === 'string'
        ? { what, problem: found }
        : { what, problem: '', note: found.note },
    );
  }
  return checks;
}
