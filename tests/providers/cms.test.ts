import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { createCms } from '../../src/providers/cms/storychief-client.ts';
import { parseStory } from '../../src/providers/cms/storychief-api.ts';
import { servicesOf } from '../../src/services.ts';
import { sandbox } from '../helpers/sandbox.ts';

const { cms } = servicesOf(env).providers;
const askedPaths = async () =>
  (await sandbox.calls('storychief')).map(({ path }) => path).toReversed();

describe('a story, parsed', () => {
  test.each([null, undefined, 'a story', 7, [], {}, { id: null }, { id: '' }, { id: {} }])(
    '%j is none',
    (raw) => {
      expect(parseStory(raw)).toBeNull();
    },
  );

  test('what is left out stays open, so that a lean list empties no stored post', () => {
    expect(parseStory({ id: 7 })).toEqual({
      id: '7',
      slug: null,
      status: undefined,
      title: undefined,
      excerpt: undefined,
      content: undefined,
      keywords: undefined,
      image: undefined,
      seoTitle: undefined,
      seoDescription: undefined,
      authorName: undefined,
      language: undefined,
      publishedAt: undefined,
      updatedAt: undefined,
    });
  });

  test('what is null is empty', () => {
    const empty = parseStory({
      id: 7,
      title: null,
      excerpt: null,
      content: null,
      seo: null,
      seo_title: null,
      seo_keyword: null,
      featured_image: null,
      author: null,
      published_at: null,
    });
    expect(empty).toMatchObject({ title: null, content: null, keywords: null, image: null });
    expect(empty).toMatchObject({ seoTitle: null, authorName: null, publishedAt: null });
  });

  test('a field of the wrong type is empty and costs no other field', () => {
    const odd = parseStory({
      id: 7,
      title: { en: 'x' },
      excerpt: ['x'],
      content: 7,
      seo: 'x',
      seo_keyword: 7,
      seo_keywords: 'x',
      featured_image: 'x',
      author: 'x',
      published_at: 7,
      slug: 'kept',
    });
    expect(odd).toMatchObject({ slug: 'kept', title: null, excerpt: null, content: null });
    expect(odd).toMatchObject({ keywords: null, image: null, authorName: null, publishedAt: null });
  });

  test.each([
    ['de', 'de'],
    ['pt_BR', 'pt-BR'],
    [' zh-Hant-TW ', 'zh-Hant-TW'],
    ['English', null],
    ['"><b>', null],
    ['', null],
    [7, null],
    [undefined, undefined],
  ])('the language of a story is a tag that browsers know: %j', (language, expected) => {
    expect(parseStory({ id: 7, language })?.language).toBe(expected);
  });

  const picture = { url: 'https://x.example/u', alt: 'A desk', name: 'desk.png' };
  test.each([
    ['wrapped', { data: picture }],
    ['bare', picture],
  ])('an image is read %s', (_shape, featured_image) => {
    expect(parseStory({ id: 7, featured_image })?.image).toEqual({
      urls: ['https://x.example/u'],
      alt: 'A desk',
    });
  });

  test('image addresses: url, large, regular, full; text: alt, then name (BLOG-23, BLOG-24)', () => {
    const urlsOf = (data: object) => parseStory({ id: 7, featured_image: { data } })?.image?.urls;
    const sizes = {
      full: 'https://x.example/f',
      regular: 'https://x.example/r',
      large: 'https://x.example/l',
    };
    const inOrder = [sizes.large, sizes.regular, sizes.full];
    expect(urlsOf({ sizes })).toEqual(inOrder);
    expect(urlsOf({ url: 'https://x.example/u', sizes })).toEqual([
      'https://x.example/u',
      ...inOrder,
    ]);
    expect(urlsOf({ url: '', sizes: { ...sizes, large: '' } })).toEqual(inOrder.slice(1));
    const altOf = (data: object) => parseStory({ id: 7, featured_image: { data } })?.image?.alt;
    expect(altOf({ alt: 'A desk', name: 'desk.png' })).toBe('A desk');
    expect(altOf({ alt: '', name: 'desk.png' })).toBe('desk.png');
  });

  test.each([{}, [], { data: null }, { data: [] }])('an image of %j has no address', (image) => {
    expect(parseStory({ id: 7, featured_image: image })?.image?.urls ?? []).toEqual([]);
  });

  test.each([
    ['wrapped', { data: { first_name: 'June', last_name: 'Okafor' } }],
    ['bare', { first_name: 'June', last_name: 'Okafor' }],
    ['by one name', { name: 'June Okafor' }],
  ])('an author is read %s', (_shape, author) => {
    expect(parseStory({ id: 7, author })?.authorName).toBe('June Okafor');
  });

  test.each([
    [{ seo: { title: 'A', description: 'B' } }],
    [{ seo_title: 'A', seo_description: 'B' }],
    [{ seo: { title: '', description: null }, seo_title: 'A', seo_description: 'B' }],
  ])('titles for search engines are read from %j (POST-12)', (fields) => {
    expect(parseStory({ id: 7, ...fields })).toMatchObject({ seoTitle: 'A', seoDescription: 'B' });
  });

  test.each([
    [{ seo_keyword: 'a, b' }],
    [{ seo_keywords: { data: [{ name: 'a' }, { name: 'b' }] } }],
    [{ seo_keyword: '', seo_keywords: { data: [{ name: 'a' }, { name: null }, { name: 'b' }] } }],
  ])('keywords are read from %j (BLOG-21)', (fields) => {
    expect(parseStory({ id: 7, ...fields })?.keywords).toBe('a, b');
  });

  test('control characters and lone surrogates reach neither page nor database', () => {
    expect(parseStory({ id: 7, title: ' a\u0000b\ud800\u0007 ' })?.title).toBe('ab\ufffd');
  });

  test('what is no date is none (BLOG-10)', () => {
    expect(parseStory({ id: 7, published_at: '31 Nonember' })?.publishedAt).toBeNull();
    expect(parseStory({ id: 7, published_at: '2025-01-15T10:00:00+02:00' })?.publishedAt).toBe(
      Date.UTC(2025, 0, 15, 8),
    );
  });

  test.each([1795168800, '1795168800', 1795168800000, '1795168800000', 1795168800.5])(
    '%j is a number of seconds or milliseconds since 1970 (BLOG-10)',
    (stamp) => {
      const { publishedAt, updatedAt } =
        parseStory({ id: 7, published_at: stamp, updated_at: stamp }) ?? {};
      expect(Math.floor((publishedAt ?? 0) / 1000)).toBe(1795168800);
      expect(updatedAt).toBe(publishedAt);
    },
  );
});

describe('the list', () => {
  test('asks for fifty published stories, with the key (BLOG-20)', async () => {
    await sandbox.seedStories(60);
    const listed = await cms.list({});
    expect(listed.ok && listed.value.stories.length).toBe(50);
    expect(listed.ok && listed.value.total).toBeGreaterThan(50);
    const [call] = await sandbox.calls('storychief');
    expect(call?.query).toMatchObject({ count: '50', page: '1', status: 'published' });
  });

  test('tries the families in order, and none after the first that answers (API-03)', async () => {
    await sandbox.storychief({ endpoints: ['publications/posts', 'publications/stories'] });
    expect((await cms.list({})).ok).toBe(true);
    expect(await askedPaths()).toEqual(['/1.0/stories', '/1.0/posts', '/1.0/publications/posts']);
  });

  test.each(['malformed', 'html', 'truncate'] as const)(
    'an answer that is %s is an unexpected one (BLOG-28)',
    async (mode) => {
      await sandbox.fault('storychief', { mode });
      const listed = await cms.list({});
      expect(!listed.ok && listed.error).toMatchObject({
        reason: 'malformed',
        message: 'Unexpected response format',
      });
    },
  );

  test('an error says what StoryChief says, or its status (BLOG-28)', async () => {
    await sandbox.fault('storychief', { mode: 'status', status: 500, body: '{"error":"Boom"}' });
    const failed = await cms.list({});
    expect(!failed.ok && failed.error.message).toBe('Boom');
    await sandbox.fault('storychief', { mode: 'status', status: 503, body: 'Down' });
    const mute = await cms.list({});
    expect(!mute.ok && mute.error.message).toBe('API error: 503 Service Unavailable');
  });

  test('a request to slow down is heeded: the other addresses are not tried', async () => {
    await sandbox.fault('storychief', { mode: 'status', status: 429 });
    expect((await cms.list({})).ok).toBe(false);
    expect(await askedPaths()).toHaveLength(1);
  });

  test('a connection that is refused is an expected failure', async () => {
    await sandbox.fault('storychief', { mode: 'refuse' });
    const listed = await cms.list({});
    expect(!listed.ok && listed.error.reason).toBe('unreachable');
  });

  test('without a key nothing is asked', async () => {
    const config = { ...servicesOf(env).config, STORYCHIEF_API_KEY: undefined };
    const mute = createCms(config, env.SANDBOX.fetch.bind(env.SANDBOX));
    const listed = await mute.list({});
    expect(!listed.ok && listed.error.reason).toBe('not_configured');
    expect(await askedPaths()).toEqual([]);
  });
});

describe('a story by its id', () => {
  test('is asked for with ten includes (POST-10)', async () => {
    expect((await cms.story('1001')).ok).toBe(true);
    const [call] = await sandbox.calls('storychief');
    expect(call?.query['includes[]']).toEqual([
      'content',
      'tags',
      'primaryCategory',
      'categories',
      'author',
      'translations',
      'source',
      'custom_fields',
      'destinations',
      'metrics',
    ]);
  });

  test('is looked for at four addresses, and then failed to be nowhere (POST-08, POST-09, ERR-11)', async () => {
    await sandbox.storychief({
      endpoints: ['stories', 'posts', 'publications/posts', 'publications/stories'],
    });
    expect(await cms.story('424242')).toEqual({ ok: true, value: null });
    expect(await askedPaths()).toEqual(
      ['stories', 'posts', 'publications/stories', 'publications/posts'].map(
        (family) => `/1.0/${family}/424242`,
      ),
    );
  });

  test('is failed to be nowhere by the proxy, with the status (POST-09, ERR-11)', async () => {
    const found = await cms.proxy?.story('posts', '424242');
    expect(found?.ok === false && found.error).toMatchObject({
      status: 404,
      message: 'Post with ID 424242 not found. Tried all available endpoints.',
    });
  });

  test('a failure of one address is not taken for the absence of the story', async () => {
    await sandbox.fault('storychief', { mode: 'status', status: 500, paths: ['/posts/424242'] });
    const found = await cms.story('424242');
    expect(!found.ok && found.error.status).toBe(500);
  });

  test('an answer about another story is no answer (POST-11)', async () => {
    await sandbox.fault('storychief', { mode: 'status', status: 200, body: '{"data":{"id":5}}' });
    const found = await cms.story('1001');
    expect(!found.ok && found.error.message).toBe('Unexpected response format');
  });

  test('a bare object with its id is one (POST-11)', async () => {
    await sandbox.fault('storychief', { mode: 'status', status: 200, body: '{"id":1001}' });
    expect(await cms.story('1001')).toMatchObject({ ok: true, value: { id: '1001' } });
  });

  test('an id cannot reach another address', async () => {
    await cms.story('../me?x=1#');
    const asked = await askedPaths();
    expect(asked).not.toEqual([]);
    expect(asked.filter((path) => !/^\/1\.0\/[a-z/]+\/[^/]+$/.test(path))).toEqual([]);
  });
});
