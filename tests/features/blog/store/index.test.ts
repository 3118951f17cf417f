import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { keywordCounts, listPage } from '../../../../src/features/blog/store/post-list.queries.ts';
import {
  neighbours,
  redirectFor,
  related,
} from '../../../../src/features/blog/store/posts.queries.ts';
import { keepStories } from '../../../../src/features/blog/store/stored-posts.queries.ts';
import { servicesOf } from '../../../../src/services.ts';
import { parseStory } from '../../../../src/providers/cms/api-types.ts';
import { story } from '../../../helpers/stories.ts';

const services = () => servicesOf(env);

const keep = (...stories: Record<string, unknown>[]) =>
  keepStories(
    services(),
    stories.map((raw) => parseStory(raw)).filter((parsed) => parsed !== null),
    Date.now(),
  );
const remove = (id: number) =>
  env.DB.prepare('delete from posts where id = ?').bind(String(id)).run();

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);
const list = async (filter: { q?: string; keyword?: string; page?: number }) => {
  const page = await listPage(services(), { q: '', keyword: '', page: 1, ...filter });
  return { slugs: slugs(page.cards), found: page.found };
};

interface Placed {
  scope: string;
  place: number;
  post_id: string;
}

/** The posts of each scope by place, and whether the places have no gap. */
async function places(): Promise<Record<string, string[]>> {
  const { results } = await env.DB.prepare(
    'select scope, place, post_id from post_places order by scope, place',
  ).all<Placed>();
  const { results: scopes } = await env.DB.prepare('select * from post_scopes order by scope').all<{
    scope: string;
    lowest: number;
    highest: number;
  }>();
  const byScope: Record<string, string[]> = {};
  for (const { scope, lowest, highest } of scopes) {
    const rows = results.filter((row) => row.scope === scope);
    expect(rows.map(({ place }) => place - lowest)).toEqual(rows.map((_, index) => index));
    expect(highest - lowest + 1).toBe(rows.length);
    byScope[scope] = rows.map(({ post_id }) => post_id);
  }
  expect(results.every(({ scope }) => scope in byScope)).toBe(true);
  return byScope;
}

const KEYWORDS = ['pay', 'bias', 'Post'];
const change = fc.record({
  id: fc.integer({ min: 1, max: 8 }),
  does: fc.constantFrom('keep', 'keep', 'keep', 'remove'),
  day: fc.option(fc.integer({ min: 1, max: 5 })),
  keywords: fc.subarray(KEYWORDS),
});

test(
  'whatever comes and goes in whatever order, every list stays whole and sorted by date',
  { tags: ['BLOG-06'] },
  async () => {
    const numbers = async () => {
      const row = await env.DB.prepare(
        'select count(*) as numbers, (select count(*) from post_trigrams) as texts, (select count(*) from posts) as posts from post_numbers',
      ).first<{ numbers: number; texts: number; posts: number }>();
      return [row?.numbers, row?.texts, row?.posts];
    };
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 14 }), async (changes) => {
        await env.DB.exec('delete from posts');
        const expected = new Map<number, { day: number; keywords: string[] }>();
        for (const { id, does, day, keywords } of changes) {
          if (does === 'remove') {
            await remove(id);
            expected.delete(id);
            continue;
          }
          const published = day === null ? null : new Date(Date.UTC(2026, 0, day)).toISOString();
          await keep(story(id, { published_at: published, seo_keyword: keywords.join(', ') }));
          expected.set(id, { day: day ?? -1, keywords });
        }
        const sorted = [...expected].toSorted(([a, x], [b, y]) => x.day - y.day || a - b);
        const under = (keyword: string) =>
          sorted.filter(([, post]) => post.keywords.includes(keyword)).map(([id]) => String(id));
        const wanted = [
          ['', sorted.map(([id]) => String(id))] as const,
          ...KEYWORDS.map((keyword) => [keyword.toLowerCase(), under(keyword)] as const),
        ].filter(([, ids]) => ids.length > 0);
        expect(await places()).toEqual(Object.fromEntries(wanted));
        const [of, texts, all] = await numbers();
        expect([of, texts]).toEqual([all, all]);
      }),
      { numRuns: 25 },
    );
  },
);

test(
  'pages of a list and of a keyword follow one another without a gap or a repeat',
  { tags: ['BLOG-06', 'BLOG-22'] },
  async () => {
    await keep(
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
    expect(await keywordCounts(services())).toEqual([
      { keyword: 'bias', posts: 13 },
      { keyword: 'pay', posts: 25 },
    ]);
    expect(await list({ keyword: 'none' })).toEqual({ slugs: [], found: 0 });
  },
);

test('a keyword is shown as the newest post spells it', { tags: ['BLOG-21'] }, async () => {
  await keep(story(1, { seo_keyword: 'PAY' }), story(2, { seo_keyword: 'Pay, pay, constructor' }));
  expect(await keywordCounts(services())).toEqual([
    { keyword: 'constructor', posts: 1 },
    { keyword: 'Pay', posts: 2 },
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
  'a search for %s finds parts of words, and short words by how words begin',
  { tags: ['BLOG-27'] },
  async (q, found) => {
    await keep(
      story(1, { title: 'Shortlists', excerpt: 'maintain them' }),
      story(2, { title: 'What AI sees in a Résumé' }),
      story(3, { title: 'The shortlist', seo_keyword: 'HR' }),
      story(4, { title: "C’est la vie, c'est 100% vrai", seo_keyword: null }),
    );
    expect(await list({ q })).toEqual({ slugs: found, found: found.length });
  },
);

test(
  'a search within a keyword finds only its posts, in pages',
  { tags: ['BLOG-22'] },
  async () => {
    await keep(
      ...Array.from({ length: 22 }, (_, index) =>
        story(index + 1, { title: 'An offer', seo_keyword: index % 2 ? 'pay' : 'bias' }),
      ),
    );
    expect((await list({ q: 'offer', keyword: 'pay', page: 2 })).slugs).toEqual([
      'post-4',
      'post-2',
    ]);
    expect((await list({ q: 'of', keyword: 'Pay' })).found).toBe(11);
  },
);

test('a changed text is found by its new words and no longer by its old ones', async () => {
  await keep(story(1, { title: 'Before' }));
  await keep(story(1, { title: 'After' }));
  expect(await list({ q: 'before' })).toEqual({ slugs: [], found: 0 });
  expect((await list({ q: 'after' })).slugs).toEqual(['post-1']);
});

test('a post leads to the one before and the one after, and to those that share most with it', async () => {
  await keep(
    story(1, { seo_keyword: 'pay, bias' }),
    story(2, { seo_keyword: 'other' }),
    story(3, { seo_keyword: 'pay, bias' }),
    story(4, { seo_keyword: 'pay' }),
    story(5, { seo_keyword: null }),
  );
  const around = await neighbours(services(), { id: '3' });
  expect([around.older?.slug, around.newer?.slug]).toEqual(['post-2', 'post-4']);
  const last = await neighbours(services(), { id: '5' });
  expect([last.older?.slug, last.newer?.slug]).toEqual(['post-4', undefined]);
  expect(slugs(await related(services(), { id: '3' }, 3))).toEqual(['post-1', 'post-4', 'post-2']);
  expect(slugs(await related(services(), { id: '5' }, 2))).toEqual(['post-4', 'post-3']);
});

test('a slug that was given up leads to where its post is now, however often it moved', async () => {
  await keep(story(1, { slug: 'first' }));
  await keep(story(1, { slug: 'second' }));
  await keep(story(1, { slug: 'third' }));
  expect(await redirectFor(services(), 'first')).toBe('third');
  expect(await redirectFor(services(), 'second')).toBe('third');
  expect(await redirectFor(services(), 'third')).toBeUndefined();
  await remove(1);
  expect(await redirectFor(services(), 'first'), 'a post that is gone').toBeUndefined();
  await keep(story(1, { slug: 'third' }));
  expect(await redirectFor(services(), 'first'), 'and is back').toBe('third');
});

test('a slug that another post has taken belongs to it', async () => {
  await keep(story(1, { slug: 'same' }));
  await keep(story(1, { slug: 'moved' }));
  await keep(story(2, { slug: 'same' }));
  expect(await redirectFor(services(), 'same')).toBeUndefined();
  await keep(story(2, { slug: 'elsewhere' }));
  expect(await redirectFor(services(), 'same')).toBe('elsewhere');
});

test('posts that were kept before there was an index are listed, searched and found by keyword', async () => {
  await reset();
  const before = env.TEST_MIGRATIONS.findIndex(({ name }) => name.includes('blog_index'));
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, before));
  const insert = env.DB.prepare(
    'insert into posts (id, slug, title, keywords, search_text, published_at, fetched_at) values (?, ?, ?, ?, ?, ?, 0)',
  );
  await env.DB.batch([
    insert.bind('1', 'post-1', 'One', 'Bias, bias, a"b\\c', 'one bias', 1),
    insert.bind('2', 'post-2', 'Two', null, 'two', 1),
    insert.bind('3', 'post-3', 'Three', 'bias', 'three', null),
  ]);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect(await places()).toEqual({ '': ['3', '1', '2'], bias: ['3', '1'], 'a"b\\c': ['1'] });
  expect((await list({ q: 'two' })).slugs).toEqual(['post-2']);
  await keep(story(2, { slug: 'moved' }));
  expect(await redirectFor(services(), 'post-2')).toBe('moved');
});
