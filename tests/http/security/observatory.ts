/**
 * The rules of MDN HTTP Observatory (algorithm of August 2026) as far as they can be tried without the
 * public address: not the redirect from plain HTTP (tests/http/security/site-origin.test.ts tries ours),
 * not the preload list of Strict-Transport-Security (+5 once the domain is on it).
 */

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );

const BROAD = /^(?:\*|(?:https?|ftp):|https?:\/\/\*(?:\.\*)?)$/;

function contentPolicyScore(policy: string): number {
  if (policy === '') return -25;
  const directives = directivesOf(policy);
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = of('script-src');
  const styles = of('style-src');
  const isUnsafe = (source: string) =>
    BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:';
  if (scripts.some(isUnsafe) || of('object-src').some((source) => BROAD.test(source))) return -20;
  const passive = new Set(['img-src', 'media-src']);
  const insecure = [...directives].filter(([, sources]) =>
    sources.some((source) => source.startsWith('http:')),
  );
  if (insecure.some(([name]) => !passive.has(name))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'") || insecure.length > 0) return -10;
  if (styles.some(isUnsafe)) return 0;
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function cookieScore(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const has = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (!has(/;\s*secure\b/i)) return -20;
  const sessions = cookies.filter((cookie) => /^[^=]*(?:login|sess)/i.test(cookie));
  if (!sessions.every((cookie) => /;\s*httponly\b/i.test(cookie))) return -30;
  return has(/;\s*samesite=(?:lax|strict)\b/i) ? 5 : 0;
}

function transportScore(header: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_552_000 ? 0 : -10;
}

/** Of the scripts in the markup. */
function integrityScore(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const named = scripts.filter((tag) => / src="/.test(tag));
  const foreign = named.filter((tag) => !/ src="\/(?!\/)/.test(tag));
  if (foreign.some((tag) => / src="http:/.test(tag))) return -50;
  if (foreign.some((tag) => !/ integrity="/.test(tag))) return -5;
  return named.some((tag) => / integrity="sha/.test(tag)) ? 5 : 0;
}

const PRIVATE_REFERRERS: ReadonlySet<string> = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

/** The score by test; the sum and 100 are the score of a response. */
export async function observatoryScores(response: Response): Promise<Record<string, number>> {
  const header = (name: string) => response.headers.get(name) ?? '';
  const policy = header('content-security-policy');
  const isHtml = header('content-type').startsWith('text/html');
  const oneOf = (name: string, values: readonly string[], score: number) =>
    values.includes(header(name)) ? score : 0;
  const isFramed = !directivesOf(policy).has('frame-ancestors');
  return {
    policy: contentPolicyScore(policy),
    cookies: cookieScore(response.headers.getSetCookie()),
    sharing: header('access-control-allow-origin') === '*' ? -50 : 0,
    referrer: PRIVATE_REFERRERS.has(header('referrer-policy')) ? 5 : -5,
    transport: transportScore(header('strict-transport-security')),
    integrity: isHtml ? integrityScore(await response.text()) : 0,
    sniffing: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: isFramed && !/^(?:deny|sameorigin)$/i.test(header('x-frame-options')) ? -20 : 5,
    resources: oneOf('cross-origin-resource-policy', ['same-origin', 'same-site'], 10),
    embedding: oneOf('cross-origin-embedder-policy', ['require-corp', 'credentialless'], 10),
    opening: oneOf('cross-origin-opener-policy', ['same-origin'], 10),
  };
}
