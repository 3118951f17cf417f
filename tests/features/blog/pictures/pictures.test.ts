import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { handleRequest } from '../../../../src/app.ts';
import type { Env } from '../../../../src/config.ts';
import { pictureFile } from '../../../../src/features/blog/pictures/picture-address.ts';
import { clearPageCache } from '../../../../src/http/cache/page-store.ts';
import { ORIGIN } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession } from '../../../helpers/staff.ts';
import { storedText, text } from '../../../helpers/stored-blog.ts';
import { story } from '../../../helpers/stories.ts';

const HOST = 'pictures.example';
const SOURCE = `https://${HOST}/a.jpg`;
const PATH = `/blog/pictures/post-1/${pictureFile(SOURCE, 800)}`;
const BYTES = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const MB = 1024 * 1024;

const picture = (type = 'image/jpeg', headers: Record<string, string> = {}) =>
  new Response(BYTES, { headers: { 'content-type': type, ...headers } });

/** A site where the host of the pictures responds so; other calls go to the sandbox. */
function siteWith(
  respond: (request: Request) => Response | Promise<Response>,
  bindings: Partial<Env> = {},
) {
  const calls: Request[] = [];
  const SANDBOX = {
    fetch: (input: Request) => {
      if (new URL(input.url).hostname !== HOST) return env.SANDBOX.fetch(input);
      calls.push(input);
      return Promise.resolve(respond(input));
    },
  } as unknown as Fetcher;
  const site = { ...env, SANDBOX, ...bindings };
  return {
    calls,
    get: (path: string, init?: RequestInit) =>
      Promise.resolve(
        handleRequest(new Request(ORIGIN + path, init), site, createExecutionContext()),
      ),
  };
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await sandbox.replaceStories([
    story(1, { featured_image: { data: { url: SOURCE, alt: 'A letter' } } }),
    story(2, { featured_image: { data: { url: '/media/own.svg' } } }),
    story(3),
  ]);
  await text('/blog');
  clearPageCache();
});
afterEach(() => {
  vi.restoreAllMocks();
  clearPageCache();
});

describe('a reader gets pictures without a connection to another host', () => {
  test('cards and a post offer three widths on our own origin, and src keeps the provider’s address (BLOG-08, BLOG-23, POST-03, SPD-05)', async () => {
    for (const path of ['/blog', '/blog/post-1']) {
      const html = await storedText(path);
      const [image = ''] = /<img[^>]*alt="A letter"[^>]*>/.exec(html) ?? [];
      expect(image, path).toContain(`src="${SOURCE}"`);
      const [, list = ''] = /srcset="([^"]*)"/i.exec(image) ?? [];
      expect(list.split(',')).toEqual(
        ([480, 800, 1280] as const).map(
          (width) => `/blog/pictures/post-1/${pictureFile(SOURCE, width)} ${width}w`,
        ),
      );
      expect(image).toMatch(/ sizes="[^"]*100vw/);
    }
  });

  test('the first picture of a page is loaded before everything else, the others when seen', async () => {
    const html = await storedText('/blog');
    const images = [...html.matchAll(/<img[^>]*width="800"[^>]*>/g)].map(([image]) => image);
    expect(images).toHaveLength(3);
    expect(images[0]).toMatch(/loading="eager".*fetchpriority="high"/i);
    for (const image of images.slice(1)) expect(image).toContain('loading="lazy"');
    expect(await storedText('/blog/post-1')).toMatch(/<img[^>]*fetchpriority="high"/i);
  });

  test('a file of ours and the placeholder are used as they are', async () => {
    const html = await storedText('/blog');
    expect(html).toMatch(/<img[^>]*src="\/media\/own\.svg"[^>]*>/);
    expect(html).toMatch(/<img[^>]*src="\/media\/blog-placeholder\.svg"[^>]*>/);
    expect(html).not.toMatch(/pictures\/post-[23]\//);
  });

  test('snapshots, feeds and link previews name the provider’s address', async () => {
    for (const path of ['/blog/post-1.html', '/blog/rss.xml', '/sitemap.xml', '/blog/post-1.md']) {
      expect(await text(path), path).not.toContain('/blog/pictures/');
    }
    expect(await text('/blog/post-1')).toMatch(
      new RegExp(`property="og:image" content="${SOURCE}"`),
    );
  });

  test('the picture has the provider’s bytes and type, and is cached for good', async () => {
    const site = siteWith(() => picture());
    const response = await site.get(PATH);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(BYTES);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cache-tag': 'blog-pictures',
      'x-content-type-options': 'nosniff',
    });
    expect(site.calls[0]?.url).toBe(SOURCE);
    expect(site.calls[0]?.headers.get('cookie')).toBeNull();
  });

  test('Cloudflare is asked for the width; without scaling the original is sent', async () => {
    const asked: unknown[] = [];
    const site = siteWith((request) => {
      const { image } = (request.cf ?? {}) as { image?: unknown };
      asked.push(image);
      return image
        ? new Response('ERROR 9422', { status: 429, headers: { 'cf-resized': 'err=9422' } })
        : picture();
    });
    expect((await site.get(PATH)).status).toBe(200);
    expect(asked).toEqual([{ width: 800, fit: 'scale-down', format: 'webp' }, undefined]);
  });

  test('a second reader costs no call, until staff empty the blog’s caches', async () => {
    const site = siteWith(() => picture());
    for (let reader = 0; reader < 3; reader += 1) {
      expect((await site.get(PATH)).headers.get('content-type')).toBe('image/jpeg');
    }
    expect((await site.get(PATH, { method: 'HEAD' })).status).toBe(200);
    expect(site.calls).toHaveLength(1);
    const purged = await site.get('/admin/site/purge', {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { cookie: await openSession(), 'sec-fetch-site': 'same-origin' },
    });
    expect(purged.status).toBe(303);
    await text('/blog');
    expect((await site.get(PATH)).status).toBe(200);
    expect(site.calls).toHaveLength(2);
  });
});

describe('no request makes the site call an address that is not a post’s picture', () => {
  test.each([
    ['an unknown post', '/blog/pictures/not-a-post/abc-800'],
    ['a picture that the post does not have', '/blog/pictures/post-1/abc-800'],
    ['another width', PATH.replace('-800', '-4000')],
    [
      'a picture that is a file of ours',
      `/blog/pictures/post-2/${pictureFile('/media/own.svg', 800)}`,
    ],
    ['a post without a picture', '/blog/pictures/post-3/abc-800'],
  ])('%s is a 404 that nothing caches', async (_name, path) => {
    const site = siteWith(() => picture());
    const response = await site.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(site.calls).toEqual([]);
  });

  test('a query leads to the picture without it (SPD-04)', async () => {
    const site = siteWith(() => picture());
    for (const query of ['?v=1', `?url=https://${HOST}/b.jpg`]) {
      const response = await site.get(PATH + query);
      expect([response.status, response.headers.get('location')]).toEqual([301, PATH]);
    }
    expect(site.calls).toEqual([]);
  });

  test('the rate limit holds a flood back from the provider', async () => {
    const READ_LIMITER = { limit: () => Promise.resolve({ success: false }) };
    const site = siteWith(() => picture(), { READ_LIMITER });
    const response = await site.get(PATH, { headers: { 'cf-connecting-ip': '198.51.100.77' } });
    expect(response.status).toBe(429);
    expect(site.calls).toEqual([]);
  });
});

describe('a picture that its host does not give is an error that nothing caches', () => {
  const FAILURES: Record<string, [status: number, respond: () => Response | Promise<Response>]> = {
    'a 404': [502, () => new Response('gone', { status: 404 })],
    'a 500': [502, () => new Response('broken', { status: 500 })],
    'a redirect': [502, () => Response.redirect('https://elsewhere.example/a.jpg')],
    'a refused connection': [502, () => Promise.reject(new Error('refused'))],
    'a page': [502, () => picture('text/html; charset=utf-8')],
    'no type': [502, () => new Response(BYTES)],
    'a script': [502, () => picture('text/javascript')],
    'more than 5 MB': [
      502,
      () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(MB)),
          }),
          { headers: { 'content-type': 'image/png' } },
        ),
    ],
    'no response in time': [504, () => new Promise<never>(() => {})],
  };

  test.each(Object.entries(FAILURES))('%s', async (_name, [status, respond]) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 5000 ? 100 : ms));
    const response = await siteWith(respond).get(PATH);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('The picture of this post could not be loaded.');
    // Nothing was remembered.
    expect((await siteWith(() => picture()).get(PATH)).status).toBe(200);
  });
});

test('an SVG that is opened by itself runs and loads nothing', async () => {
  const response = await siteWith(() => picture('image/svg+xml;charset=utf-8')).get(PATH);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none';.*; sandbox$/,
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('posts with the same slug have each their own picture', async () => {
  const other = `https://${HOST}/b.jpg`;
  await sandbox.replaceStories([
    story(1, { featured_image: { data: { url: SOURCE } } }),
    story(4, { slug: 'post-1', featured_image: { data: { url: other } } }),
  ]);
  await sandbox.webhook('publish', 4);
  const site = siteWith(() => picture());
  await site.get(`/blog/pictures/post-1/${pictureFile(SOURCE, 480)}`);
  await site.get(`/blog/pictures/post-1-2/${pictureFile(other, 480)}`);
  expect(site.calls.map(({ url }) => url)).toEqual([SOURCE, other]);
});
