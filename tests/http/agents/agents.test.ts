import { beforeEach, expect, test } from 'vitest';

import { paths } from '../../../src/shared/paths.ts';
import { PUBLIC_PATHS } from '../../helpers/public-pages.ts';
import { ORIGIN, request } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { story } from '../../helpers/stories.ts';
import { text } from '../../helpers/stored-blog.ts';

const POST = paths.post('post-1');

const typeOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0];

beforeEach(async () => {
  await sandbox.replaceStories([story(1)]);
  await text(paths.blog);
});

test.each([...PUBLIC_PATHS, POST])(
  '%s names what programs read in its Link header, and is stored once by a cache (AGT-01)',
  async (path) => {
    const { headers } = await request(path, { headers: { accept: 'text/markdown' } });
    for (const relation of ['sitemap', 'describedby', 'license', 'api-catalog']) {
      expect(headers.get('link')).toMatch(new RegExp(`</[^>]+>; rel="${relation}"`));
    }
    expect(headers.get('vary') ?? '').not.toMatch(/\baccept\b(?!-)/i);
  },
);

test('a page of the staff area names nothing to programs (AGT-01)', async () => {
  const { status, headers } = await request('/admin/leads');
  expect([status, headers.get('link')]).toEqual([401, null]);
});

test('machines are told that they may search and answer with the pages; of training nothing is said (AGT-01)', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes\n/);
  expect(robots).not.toContain('ai-train');
});

test('the API catalog names the public calls, none of the staff’s, and where each is explained (AGT-01)', async () => {
  const response = await request(paths.apiCatalog);
  expect(typeOf(response)).toBe('application/linkset+json');
  const { linkset } = await response.json<{ linkset: Record<string, unknown>[] }>();
  expect(linkset.length).toBeGreaterThan(3);
  const llms = await text(paths.llms);
  for (const { anchor } of linkset) {
    expect(anchor).not.toContain('admin');
    expect(llms).toContain(String(anchor));
  }
  expect(llms).toContain('JSON with name, email');
});

test.each([paths.contact, paths.getStarted, paths.affiliates, paths.demo])(
  'an agent may fill in the forms of %s; only a person’s press sends them (AGT-01)',
  async (path) => {
    const forms = (await text(path)).match(/<form\b[^>]*method="post"[^>]*>/g) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      const missing = 'useForm adds it; a plain form has it as an attribute';
      expect(form, missing).toMatch(/ toolname="\w+"/);
      expect(form, missing).toMatch(/ tooldescription="[^"]{10,}"/);
      expect(form).not.toContain('toolautosubmit');
    }
  },
);

test('the JSON feed has what Atom and RSS have (AGT-01)', async () => {
  const response = await request(paths.blogJson);
  expect(typeOf(response)).toBe('application/feed+json');
  const feed = await response.json<{ version: string; items: Record<string, unknown>[] }>();
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.items).toEqual([
    expect.objectContaining({
      id: expect.stringContaining('post/'),
      url: ORIGIN + POST,
      title: expect.any(String),
      content_html: expect.stringContaining('<p>'),
      date_modified: expect.stringMatching(/^\d{4}-.*Z$/),
    }),
  ]);
  expect(await text(paths.blog)).toContain('type="application/feed+json"');
});
