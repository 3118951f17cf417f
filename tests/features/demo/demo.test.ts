import { expect, test } from 'vitest';

import { testimonials } from '../../../src/shared/content/testimonials.ts';
import { SAMPLE_LABEL } from '../../../src/shared/sample-search/sample-role.ts';
import { sampleRoles } from '../../../src/shared/sample-search/sample-roles.ts';
import { stories } from '../../../sandbox/stories/sample-stories.ts';
import { FLOOD, ORIGIN, request } from '../../helpers/request.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

/** Posts a form, as a browser without JavaScript does. */
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: ORIGIN, ...headers },
  });

/** The fields that a page would post, with the button's value. */
function fieldsOf(html: string, action: string): Record<string, string> {
  const form = /<form[^>]*data-sample-search="".*?<\/form>/s.exec(html)?.[0] ?? '';
  const hidden = [...form.matchAll(/<input[^>]*type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    do: action,
  };
}

const ranked = (html: string) =>
  [...html.matchAll(/value="show:(\d{4})"/g)].map(([, number]) => number);

const opened = async (path = '/demo') => (await request(path)).text();

for (const role of sampleRoles) {
  test(`the page of ${role.id} has its text marked, its shortlist and the reasons (DEMO-01, DEMO-03)`, async () => {
    const response = await request(`/demo?role=${role.id}&utm_source=any`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).not.toBe('no-store');
    const html = await response.text();
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/demo"');
    expect(ranked(html).length, 'those right of the line').toBeLessThan(4);
    expect(html.match(/<mark/g)?.length, 'requirements and reasons').toBeGreaterThan(9);
    const text = textOf(html);
    expect(text).toContain(`for a ${role.title.toLowerCase()} in ${role.city}.`);
    expect(text).toContain(
      `${SAMPLE_LABEL}; your search has the analysis of over 1 billion profiles.`,
    );
    expect(text, 'names wait for the visitor').not.toMatch(/Holloway|Yusuf|Dalton/);
    for (const { label } of role.requirements) {
      expect(text, 'and what each requirement earned').toMatch(
        new RegExp(String.raw`\+\d\.\d ?${label}`),
      );
    }
  });
}

test('without JavaScript a button changes a weight, strikes a reason, and shows names (DEMO-02, DEMO-03)', async () => {
  const first = await opened();
  const struck = await post('/demo', fieldsOf(first, 'strike:0417.close'));
  expect(struck.status).toBe(200);
  expect(struck.headers.get('cache-control')).toBe('no-store');
  const html = await struck.text();
  expect(ranked(html)).not.toEqual(ranked(first));
  expect(textOf(html)).toContain('Month-end close does not count. Candidate 0417 goes from 9.2');
  const named = await (await post('/demo', fieldsOf(html, 'names'))).text();
  expect(textOf(named)).toContain('Maya Holloway');
  expect(ranked(named), 'the reason stays struck').toEqual(ranked(html));
  const moved = await (await post('/demo', { ...fieldsOf(named, 'line'), line: '60' })).text();
  expect(textOf(moved)).toMatch(/Call everyone from 6\.0 up: 2\d people/);
  expect(ranked(moved).length).toBeGreaterThan(ranked(named).length);
});

test('without JavaScript a pasted text is scored, or said to match nothing (DEMO-01, DEMO-03)', async () => {
  const text = 'Must have OSHA training & a P&L of his own.\r\nCold chain is a plus.';
  const html = await (await post('/demo', { role: 'controller', text, do: 'rank' })).text();
  expect(textOf(html)).toContain('3 of 6 requirements found in the text. 537 sample resumes read.');
  expect(html).toContain('value="show:0212"');
  const none = await (await post('/demo', { text: 'Plays the violin.', do: 'rank' })).text();
  expect(textOf(none)).toContain(
    'Nothing in this text matches the sample data, which knows three roles',
  );
  expect(none).toContain('>Plays the violin.</textarea>');
  const hostile = '<script>alert(1)</script> audit';
  const shown = await (await post('/demo', { text: hostile, do: 'rank' })).text();
  expect(shown).not.toContain('<script>alert');
});

const CONTACT = '/contact?subject=Demo%20Request';

test('the text goes along to the contact form, which is a demo request (HOME-23)', async () => {
  const response = await post(CONTACT, { text: 'We need a controller.', do: 'rank' });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('value="Demo Request"');
  expect(html).toMatch(/>We would like to fill this role:\n\nWe need a controller\.<\/textarea>/);
  const long = await post(CONTACT, { text: 'word '.repeat(1000) });
  const [, message = ''] = /<textarea[^>]*>([^<]*)</.exec(await long.text()) ?? [];
  expect(message.length).toBeLessThanOrEqual(2000);
});

test('posts are limited, bounded, and taken from our own pages only', async () => {
  expect((await post('/demo', { text: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await post('/demo', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const json = await request('/demo', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
  });
  expect(json.status).toBe(415);
  const statuses = new Set<number>();
  for (let count = 0; count < FLOOD && !statuses.has(429); count += 1) {
    const { status } = await post('/demo', { do: 'x' }, { 'cf-connecting-ip': '203.0.113.230' });
    statuses.add(status);
  }
  expect([...statuses]).toEqual([200, 429]);
});

test('nobody of the sample data has a name of a client or an author (FACT-03)', () => {
  const authors = stories.flatMap(({ author }) => Object.values(author ?? {}));
  const taken = new Set(
    [...testimonials.map(({ name }) => name), ...authors.map(String)].flatMap((name) =>
      name.split(/[ -]/),
    ),
  );
  const sample = sampleRoles.flatMap(({ candidates }) => candidates.map(({ name }) => name));
  expect(sample.filter((name) => name.split(/[ -]/).some((part) => taken.has(part)))).toEqual([]);
});

/** How far to the right the sheets left of the line reach, in the units of the ruler. */
function reachOfLeft(html: string): number {
  const d = /data-sheets="left" d="([^"]*)"/.exec(html)?.[1] ?? '';
  const rows = d.split('M').filter(Boolean);
  return Math.max(
    ...rows.map((row) =>
      [...row.matchAll(/(?:^|[mh])(-?\d+)/g)].reduce((sum, [, by]) => sum + Number(by), 0),
    ),
  );
}

/** The sheets of people who are chosen, as boxes in the units of the ruler. */
const chosenSheets = (html: string) =>
  [
    ...(/data-sheets="right" d="([^"]*)"/.exec(html)?.[1] ?? '').matchAll(
      /M(\d+) ([\d.]+)h(-?\d+)v-(\d+)/g,
    ),
  ].map(([, x, bottom, width, height]) => ({
    left: Math.min(Number(x), Number(x) + Number(width)),
    right: Math.max(Number(x), Number(x) + Number(width)),
    top: Number(bottom) - Number(height),
    bottom: Number(bottom),
  }));

test('whatever counts, no chosen sheet lies past the ruler’s end or across another one, and no other across the line (DEMO-01)', async () => {
  const html = await opened();
  const alone = Array.from({ length: 6 }, (_, at) =>
    Array.from({ length: 6 }, (_, other) => (other === at ? '5' : '0')),
  );
  let tens = 0;
  for (const weights of [...alone, ['4', '2', '0', '0', '0', '1']])
    for (const line of ['30', '60', '80']) {
      const fields = new URLSearchParams({ ...fieldsOf(html, 'line'), line });
      for (const weight of weights) fields.append('weights', weight);
      const answer = await request('/demo', {
        method: 'POST',
        body: fields,
        headers: { origin: ORIGIN },
      });
      const drawn = await answer.text();
      expect(reachOfLeft(drawn)).toBeLessThanOrEqual((Number(line) - 10) * 10);
      const sheets = chosenSheets(drawn);
      expect(sheets.length).toBeGreaterThan(2);
      tens += sheets.filter(({ right }) => right === 900).length;
      for (const [at, one] of sheets.entries()) {
        expect(one.right).toBeLessThanOrEqual(900);
        expect(one.right - one.left).toBeGreaterThan(6);
        const crossed = sheets
          .slice(at + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom - 0.01 &&
              other.top < one.bottom - 0.01,
          );
        expect(crossed, JSON.stringify({ weights, line, one })).toEqual([]);
      }
    }
  expect(tens, 'someone has ten').toBeGreaterThan(0);
});
