import { expect, test } from 'vitest';

import { SAMPLE_LABEL } from '../../../src/shared/sample-search/sample-role.ts';
import { request } from '../../helpers/request.ts';

/** The page's HTML and its text. */
async function read(path: string) {
  const response = await request(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const text = main
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
  return { html, main, text };
}

/** The items of the list that has this name, with the lists inside them. */
function itemsOf(main: string, label: string): string[] {
  const start = main.indexOf(`aria-label="${label}"`);
  const items: string[] = [];
  let depth = 1;
  for (const part of main.slice(start).split(/(?=<li[ >]|<[ou]l[ >]|<\/[ou]l>)/)) {
    if (/^<[ou]l/.test(part)) depth += 1;
    if (part.startsWith('</')) depth -= 1;
    if (depth === 0) return items;
    if (depth === 1 && part.startsWith('<li')) items.push(part);
    else if (items.length > 0) items.push((items.pop() ?? '') + part);
  }
  throw new Error(`No list is named ${label}`);
}

test('eight feature cards, each with a title, a description, an icon and a color (FEAT-01, FEAT-05)', async () => {
  const { main } = await read('/features');
  const cards = itemsOf(main, 'Features');
  expect(cards).toHaveLength(8);
  for (const card of cards) {
    expect(card).toMatch(/class="[^"]+".*<svg.*<h3[^>]*>[^<]+<\/h3><p[^>]*>[^<]+<\/p>/s);
  }
});

test('each step shows its own part of the product, and each picture of unconfirmed features says beside it that it is a sample (FEAT-01, HIW-01, FACT-04)', async () => {
  const { main } = await read('/how-it-works');
  const scenes = itemsOf(main, 'The five steps').map((step) => step.split('<h2')[1]);
  expect(new Set(scenes).size, 'no two are the same').toBe(5);
  const features = await read('/features');
  const labels = ({ text }: typeof features) => text.split(SAMPLE_LABEL).length - 1;
  expect(labels(await read('/how-it-works')), 'the steps').toBe(1);
  expect(labels(features), 'the three resumes').toBe(1);
  const [, resumes = ''] = features.main.split('aria-label="The three best candidates"');
  expect(resumes.slice(resumes.indexOf('</ol>'))).toMatch(
    new RegExp(`^</ol><p[^>]*>${SAMPLE_LABEL}`),
  );
});

test('three ranking cards with their score marks (FEAT-02)', async () => {
  const { main, text } = await read('/features');
  const cards = itemsOf(main, 'The three best candidates');
  expect(cards.map((card) => card.match(/<h3/g)?.length)).toEqual([1, 1, 1]);
  expect(text).toMatch(
    /1st.*Talent match rating: 9\.2 out of 10.*2nd.*: 8\.4 out of 10.*3rd.*: 8\.1 out of 10/,
  );
});

test('the points of each ranking card add up to the rating on it (FEAT-02)', async () => {
  const { main } = await read('/features');
  const cards = itemsOf(main, 'The three best candidates');
  for (const card of cards) {
    const [, rating = ''] = /<\/span>(\d\.\d)<span/.exec(card) ?? [];
    const points = [...card.matchAll(/<strong>\+?(\d\.\d)</g)].map(([, point]) => Number(point));
    expect(points.length).toBeGreaterThan(3);
    expect(points.reduce((sum, point) => sum + point, 0).toFixed(1), card).toBe(rating);
  }
});

test('four statistic tiles: cities, placements, clients, years (FEAT-03, CLM-12)', async () => {
  const { main, text } = await read('/features');
  expect(itemsOf(main, 'The firm in figures')).toHaveLength(4);
  for (const tile of [
    '20+ cities',
    '50,000 candidates placed',
    '7,000 clients',
    '40+ years in executive search',
  ]) {
    expect(text).toContain(tile);
  }
});

test('the page ends with a call to action (FEAT-04)', async () => {
  const { main } = await read('/features');
  const banner = main.slice(main.lastIndexOf('<section'));
  expect(banner).toMatch(/<h2[^>]*>.+<\/h2>.*href="\/contact\?subject=Demo%20Request"/s);
});

test.each([
  ['CLM-01', /80% faster/],
  ['CLM-02', /100% of active and passive candidates/],
  ['CLM-03', /analysis of over 1 billion profiles and resumes/],
  ['CLM-04', /^(?=.*Bias-free shortlists)(?=.*Resume scoring)/],
  ['CLM-05', /talent match rating from 1 to 10/],
  ['CLM-06', /up to 75\+ job boards/],
  ['CLM-07', /\$399 per posting/],
  ['CLM-08', /no hire.*\$500 credit toward a fully managed executive search/],
])('%s is said on the features page', async (_id, claim) => {
  expect((await read('/features')).text).toMatch(claim);
});

test('the hire rate and the ten years of success stand with the clients’ words (CLM-09, CLM-10, X-38)', async () => {
  expect((await read('/testimonials')).text).toMatch(/93\.8% hire rate.*10\+ years of success/);
});

test('five steps in order, each with icon, title, description and color (HIW-01, HIW-06)', async () => {
  const { main } = await read('/how-it-works');
  const steps = itemsOf(main, 'The five steps');
  expect(steps.map((step) => /<h2[^>]*>([^<]+)</.exec(step)?.[1])).toEqual([
    'Provide the job description',
    'AI analysis',
    'Candidate search',
    'Candidate filtering',
    'Jobs posted',
  ]);
  for (const step of steps) expect(step).toMatch(/<svg.*<p[^>]*>[^<]{20,}/s);
});

test('Schedule a Demo leads to the contact form with its subject (HIW-04, X-44)', async () => {
  const { main } = await read('/how-it-works');
  expect(main).toMatch(/href="\/contact\?subject=Demo%20Request"[^>]*>Schedule a Demo</);
});

test('the LinkedIn comparison is one image with a text alternative, and says nothing of LinkedIn (HIW-05, FACT-02)', async () => {
  const { main, text } = await read('/how-it-works');
  const image = /<img[^>]*linkedin-comparison\.webp[^>]*>/.exec(main)?.[0] ?? '';
  expect(image).toMatch(/alt="RiC and a LinkedIn search.*1 to 10.*"/);
  expect(image).toMatch(/width="\d+" height="\d+"/);
  expect(text.match(/LinkedIn.{0,8}/g)).toEqual([expect.stringMatching(/^LinkedIn search  ?$/)]);
  expect(main).not.toContain('<table');
  const comparison = /<section[^>]*aria-labelledby="comparison".*?<\/section>/s.exec(main)?.[0];
  expect(comparison, 'nothing is left open').not.toContain('question mark');
  const answers = [
    ...(comparison ?? '').matchAll(/<li>.*?\?(?:<!-- -->)? <strong>(.*?)<\/strong><\/li>/g),
  ];
  expect(answers, 'as text, which grows with the type').toHaveLength(3);
});

test('the FAQ in the structured data equals the page’s', async () => {
  const { html, text } = await read('/how-it-works');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as { '@type': string; mainEntity?: { name: string }[] },
  );
  const faq = blocks.find((block) => block['@type'] === 'FAQPage');
  expect(faq?.mainEntity?.length).toBeGreaterThanOrEqual(5);
  for (const { name } of faq?.mainEntity ?? []) expect(text).toContain(name);
});

test('four clients with name, position, portrait and five stars to read (TSTM-01, TSTM-02)', async () => {
  const { main } = await read('/testimonials');
  const [carousel = ''] = main.split('id="shown"');
  const quotes = carousel.split('<figure').slice(1);
  expect(quotes).toHaveLength(4);
  const names = quotes.map((quote) => /<strong[^>]*>([^<]+)</.exec(quote)?.[1]);
  expect(new Set(names).size, 'four different clients').toBe(4);
  for (const quote of quotes) {
    expect(quote).toContain('role="img" aria-label="5 out of 5 stars"');
    const [, said = ''] = /<blockquote[^>]*>(.*?)<\/blockquote>/s.exec(quote) ?? [];
    expect(said.replaceAll(/<[^>]+>/g, '').length).toBeGreaterThanOrEqual(40);
    expect(said, 'the words of the client are marked').toMatch(/<mark>[^<]{10,}<\/mark>/);
    expect(quote, 'the initials, until there is a portrait').toMatch(
      /<span aria-hidden="true">[A-Z]{2}</,
    );
    expect(quote).toMatch(/<strong[^>]*>[^<]+<\/strong><span[^>]*>[^<]+, [^<]+</);
  }
  expect(main).not.toContain('type="radio"');
});

test('the carousel has a dot per quote, and turns every 6000 ms (TSTM-04, TSTM-06, CST-08)', async () => {
  const { main } = await read('/testimonials');
  expect(main.match(/data-carousel-dot/g)).toHaveLength(4);
  expect(main).toContain('&quot;delay&quot;:6000');
  expect(main).toContain('&quot;breakpoints&quot;:{&quot;900&quot;:2}');
});

test.each(['/features', '/how-it-works', '/testimonials'])(
  '%s is cacheable, and campaign parameters do not change it (SHELL-02, SHELL-03, SHELL-04)',
  async (path) => {
    const page = await request(`${path}?utm_source=x`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('public, max-age=0');
    const shouted = await request(`${path.toUpperCase()}/`);
    expect(shouted.status).toBe(301);
    expect(shouted.headers.get('location')).toBe(path);
  },
);
