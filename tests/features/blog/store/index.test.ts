import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { listPage } from '../../../../src/features/blog/store/post-list.queries.ts';
import { readPostById, redirectFor } from '../../../../src/features/blog/store/posts.queries.ts';
import { readRelated } from '../../../../src/features/blog/store/related-posts.queries.ts';
import {
  deletePosts,
  storePosts,
} from '../../../../src/features/blog/store/stored-posts.queries.ts';
import { snapshotsOf } from '../../../../src/features/blog/snapshots/snapshots.queries.ts';
import { LIST_JOB } from '../../../../src/features/blog/store/blog-version.queries.ts';
import { readBackfill, readJob } from '../../../../src/features/blog/sync/sync-jobs.queries.ts';
import { servicesOf } from '../../../../src/services.ts';
import { parseStory } from '../../../../src/providers/cms/api-types.ts';
import { story } from '../../../helpers/stories.ts';

const services = () => servicesOf(env);

const store = (...stories: Record<string, unknown>[]) =>
  storePosts(
    services(),
    stories.map((raw) => parseStory(raw)).filter((parsed) => parsed !== null),
    Date.now(),
  );
const remove = (id: number) => deletePosts(services(), [String(id)]);

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);
const list = async (filter: { q?: string; keyword?: string; page?: number }) => {
  const page = await listPage(services(), { q: '', keyword: '', page: 1, ...filter });
  return { slugs: slugs(page.cards), found: page.found };
};

const keywordCounts = async () => {
  const { keywords } = await listPage(services(), { q: '', keyword: '', page: 1 });
  return Promise.all(keywords.map(async (keyword) => [keyword, (await list({ keyword })).found]));
};

/** The posts of each key, newest first, as the counts and the index have them. */
async function stored(): Promise<Record<string, string[]>> {
  const { results } = await env.DB.prepare(
    'select key, post_id from post_keywords order by key, sort_time desc, post_id desc',
  ).all<{ key: string; post_id: string }>();
  const { results: counts } = await env.DB.prepare(
    'select key, sum(iif(period = -1, posts, 0)) as posts, sum(iif(period = -1, 0, posts)) as in_periods from post_counts group by key',
  ).all<{ key: string; posts: number; in_periods: number }>();
  const byKey: Record<string, string[]> = {};
  for (const { key, posts, in_periods } of counts) {
    byKey[key] = results.filter((row) => row.key === key).map(({ post_id }) => post_id);
    expect([posts, in_periods]).toEqual([byKey[key].length, byKey[key].length]);
  }
  expect(results.every(({ key }) => key in byKey)).toBe(true);
  return byKey;
}

const KEYWORDS = ['pay', 'bias', 'Post'];
const change = fc.record({
  id: fc.integer({ min: 1, max: 8 }),
  does: fc.constantFrom('store', 'store', 'store', 'remove'),
  day: fc.option(fc.integer({ min: 1, max: 5 })),
  keywords: fc.subarray(KEYWORDS),
});

test('whatever comes and goes in whatever order, every list stays whole and sorted by date (BLOG-06)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 14 }), async (changes) => {
      await deletePosts(services(), ['1', '2', '3', '4', '5', '6', '7', '8']);
      const expected = new Map<number, { day: number; keywords: string[] }>();
      for (const { id, does, day, keywords } of changes) {
        if (does === 'remove') {
          await remove(id);
          expected.delete(id);
          continue;
        }
        const published = day === null ? null : new Date(Date.UTC(2026, 0, day)).toISOString();
        await store(story(id, { published_at: published, seo_keyword: keywords.join(', ') }));
        expected.set(id, { day: day ?? -1, keywords });
      }
      const sorted = [...expected].toSorted(([a, x], [b, y]) => y.day - x.day || b - a);
      const under = (keyword: string) =>
        sorted.filter(([, post]) => post.keywords.includes(keyword)).map(([id]) => String(id));
      const wanted = [
        ['', sorted.map(([id]) => String(id))] as const,
        ...KEYWORDS.map((keyword) => [keyword.toLowerCase(), under(keyword)] as const),
      ].filter(([, ids]) => ids.length > 0);
      expect(await stored()).toEqual(Object.fromEntries(wanted));
      const found = await Promise.all(['post', 'po'].map(async (q) => (await list({ q })).found));
      expect(found).toEqual([expected.size, expected.size]);
    }),
    { numRuns: 25 },
  );
});

test('pages of a list and of a keyword follow one another without a gap or a repeat (BLOG-06, BLOG-22)', async () => {
  await store(
    ...Array.from({ length: 25 }, (_, index) =>
      story(index + 1, { seo_keyword: index % 2 ? 'Pay' : 'pay, bias' }),
    ),
  );
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
  expect(pages.map(({ found }) => found)).toEqual([25, 25, 25, 25]);
  expect(pages.flatMap((page) => page.slugs)).toEqual(
    Array.from({ length: 25 }, (_, index) => `post-${25 - index}`),
  );
  const biased = [...(await list({ keyword: 'BIAS' })).slugs];
  biased.push(...(await list({ keyword: 'bias', page: 2 })).slugs);
  expect(biased).toEqual(Array.from({ length: 13 }, (_, index) => `post-${25 - 2 * index}`));
  expect(await keywordCounts()).toEqual([
    ['bias', 13],
    ['pay', 25],
  ]);
  expect(await list({ keyword: 'none' })).toEqual({ slugs: [], found: 0 });
});

test('a keyword is shown as the newest post spells it (BLOG-21)', async () => {
  await store(story(1, { seo_keyword: 'PAY' }), story(2, { seo_keyword: 'Pay, pay, constructor' }));
  expect(await keywordCounts()).toEqual([
    ['constructor', 1],
    ['Pay', 2],
  ]);
});

test.each([
  ['shortlist', ['post-3', 'post-1']],
  ['ortlis', ['post-3', 'post-1']],
  ['resume', ['post-2']],
  ['RÉSUMÉ shortlist', []],
  ['ai', ['post-2']],
  ['ai résumé', ['post-2']],
  ['hr shortlist', ['post-3']],
  ['"', []],
  ['-', []],
  ['a" OR "b', []],
  ['text:pay', []],
  ['NOT pay', []],
  ['*', []],
  ["c'est", ['post-4']],
  ['100%', ['post-4']],
])(
  'a search for %s finds parts of words, and short words by how words begin (BLOG-27)',
  async (q, found) => {
    await store(
      story(1, { title: 'Shortlists', excerpt: 'maintain them' }),
      story(2, { title: 'What AI sees in a Résumé' }),
      story(3, { title: 'The shortlist', seo_keyword: 'HR' }),
      story(4, { title: "C’est la vie, c'est 100% vrai", seo_keyword: null }),
    );
    expect(await list({ q })).toEqual({ slugs: found, found: found.length });
  },
);

test('a search within a keyword finds only its posts, in pages (BLOG-22)', async () => {
  await store(
    ...Array.from({ length: 22 }, (_, index) =>
      story(index + 1, { title: 'An offer', seo_keyword: index % 2 ? 'pay' : 'bias' }),
    ),
  );
  expect((await list({ q: 'offer', keyword: 'pay', page: 2 })).slugs).toEqual(['post-4', 'post-2']);
  expect((await list({ q: 'of', keyword: 'Pay' })).found).toBe(11);
});

test('a changed text is found by its new words and no longer by its old ones', async () => {
  await store(story(1, { title: 'Before' }));
  await store(story(1, { title: 'After' }));
  expect(await list({ q: 'before' })).toEqual({ slugs: [], found: 0 });
  expect((await list({ q: 'after' })).slugs).toEqual(['post-1']);
});

test('a post leads to the one before and the one after, and to those that share most with it', async () => {
  await store(
    story(1, { seo_keyword: 'pay, bias' }),
    story(2, { seo_keyword: 'other' }),
    story(3, { seo_keyword: 'pay, bias' }),
    story(4, { seo_keyword: 'pay' }),
    story(5, { seo_keyword: null }),
  );
  const around = async (id: string) => {
    const post = await readPostById(services(), id);
    const { older, newer, related } = await readRelated(services(), post ?? expect.fail());
    return [older?.slug, newer?.slug, slugs(related)];
  };
  expect(await around('3')).toEqual(['post-2', 'post-4', ['post-1', 'post-4', 'post-2']]);
  expect(await around('5')).toEqual(['post-4', undefined, ['post-4', 'post-3', 'post-2']]);
  expect(await around('1')).toEqual([undefined, 'post-2', ['post-3', 'post-4', 'post-2']]);
});

test('a slug that was given up leads to where its post is now, however often it moved', async () => {
  await store(story(1, { slug: 'first' }));
  await store(story(1, { slug: 'second' }));
  await store(story(1, { slug: 'third' }));
  expect(await redirectFor(services(), 'first')).toBe('third');
  expect(await redirectFor(services(), 'second')).toBe('third');
  expect(await redirectFor(services(), 'third')).toBeUndefined();
  await remove(1);
  expect(await redirectFor(services(), 'first'), 'a post that is gone').toBeUndefined();
  await store(story(1, { slug: 'third' }));
  expect(await redirectFor(services(), 'first'), 'and is back').toBe('third');
});

test('a slug that another post has taken belongs to it', async () => {
  await store(story(1, { slug: 'same' }));
  await store(story(1, { slug: 'moved' }));
  await store(story(2, { slug: 'same' }));
  expect(await redirectFor(services(), 'same')).toBeUndefined();
  await store(story(2, { slug: 'elsewhere' }));
  expect(await redirectFor(services(), 'same')).toBe('elsewhere');
});

test('posts that were stored before this index are listed, searched and found by keyword (BLOG-06, BLOG-27)', async () => {
  await reset();
  const before = env.TEST_MIGRATIONS.findIndex(({ name }) => name.includes('blog_store'));
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, before));
  const insert = env.DB.prepare(
    'insert into posts (id, slug, title, keywords, keyword_keys, search_text, published_at, fetched_at) values (?, ?, ?, ?, ?, ?, ?, 0)',
  );
  await env.DB.batch([
    insert.bind(
      '1',
      'post-1',
      'One',
      'Bias, a"b',
      '{"bias":"Bias","a\\"b":"a\\"b"}',
      'one bias',
      1,
    ),
    insert.bind('2', 'post-2', 'Two', null, '{}', "two über c'est", 1),
    insert.bind('3', 'post-3', 'Three', 'bias', '{"bias":"bias"}', 'three', null),
    env.DB.prepare(
      `insert into job_runs (job, claimed_until, summary) values ('blog-list', 7, '{"next":4,"doneAt":null,"address":2,"failures":3,"restMs":9}')`,
    ),
    env.DB.prepare(`insert into html_copies (slug, post_id, written_at) values ('post-1', '1', 5)`),
  ]);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect(await stored()).toEqual({ '': ['2', '1', '3'], bias: ['1', '3'], 'a"b': ['1'] });
  for (const [q, found] of [
    ['two', ['post-2']],
    ['es', ['post-2']],
    ['Üb', ['post-2']],
    ['t', ['post-2', 'post-3']],
  ] as const)
    expect((await list({ q })).slugs, q).toEqual(found);
  expect(await readBackfill(services(), LIST_JOB)).toEqual({
    nextPage: 4,
    completedAtTotal: null,
    source: 'publications/posts',
    failures: 3,
    retryAfterMs: 9,
  });
  expect(await readJob(services(), LIST_JOB)).toMatchObject({ lockedUntil: 7, summary: null });
  expect((await snapshotsOf(services(), ['post-1'])).get('post-1')).toBe('1');
  await store(story(2, { slug: 'moved' }));
  expect(await redirectFor(services(), 'post-2')).toBe('moved');
});
