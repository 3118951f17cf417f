import { expect, test } from 'vitest';

import { pages } from '../../src/pages.ts';
import { request } from '../helpers/request.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const mainOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

/** Pages with a headline that the specification or the copy sets. */
const ROUTES: [id: string, path: string, headline: RegExp, status: number][] = [
  ['SHELL-01', '/', /^AI-Based Recruitment Assistant$/, 200],
  ['SHELL-02', '/features', /stack to the shortlist/, 200],
  ['SHELL-03', '/how-it-works', /You write the brief/, 200],
  ['SHELL-04', '/testimonials', /clients say/, 200],
  ['SHELL-05', '/pricing', /Plans/, 200],
  ['SHELL-06', '/blog', /Hiring/, 200],
  ['SHELL-09', '/Affiliates', /\$300 per sale/, 200],
  ['SHELL-11', '/contact', /Tell us/, 200],
  ['SHELL-12', '/careers', /Come and work with us/, 200],
  ['SHELL-13', '/aboutus', /40\+ years/, 200],
  ['SHELL-14', '/press', /Press kit/, 200],
  ['SHELL-15', '/SignUp', /Sign up/, 200],
  ['SHELL-16', '/affiliate-terms', /Affiliate terms/, 200],
  ['SHELL-17', '/admin/leads', /Sign in/, 401],
  ['SHELL-18', '/admin/affiliates', /Sign in/, 401],
  ['SHELL-19', '/no-such-page', /Oops! Page Not Found\./, 404],
];

const headlines = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map((match) => textOf(match[1] ?? '').trim());

for (const [id, path, headline, status] of ROUTES) {
  test(`${path} is its own page (${id})`, async () => {
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(headlines(await response.text())).toEqual([expect.stringMatching(headline)]);
  });
}

const PUBLIC = pages.map(({ path }) => path);

test.each([...PUBLIC, '/admin/leads', '/no-such-page'])(
  '%s is inside header, footer and chat (SHELL-25)',
  async (path) => {
    const html = await (await request(path)).text();
    expect(headlines(html)).toHaveLength(1);
    expect(html.match(/<header[^>]*data-header/g), 'header').toHaveLength(1);
    expect(html).toContain('aria-label="Main"');
    expect(html.match(/<main /g)).toHaveLength(1);
    expect(html.match(/<footer/g), 'footer').toHaveLength(1);
    expect(html.match(/data-island="Chat"/g), 'chat').toHaveLength(1);
    const order = ['<header', '<main', '<footer', 'data-island="Chat"'];
    const positions = order.map((part) => html.indexOf(part));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  },
);

test.each(PUBLIC.filter((path) => path !== '/'))(
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

test('no public page asks for a sign-in or sets a cookie (SHELL-26)', async () => {
  for (const path of PUBLIC) {
    const response = await request(path);
    expect(response.headers.get('set-cookie'), path).toBeNull();
    expect(await response.text(), path).not.toContain('type="password"');
  }
});

test('no public page links to the staff area (SHELL-31)', async () => {
  for (const path of [...PUBLIC, '/no-such-page']) {
    expect(await (await request(path)).text(), path).not.toMatch(/href="\/admin/);
  }
});

test('the home page addresses employers and names the firm behind the assistant (CLM-13, X-27)', async () => {
  const html = await (await request('/')).text();
  const text = textOf(mainOf(html));
  expect(text).toMatch(/RiC screens every resume\. You read the shortlist and decide/);
  expect(text).toMatch(/Backed by Marlow Keene.*, an award-winning/);
  expect(html, 'search engines are told whom it is for').toMatch(
    /"@type":"BusinessAudience","audienceType":"[^"]*(employers|companies)/i,
  );
});
