/** Asks the deployed site from outside what only there can be seen (docs/runbook.md, "Deploy"). */

type Ask = (url: string, init?: RequestInit) => Promise<Response>;

const DEADLINE_MS = 15_000;

const askWeb: Ask = (url, init) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS), ...init });

/** The host with www where the site's has none, and the other way round. */
const otherHost = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`);

const goesTo = (response: Response, origin: string) =>
  [301, 302, 307, 308].includes(response.status) &&
  (response.headers.get('location') ?? '').startsWith(`${origin}/`);

interface Check {
  what: string;
  /** What is wrong and what to do; '' where it is right. */
  problem: string;
}

/**
 * @param origin of the site, such as https://www.example.com
 * @returns one line for each thing that was asked
 */
export async function checkSite(origin: string, ask: Ask = askWeb): Promise<Check[]> {
  const { host } = new URL(origin);
  const checks: Check[] = [];
  const check = async (what: string, work: () => Promise<string>) => {
    const problem = await work().catch((error: unknown) => `no answer (${String(error)})`);
    checks.push({ what, problem });
  };

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
    if (!path) return '/blog lists no post: is STORYCHIEF_API_KEY set?';
    const { status } = await ask(origin + path);
    return status === 200 ? '' : `${path} answered ${status}`;
  });
  await check('health', async () => {
    const response = await ask(`${origin}/api/health`);
    const health = (await response.json()) as { status: string; missing: Record<string, string[]> };
    const missing = Object.values(health.missing).flat();
    return health.status === 'ok'
      ? ''
      : `${health.status}; not set: ${missing.join(', ') || 'nothing'}`;
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
