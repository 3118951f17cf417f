import { expect, test } from 'vitest';

import { parseConfig } from '../../../src/config.ts';
import { ORIGIN, request, requestWith } from '../../helpers/request.ts';

const home = async () => (await request('/')).text();

/** The visible text. */
const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** Without header and footer. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

const count = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

test('the headline and its promise are in the HTML (SHELL-01, SHELL-26, SHELL-27, HOME-03, HOME-04)', async () => {
  const text = textOf(await home());
  expect(text).toContain('AI-Based Recruitment Assistant');
  expect(text).toContain('Hire Better Candidates Faster with AI Recruitment Software');
});

test('the film is muted in the HTML, so that browsers start it (HOME-02)', async () => {
  expect(await home()).toMatch(/<video[^>]* autoplay=""[^>]* loop=""[^>]* muted=""/i);
});

test('each call to action leads where it says (HOME-06, HOME-07, HOME-10, HOME-23, SIGN-01, X-03, X-44)', async () => {
  const html = await home();
  expect(html.slice(0, html.indexOf('<main'))).toMatch(
    /<a[^>]*href="\/get-started\?source=header_cta"[^>]*>Create account/,
  );
  const main = mainOf(html);
  expect(main).toMatch(/<a[^>]*href="\/pricing"[^>]*>Get Started/);
  expect(main).toMatch(/<a[^>]*href="\/contact\?subject=Demo%20Request"[^>]*>Schedule a Demo/);
  expect(main).toMatch(/<a[^>]*href="https:\/\/www\.marlowkeene\.example\/"[^>]*target="_blank"/);
});

test('sections are in order: hero, video, features, steps, testimonials (HOME-08)', async () => {
  const html = await home();
  const positions = ['headline', 'intro', 'features', 'how-it-works', 'testimonials'].map((id) =>
    html.indexOf(`id="${id}"`),
  );
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

/** Who may be framed. The lead form asks for the captcha in a busy hour. */
const framesOf = (response: Response): string[] =>
  /frame-src ([^;]+);/
    .exec(response.headers.get('content-security-policy') ?? '')?.[1]
    ?.split(' ') ?? [];

test('the intro video plays at the host of the setting, which the policy allows (VID-01)', async () => {
  const settings = {
    INTRO_VIDEO_ID: '76979871',
    INTRO_VIDEO_PLAYER_URL: 'https://player.vimeo.com/video',
  };
  const response = await requestWith(settings, '/');
  const player = 'https://player.vimeo.com/video/76979871?autoplay=1';
  expect(await response.text()).toContain(`data-video-play="${player}`);
  expect(framesOf(response)).toContain('https://player.vimeo.com');
});

test('without a video the poster has no player, and the policy allows no host (VID-01)', async () => {
  const response = await requestWith({ INTRO_VIDEO_ID: '' }, '/');
  const intro = /<section[^>]*aria-labelledby="intro".*?<\/section>/s.exec(await response.text());
  expect(intro?.[0]).toContain('How 438 resumes become 3 calls');
  expect(intro?.[0]).toContain('/media/intro-poster-640.webp');
  expect(intro?.[0]).not.toMatch(/<button|<noscript|<a |play|watch|second/i);
  expect(framesOf(response).filter((host) => !host.includes('recaptcha'))).toEqual([]);
});

test('an address as the ID of the video names the setting (VID-01)', () => {
  for (const id of ['https://youtu.be/abc', '../x', 'a b'])
    expect(() => parseConfig({ INTRO_VIDEO_ID: id })).toThrow(/INTRO_VIDEO_ID: only the ID/);
});

test('four clients are quoted, each with name, position, portrait and five stars (HOME-30)', async () => {
  const carousel = (html: string) =>
    /<section[^>]*aria-label="Testimonials".*?<\/section>/s.exec(html)?.[0];
  const onHome = carousel(await home());
  expect(onHome?.split('<figure').slice(1)).toHaveLength(4);
  expect(count(onHome ?? '', /role="img" aria-label="5 out of 5 stars"/g)).toBe(4);
  expect(count(onHome ?? '', /data-carousel-dot=/g)).toBe(4);
  expect(onHome).toContain('&quot;delay&quot;:6000');
  const own = await request('/testimonials');
  expect(onHome, 'the carousel of /testimonials').toBe(carousel(await own.text()));
});

test('twenty clients, each with a name (LOGO-01, LOGO-02, LOGO-07)', async () => {
  const html = await home();
  expect(textOf(html)).toContain('Trusted by Industry Leaders');
  const logos = [...html.matchAll(/<img src="(\/media\/logos\/[^"]+)" alt="([^"]+)"/g)];
  expect(logos).toHaveLength(20);
  for (const part of [1, 2]) expect(new Set(logos.map((logo) => logo[part])).size).toBe(20);
});

const CLAIMS: [id: string, claim: RegExp][] = [
  ['CLM-01', /hire 80% faster/i],
  ['CLM-02', /reach 100% of active and passive candidates/i],
  ['CLM-03', /over 1 billion profiles/i],
  ['CLM-04', /bias-free shortlists and resume scoring/i],
  ['CLM-05', /AI resume grading, from 1 to 10/i],
  ['CLM-08', /\$500 credit toward a fully managed executive search/i],
  ['CLM-09', /93\.8% hire rate/i],
  ['CLM-11', /award-winning, Forbes-ranked recruitment firm/i],
];

for (const [id, claim] of CLAIMS) {
  test(`the home page makes the claim ${claim.source} (${id})`, async () => {
    expect(textOf(await home())).toMatch(claim);
  });
}

test('the first view has the hire rate, and the figures of the firm under its name (CLM-12)', async () => {
  const text = textOf(mainOf(await home()));
  expect(text).toMatch(/93\.8% hire rate.*Marlow Keene: 50,000 placed, 7,000 clients\./);
});

test('to listeners the product in the first view is one slider, and three people with a sentence each', async () => {
  const [, hero = ''] = (await home()).split('For employers and HR teams.');
  const [product = ''] = hero.split('Hire 80% faster');
  const heard = textOf(product.replaceAll(/<(svg|div)[^>]* aria-hidden="true".*?<\/\1>/gs, ''));
  expect(heard).toContain('Call everyone from 8.0 up: 3 people');
  expect(heard).toMatch(/8\.1 out of 10.*8\.4 out of 10.*9\.2 out of 10 Ran the month-end close/);
  expect(heard.length).toBeLessThan(900);
  expect(product).toMatch(/<input type="range"[^>]* aria-valuetext="From 8\.0 up: 3 people"/);
});

test('there are enough cards to turn, each with a figure, an icon, a title and a sentence (HOME-24, X-40)', async () => {
  const html = await home();
  const carousel = /<section[^>]*aria-label="Features".*?<\/section>/s.exec(html)?.[0] ?? '';
  const cards = carousel.match(/<article.*?<\/article>/gs) ?? [];
  expect(cards.length).toBeGreaterThanOrEqual(4);
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of cards)
    expect(card).toMatch(/<p.*<svg.*<h3[^>]*>[^<]+<\/h3><p[^>]*>[^<]{40,}/s);
});

test('the page explains the guarantee and the resume grading (HOME-09, HOME-22)', async () => {
  const text = textOf(mainOf(await home()));
  expect(text).toMatch(
    /You get a search credit\. If you make no hire with RiC, you get a \$500 credit/,
  );
  expect(text).toMatch(/AI resume grading/i);
});

test('the footer has mission, contact data and hours (FTR-01, FTR-02, FTR-03, FTR-08, FTR-09, X-01)', async () => {
  const html = await home();
  const footer = html.slice(html.indexOf('<footer'));
  expect(textOf(footer)).toMatch(/transform recruiting with AI.*candidates faster/);
  expect(textOf(footer)).toContain('Monday to Friday, 9am to 5pm');
  for (const href of ['mailto:', 'tel:', '/aboutus', '/press', '/media/legal/privacy-policy.pdf']) {
    expect(footer).toContain(`href="${href}`);
  }
  expect(footer).toContain('href="/media/legal/terms-of-service.pdf"');
});

test('the copyright has the current year and is the staff trigger (FTR-05, FTR-10)', async () => {
  const year = String(new Date().getUTCFullYear());
  expect(await home()).toMatch(
    new RegExp(`data-admin-trigger=""[^>]*>© <span data-current-year="">${year}`),
  );
});

test('four social icons, two of them links in a new tab (FTR-06, FTR-07)', async () => {
  const html = await home();
  const footer = html.slice(html.indexOf('<footer'));
  const positions = footer
    .split(/<li[ >]/)
    .filter((item) => /LinkedIn|Facebook|Instagram|YouTube/.test(item));
  expect(positions.map((item) => item.includes('<svg'))).toEqual([true, true, true, true]);
  expect(positions.map((item) => /<a[^>]*href="https:[^>]*target="_blank"/.test(item))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(count(footer, /<a[^>]*target="_blank"/g)).toBe(2);
});

test('no public page links to the staff area (SHELL-31)', async () => {
  expect(await home()).not.toContain('/admin');
});

test('the head has each tag once (SEO-01, SEO-02, SEO-03, SEO-04, SEO-05, SEO-06, SEO-10)', async () => {
  const html = await home();
  const head = html.slice(0, html.indexOf('</head>'));
  const once = {
    'SEO-01 title': /<title>[^<]*Recruit[^<]*<\/title>/g,
    'SEO-01 description': /<meta name="description" content="[^"]*recruit[^"]*"/g,
    'SEO-02 keywords': /<meta name="keywords" content="[^"]+"/g,
    'SEO-03 canonical': /<link rel="canonical" href="http:\/\/localhost:8787\/"/g,
    'SEO-04 og:title': /<meta property="og:title" content="[^"]+"/g,
    'SEO-04 og:description': /<meta property="og:description" content="[^"]+"/g,
    'SEO-04 og:image': /<meta property="og:image" content="http[^"]+"/g,
    'SEO-04 og:type': /<meta property="og:type" content="website"/g,
    'SEO-05 card': /<meta name="twitter:card" content="summary_large_image"/g,
    'SEO-05 title': /<meta name="twitter:title" content="[^"]+"/g,
    'SEO-05 description': /<meta name="twitter:description" content="[^"]+"/g,
    'SEO-05 image': /<meta name="twitter:image" content="http[^"]+"/g,
    'SEO-06 robots': /<meta name="robots" content="index, follow"/g,
    'one robots tag of any kind': /<meta name="robots"/g,
  };
  for (const [what, pattern] of Object.entries(once)) {
    expect(count(head, pattern), what).toBe(1);
  }
});

test('the structured data name the site, and describe a web application for business (HOME-01, SEO-08)', async () => {
  const html = await home();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const [website, application] = blocks.map(([, json = '']) => JSON.parse(json) as object);
  expect(website).toMatchObject({ '@type': 'WebSite', name: 'RiC', url: `${ORIGIN}/` });
  expect(application).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: `${ORIGIN}/`,
  });
});

test('an unknown path is a 404 page with header and footer (NF-01, ERR-30, NF-02, NF-03, NF-04, SEO-11)', async () => {
  const response = await request('/no-such-page');
  const html = await response.text();
  expect(response.status).toBe(404);
  // As text that is seen: a reader without images has the number too.
  expect(html).toMatch(/<p class="ErrorPage_[^"]*">404<\/p>/);
  expect(textOf(html)).toContain('Oops! Page Not Found.');
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Go to Homepage/);
  expect(html).toContain('<header');
  expect(html).toContain('<footer');
  expect(html).toContain('content="noindex, follow"');
});
