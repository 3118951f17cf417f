import { env } from 'cloudflare:workers';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';

import { AdminModeProvider } from '../../../../src/features/blog/staff/client/AdminMode.tsx';
import { BlogAdminPanel } from '../../../../src/features/blog/staff/client/BlogAdminPanel.tsx';
import { saveAll } from '../../../../src/features/blog/staff/client/bulk-run.ts';
import type { SnapshotCounts } from '../../../../src/features/blog/staff/blog-admin.contract.ts';
import { request, sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';

const stories = (count: number) => Array.from({ length: count }, (_, index) => story(index + 1));

async function countsOf(slugs: string): Promise<SnapshotCounts> {
  const response = await request(`/api/check-html?slugs=${slugs}`);
  expect(response.status).toBe(200);
  return response.json();
}

const save = (cookie: string, slug: string) =>
  sendJson(
    'POST',
    '/api/save-post-html',
    { filename: `${slug}.html`, html: '', slug, title: null, postData: null },
    { cookie },
  );

beforeEach(async () => {
  await sandbox.reset();
});

describe('the calls of the panel and the cards', () => {
  test('one call says which posts have a file, and how many of all (BAM-07, BAM-10)', async () => {
    await sandbox.replaceStories(stories(5));
    await request('/blog');
    expect(await countsOf('post-5,post-4')).toEqual({
      exists: { 'post-5': false, 'post-4': false },
      generated: 0,
      total: 5,
    });
    const cookie = await openSession();
    expect((await save(cookie, 'post-4')).status).toBe(200);
    expect(await countsOf('post-5,post-4,post-999')).toEqual({
      exists: { 'post-5': false, 'post-4': true, 'post-999': false },
      generated: 1,
      total: 5,
    });
    expect(await countsOf('')).toEqual({ exists: {}, generated: 1, total: 5 });
  });

  test.each([
    ['slugs=..%2Fsecret', 'slugs.0'],
    [`slugs=${Array.from({ length: 61 }, (_, index) => `a${index}`).join(',')}`, 'slugs'],
    ['slug=post-1', 'slug'],
  ])('%s is 422 with the field’s name (BAM-07)', async (query, field) => {
    const response = await request(`/api/check-html?${query}`);
    expect(response.status).toBe(422);
    const { fields } = await response.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields)).toEqual([field]);
  });

  test('the newest 20 by publication are for staff, fresh from StoryChief (BAM-17, BAM-06, GEN-10)', async () => {
    expect((await request('/api/admin/blog/recent')).status).toBe(401);
    const cookie = await openSession();
    await sandbox.replaceStories(stories(23));
    const response = await getAs(cookie, '/api/admin/blog/recent');
    const { data } = await response.json<{ data: { slug: string }[] }>();
    expect(data.map(({ slug }) => slug)).toEqual(
      Array.from({ length: 20 }, (_, index) => `post-${23 - index}`),
    );
    await sandbox.fault('storychief', { mode: 'status', status: 500 });
    const stored = await getAs(cookie, '/api/admin/blog/recent');
    expect(await stored.json()).toEqual({ data });
  });

  test('without StoryChief and without stored posts, the newest cannot be read (BAM-12)', async () => {
    const cookie = await openSession();
    await sandbox.fault('storychief', { mode: 'refuse' });
    const response = await getAs(cookie, '/api/admin/blog/recent');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: 'Failed to fetch posts' });
  });

  test('a post that could not be read counts as an error, not as unchanged (BAM-12, GEN-09)', async () => {
    await sandbox.replaceStories(stories(2));
    await request('/blog');
    const cookie = await openSession();
    expect(await (await save(cookie, 'post-1')).json()).toMatchObject({ skipped: false });
    expect(await (await save(cookie, 'post-1')).json()).toMatchObject({ skipped: true });
    await sandbox.fault('storychief', { mode: 'status', status: 500 });
    expect((await save(cookie, 'post-1')).status).toBe(502);
  });

  test('the blog’s pages offer the mode, and say what came from the cache (BAM-01, BAM-15)', async () => {
    await sandbox.replaceStories(stories(2));
    const list = await (await request('/blog')).text();
    expect(list).toContain('<body data-has-admin-mode=""');
    expect(list).toContain('data-post="post-2"');
    await (await request('/blog/post-2')).text();
    const stored = await (await request('/blog/post-2')).text();
    expect(stored).toMatch(/<article[^>]* data-post="post-2" data-post-stored=""/);
    expect(await (await request('/contact')).text()).not.toContain('data-has-admin-mode');
  });
});

test('a component of the mode throws without its provider (BAM-18, ERR-16)', () => {
  expect(() => renderToStaticMarkup(<BlogAdminPanel />)).toThrow(
    'useAdminMode must be used within an AdminModeProvider',
  );
  const shown = renderToStaticMarkup(
    <AdminModeProvider>
      <BlogAdminPanel />
    </AdminModeProvider>,
  );
  expect(shown).toContain('SEO HTML Files (Admin)');
});

describe('a bulk run', () => {
  const posts = Array.from({ length: 10 }, (_, index) => ({ slug: `post-${index}`, title: null }));

  test('counts the outcomes, at most three posts at once (BAM-11, GEN-09)', async () => {
    let under = 0;
    let most = 0;
    const progress: number[] = [];
    const save = async ({ slug }: { slug: string }) => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
      if (slug === 'post-3') return 'errors';
      return slug === 'post-7' ? 'skipped' : 'updated';
    };
    expect(await saveAll(posts, save, (done) => progress.push(done))).toBe(
      'HTML files generated.\nProcessed: 10\nUpdated: 8\nSkipped (unchanged): 1\nErrors: 1',
    );
    expect(most).toBe(3);
    expect(progress.at(-1)).toBe(10);
  });

  test('an error of a save ends the run (BAM-12)', async () => {
    const refuse = () => Promise.reject(new Error('Please sign in'));
    await expect(saveAll(posts, refuse, () => {})).rejects.toThrow('Please sign in');
  });
});

test('without a session no file is written (BAM-17, GEN-04)', async () => {
  await sandbox.replaceStories(stories(1));
  await request('/blog');
  expect((await save('', 'post-1')).status).toBe(401);
  expect((await env.BLOG_HTML.list({ prefix: 'blog/' })).objects).toEqual([]);
});
