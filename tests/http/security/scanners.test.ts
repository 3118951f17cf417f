import { env } from 'cloudflare:workers';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { beforeEach, expect, test } from 'vitest';

import { allRoutes } from '../../../src/staff-area.ts';
import { cleanHtml } from '../../../src/features/blog/html/clean-html.ts';
import { CLEANER_VERSION } from '../../../src/features/blog/html/cleaner-version.ts';
import { PUBLIC_ORIGIN, visitPublicSite } from '../../helpers/production.ts';
import { openSession } from '../../helpers/staff.ts';
import { observatoryScores } from './observatory.ts';

const concrete = (path: string) =>
  path
    .replace(/:file\{\.\*\\\.(html|md)\}/, 'plain.$1')
    .replace(/:slug\b/, 'plain')
    .replace(/:[A-Za-z]+(\{[^}]*\})?/g, 'x')
    .replace('*', 'x');

/** Every address with a GET route, some without, a post with a player, and a partner's links. */
const addresses = [
  ...new Set(
    allRoutes
      .filter(({ method, path }) => method === 'GET' && !path.includes('__sandbox'))
      .map(({ path }) => concrete(path)),
  ),
  '/blog/embedding',
  '/blog?q=nothing',
  '/features?gspk=acme',
  '/blog/plain?partner_key=letter',
  '/contact?subject=Other',
  '/nothing-here',
  '/api/nothing-here',
  '/Pricing/',
];

const FRAME = '<iframe src="https://www.youtube.com/embed/abc"></iframe>';

async function storePost(id: string, html: string) {
  await env.DB.prepare(
    'insert into posts (id, slug, title, search_text, fetched_at, cleaned_with, content_html) values (?, ?, ?, ?, ?, ?, ?)',
  )
    .bind(id, id, `About ${id}`, '', Date.now(), CLEANER_VERSION, cleanHtml(html, []))
    .run();
}

beforeEach(async () => {
  await storePost('plain', '<h2>One</h2><p>words</p><img src="https://images.ric.com/a.png">');
  await storePost('embedding', `<p>words</p>${FRAME}`);
});

async function visitAs(headers: Record<string, string>, address: string) {
  const response = await visitPublicSite(PUBLIC_ORIGIN + address, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** Who gets what at which address; each is visited once for all tests. */
const visits: [who: string, visit: Awaited<ReturnType<typeof visitAs>>, address: string][] = [];

/** What strangers and staff get at every address. */
async function allResponses(): Promise<[who: string, response: Response, address: string][]> {
  if (visits.length === 0) {
    const cookie = await openSession();
    for (const address of addresses) {
      visits.push([`${address} to a stranger`, await visitAs({}, address), address]);
      visits.push([`${address} to staff`, await visitAs({ cookie }, address), address]);
    }
  }
  return visits.map(([who, { text, ...init }, address]) => [
    who,
    new Response([204, 304].includes(init.status) ? null : text, init),
    address,
  ]);
}

/** Of 155 without what only the public address shows. */
const BEST = 155;
/** Without scripts there is none to check. */
const SCRIPTLESS = -5;
/** Their frames would have to send an embedder policy too, and Stripe's do not. */
const WITH_FRAMES = -10;

const isHtml = (response: Response) =>
  (response.headers.get('content-type') ?? '').startsWith('text/html');

test('MDN Observatory gives every address the score of an A+', async () => {
  for (const [who, response] of await allResponses()) {
    const policy = response.headers.get('content-security-policy') ?? '';
    const isPage = isHtml(response) && policy.includes('script-src');
    const hasFrames = /frame-src (?!'none')/.test(policy);
    const scores = await observatoryScores(response);
    const score = Object.values(scores).reduce((sum, part) => sum + part, 100);
    const least = BEST + (isPage ? 0 : SCRIPTLESS) + (hasFrames ? WITH_FRAMES : 0);
    expect(score, `${who}: ${JSON.stringify(scores)}`).toBeGreaterThanOrEqual(least);
  }
});

test('CSP Evaluator finds nothing to mend in any policy', async () => {
  for (const [who, response] of await allResponses()) {
    const policy = response.headers.get('content-security-policy') ?? '';
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = findings.filter(
      ({ severity }) => severity <= Severity.HIGH_MAYBE && severity !== Severity.INFO,
    );
    const texts = serious.map(({ directive, value, description }) =>
      [directive, value, description].join(' '),
    );
    expect(texts, who).toEqual([]);
  }
});

test('no response lets a page of another origin read it', async () => {
  const readable: string[] = [];
  for (const address of addresses) {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await visitPublicSite(PUBLIC_ORIGIN + address, {
        method,
        headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
      });
      const cors = [...response.headers.keys()].filter((name) => name.startsWith('access-control'));
      if (cors.length > 0) readable.push(`${method} ${address}`);
      await response.body?.cancel();
    }
  }
  expect(readable).toEqual([]);
});

/** The pages on which a third party's script may run, by address. */
const FOREIGN: Record<string, RegExp> = {
  '/': /partnerstack/,
  '/pricing': /stripe/,
  '/get-started': /partnerstack/,
  '/Affiliates': /recaptcha\/api\.js /,
  '/contact': /recaptcha\/api\.js /,
  '/contact?subject=Other': /recaptcha\/api\.js /,
  '/features?gspk=acme': /partnerstack/,
  '/blog/plain?partner_key=letter': /partnerstack/,
};

const TRUSTED_TYPES =
  /require-trusted-types-for 'script'; trusted-types ric-html ric-script(?:;|$)/;

test('no text becomes code, unless a third party’s script is there', async () => {
  for (const [who, response, address] of await allResponses()) {
    const enforced = response.headers.get('content-security-policy') ?? '';
    const reported = response.headers.get('content-security-policy-report-only');
    const scripts = `${/script-src ([^;]*)/.exec(enforced)?.[1] ?? ''} `;
    const foreign = FOREIGN[address];
    if (foreign) {
      expect(scripts, who).toMatch(foreign);
      expect(enforced, who).not.toContain('trusted-types');
      expect(reported, who).toMatch(TRUSTED_TYPES);
    } else {
      expect(scripts, who).not.toMatch(/https?:/);
      expect(reported, who).toBeNull();
      if (scripts.trim() !== '') expect(enforced, who).toMatch(TRUSTED_TYPES);
    }
    if (isHtml(response) && scripts.trim() !== '') {
      expect(enforced, who).toMatch(/report-to site; report-uri \/api\/reports(?:;|$)/);
      expect(response.headers.get('reporting-endpoints'), who).toBe('site="/api/reports"');
    }
  }
});

test('the captcha’s policy names its files, not the folder that holds others', async () => {
  const response = await visitPublicSite(`${PUBLIC_ORIGIN}/contact`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
    "'self'",
    'https://www.google.com/recaptcha/api.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ]);
});

test('browser features are closed, but players in frames get theirs', async () => {
  const closed = ['camera', 'microphone', 'geolocation', 'usb', 'browsing-topics', 'midi'];
  for (const address of ['/', '/features', '/admin/leads', '/api/health', '/blog/embedding']) {
    const response = await visitPublicSite(PUBLIC_ORIGIN + address);
    const policy = response.headers.get('permissions-policy') ?? '';
    for (const feature of closed) expect(policy, address).toContain(`${feature}=()`);
  }
  const post = await visitPublicSite(`${PUBLIC_ORIGIN}/blog/embedding`);
  expect(post.headers.get('permissions-policy')).toContain(
    'autoplay=(self "https://www.youtube-nocookie.com")',
  );
});
