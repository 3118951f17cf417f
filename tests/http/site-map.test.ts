import { expect, test } from 'vitest';

import { pageAt, PUBLIC_PATHS } from '../helpers/public-pages.ts';
import { paths } from '../../src/shared/paths.ts';
import { request } from '../helpers/request.ts';
import { storedText } from '../helpers/stored-blog.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

/** Pages with a headline that the specification or the copy sets. */
const ROUTES: [id: string, path: string, headline: RegExp, status: number][] = [
  ['SHELL-01', '/', /^AI-Based Recruitment Assistant$/, 200],
  ['SHELL-02', '/features', /scored on one scale/, 200],
  ['SHELL-03', '/how-it-works', /You write the brief/, 200],
  ['SHELL-04', '/testimonials', /clients say/, 200],
  ['SHELL-05', '/pricing', /Plans/, 200],
  ['SHELL-06', '/blog', /Hiring/, 200],
  ['SHELL-09', '/Affiliates', /\$300 per sale/, 200],
  ['SHELL-11', '/contact', /Tell us/, 200],
  ['SHELL-12', '/careers', /Come and work with us/, 200],
  ['SHELL-13', '/aboutus', /40\+ years/, 200],
  ['SHELL-14', '/press', /Press kit/, 200],
  ['SHELL-15', '/SignUp', /Create your account/, 200],
  ['SHELL-16', '/affiliate-terms', /Affiliate terms/, 200],
  ['SHELL-17', '/admin/leads', /Sign in/, 401],
  ['SHELL-18', '/admin/affiliates', /Sign in/, 401],
  ['SHELL-19', '/no-such-page', /Oops! Page Not Found\./, 404],
];

const headlines = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map((match) => textOf(match[1] ?? '').trim());

for (const [id, path, headline, status] of ROUTES) {
  test(`${path} is its own page (${id})`, async () => {
    const page = await pageAt(path);
    expect(page.status).toBe(status);
    expect(headlines(page.html)).toEqual([expect.stringMatching(headline)]);
  });
}

test('every page for visitors is inside header, footer and chat (SHELL-25)', async () => {
  for (const path of [...PUBLIC_PATHS, '/no-such-page']) {
    const { html } = await pageAt(path);
    expect(headlines(html), path).toHaveLength(1);
    expect(html.match(/<header[^>]*data-header/g), path).toHaveLength(1);
    expect(html, path).toContain('aria-label="Main"');
    const parts = ['<header', '<main ', '<footer', 'data-island="Chat"'];
    const places = parts.map((part) =>
      [...html.matchAll(RegExp(part, 'g'))].map(({ index }) => index),
    );
    for (const one of places.slice(1)) expect(one, path).toHaveLength(1);
    const order = places.map(([first = -1]) => first);
    expect(order, path).toEqual(order.toSorted((a, b) => a - b));
  }
});

/** What a link in the text of a page is called, by where it leads. */
const CALLS_TO_ACTION: [to: RegExp, name: RegExp][] = [
  [/^\/demo$/, /^Try the demo$/],
  [/^\/contact\?subject=Demo%20Request$/, /^Schedule a Demo$/],
  [
    /^\/(?:SignUp|get-started\?source=(?:RiC_Hero|guarantee|header)_(?:CTA|cta))$/,
    /^Create account$/,
  ],
  [/^\/contact$/, /^Contact (?:us|Sales)$/],
  [/^\/pricing$/, /^(?:Get Started|See plans)$/],
];

test('one action has one name, wherever it stands', async () => {
  const seen = new Set<RegExp>();
  // The chips of the contact form name subjects. Who has pressed "Create account" reads what comes next.
  const others = PUBLIC_PATHS.filter(
    (one) => one !== paths.contact && one !== '/get-started/received',
  );
  for (const path of others) {
    const main = mainOf((await pageAt(path)).html);
    for (const [, href = '', text = ''] of main.matchAll(
      /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
    )) {
      const [to, name] = CALLS_TO_ACTION.find(([address]) => address.test(href)) ?? [];
      if (!to || !name) continue;
      seen.add(to);
      expect(textOf(text).trim(), `${path} to ${href}`).toMatch(name);
    }
  }
  expect(seen.size, 'there are such links').toBeGreaterThanOrEqual(4);
});

test.each([
  ['/get-started/received', '/SignUp', 'Open the sign-up form'],
  ['/get-started/requested', '/demo', 'Try the demo'],
  ['/Affiliates/received', '/press', 'Open the press kit'],
])(
  '%s is a line on a sheet, and a way on that is not the one that led here',
  async (path, onward, name) => {
    const main = mainOf((await pageAt(path)).html);
    const ways = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    expect(ways.map(([, href, text = '']) => [href, textOf(text)])).toEqual([[onward, name]]);
    expect(main, 'a picture, not a void').toMatch(
      /aria-hidden="true">.*<path[^>]*data-drawn-line/s,
    );
  },
);

test('no public page asks for a sign-in, sets a cookie or links to the staff area (SHELL-26, SHELL-31)', async () => {
  for (const path of [...PUBLIC_PATHS, '/no-such-page']) {
    const { headers, html } = await pageAt(path);
    expect(headers.get('set-cookie'), path).toBeNull();
    expect(html, path).not.toContain('type="password"');
    expect(html, path).not.toMatch(/href="\/admin/);
  }
});

test('every public page arrives whole, without code or styles in its elements (SHELL-27)', async () => {
  // The first view of the blog may wait for StoryChief, and streams the posts then.
  await storedText('/blog');
  for (const path of PUBLIC_PATHS) {
    const { html } = await pageAt(path);
    expect(html.includes('hidden id="S:'), `${path} streams a part late`).toBe(false);
    // The policy allows one in a head (security.test.ts).
    const [, body = ''] = html.split('</head>');
    expect(/<script(?![^>]*(?:src=|type="application\/ld\+json"))/.exec(body), path).toBeNull();
    expect(/ style="/.exec(html), path).toBeNull();
  }
});

test.each([
  ['/contact', 'We store your message to answer it'],
  ['/get-started', 'We store your name and email to reach you'],
  ['/Affiliates', 'We store what you write to review your application'],
  ['/SignUp', 'This form comes from another site'],
])('%s says what happens with the data, and links to the policy', async (path, line) => {
  const main = mainOf((await pageAt(path)).html);
  const note = main.slice(main.indexOf(line), main.indexOf('</p>', main.indexOf(line)));
  expect(note).toMatch(/^.+<a [^>]*href="[^"]*privacy-policy\.pdf"[^>]*>.*Privacy policy/s);
});

test.each(PUBLIC_PATHS.filter((path) => path !== '/'))(
  '%s redirects other letter case and a trailing slash (X-26)',
  async (path) => {
    for (const odd of [`${path}/`, path.toUpperCase(), `${path.toLowerCase()}/`]) {
      if (odd === path) continue;
      const response = await request(`${odd}?ref=acme`);
      expect(response.status, odd).toBe(301);
      expect(response.headers.get('location'), odd).toBe(`${path}?ref=acme`);
    }
  },
);

test('/affiliate leads to the affiliate page (SHELL-10, Y-14)', async () => {
  const response = await request('/affiliate');
  expect([301, 308]).toContain(response.status);
  expect(response.headers.get('location')).toBe('/Affiliates');
});

test('the home page addresses employers and names the firm behind the assistant (CLM-13, X-27)', async () => {
  const { html } = await pageAt('/');
  const text = textOf(mainOf(html));
  expect(text).toMatch(/RiC screens every resume\. You read the shortlist and decide/);
  expect(text).toMatch(/Backed by Marlow Keene.*, an award-winning/);
  expect(html, 'search engines are told whom it is for').toMatch(
    /"@type":"BusinessAudience","audienceType":"[^"]*(employers|companies)/i,
  );
});

test('the loudest button of the header leads to another page, on every page', async () => {
  for (const path of PUBLIC_PATHS) {
    const { html } = await pageAt(path);
    // Between the wide menu and the button of the narrow one.
    const beside = /<header.*?<\/nav>(.*?)<button/s.exec(html)?.[1] ?? '';
    const main = [...beside.matchAll(/<a [^>]*href="([^"?]+)/g)].at(-1)?.[1];
    expect(main, path).toMatch(/^\//);
    expect(main, path).not.toBe(path);
  }
});
