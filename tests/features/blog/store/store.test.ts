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
import { servicesOf } from '../../../../src/services.ts';
import { parseStory } from '../../../../src/providers/cms/storychief-api.ts';
import { story } from '../../../helpers/stories.ts';

const services = () => servicesOf(env);

const store = (...stories: Record<string, unknown>[]) =>
  storePosts(
    services(),
    stories.map((raw) => parseStory(raw)).filter((parsed) => parsed !== null),
    Date.now(),
  );
const remove = (id: number) => deletePosts(services().db, [String(id)]);

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);
const list = async (filter: { q?: string; keyword?: string; page?: number }) => {
  const page = await listPage(services().db, { q: '', keyword: '', page: 1, ...filter });
  return { slugs: slugs(page.cards), found: page.found };
};

const keywordCounts = async () => {
  const { keywords } = await listPage(services().db, { q: '', keyword: '', page: 1 });
  return Promise.all(keywords.map(async (keyword) => [keyword, (await list({ keyword })).found]));
};

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
      await deletePosts(services().db, ['1', '2', '3', '4', '5', '6', '7', '8']);
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
        sorted.filter(([, post]) => post.keywords.includes(keyword)).map(([id]) => `post-${id}`);
      const all = sorted.map(([id]) => `post-${id}`);
      for (const filter of [{}, { q: 'post' }, { q: 'po' }]) {
        expect(await list(filter)).toEqual({ slugs: all, found: all.length });
      }
      for (const keyword of KEYWORDS)
        expect((await list({ keyword })).slugs).toEqual(under(keyword));
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
    const post = await readPostById(services().db, id);
    const { older, newer, related } = await readRelated(services().db, post ?? expect.fail());
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
  expect(await redirectFor(services().db, 'first')).toBe('third');
  expect(await redirectFor(services().db, 'second')).toBe('third');
  expect(await redirectFor(services().db, 'third')).toBeUndefined();
  await remove(1);
  expect(await redirectFor(services().db, 'first'), 'a post that is gone').toBeUndefined();
  await store(story(1, { slug: 'third' }));
  expect(await redirectFor(services().db, 'first'), 'and is back').toBe('third');
});

test('a slug that another post has taken belongs to it', async () => {
  await store(story(1, { slug: 'same' }));
  await store(story(1, { slug: 'moved' }));
  await store(story(2, { slug: 'same' }));
  expect(await redirectFor(services().db, 'same')).toBeUndefined();
  await store(story(2, { slug: 'elsewhere' }));
  expect(await redirectFor(services().db, 'same')).toBe('elsewhere');
});
