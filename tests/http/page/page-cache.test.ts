import { brotliDecompressSync } from 'node:zlib';

import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';

import { handleRequest } from '../../../src/app.ts';
import { clearPageCache } from '../../../src/http/cache/page-store.ts';
import { respondFromCache } from '../../../src/http/cache/respond-from-cache.ts';
import { ORIGIN, request } from '../../helpers/request.ts';

const view = (path: string, headers: Record<string, string> = {}) =>
  new Request(new URL(path, ORIGIN), { headers });

/** Requests a page, and waits until its bytes are kept. */
async function cache(path: string): Promise<Response> {
  await (await request(path)).text();
  return vi.waitUntil(() => respondFromCache(view(path)));
}

test('a second view of a shared page comes from the cache, byte for byte the same', async () => {
  clearPageCache();
  const first = await (await request('/')).arrayBuffer();
  expect(await (await cache('/')).arrayBuffer()).toEqual(first);
});

test('campaign parameters do not multiply cached pages', async () => {
  await cache('/');
  expect(respondFromCache(view('/?utm_medium=letter&gclid=7'))).toBeDefined();
});

test('all partners’ links share one page, with a policy for the partner program’s script', async () => {
  clearPageCache();
  const policy = (response: Response | undefined) =>
    response?.headers.get('content-security-policy') ?? '';
  expect(policy(await cache('/features'))).not.toContain('partnerstack');
  expect(respondFromCache(view('/features?gspk=acme'))).toBeUndefined();
  expect(policy(await cache('/features?gspk=acme'))).toContain('partnerstack');
  expect(policy(respondFromCache(view('/features?partner_key=b')))).toContain('partnerstack');
  // A campaign, or what other sites mark their links with, opens the page to nobody.
  for (const query of ['utm_medium=mail', 'utm_source=chatgpt.com', 'ref=producthunt'])
    expect(policy(respondFromCache(view(`/features?${query}`)))).not.toContain('partnerstack');
});

test('a browser that has the page gets a 304', async () => {
  const etag = (await cache('/')).headers.get('etag') ?? '';
  const again = await request('/', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await again.text()).toBe('');
});

test('a weak ETag of a compressed page gets a 304 too, and * gets it for any', async () => {
  const etag = (await cache('/')).headers.get('etag') ?? '';
  for (const tags of [`"other", W/${etag}`, '*'])
    expect((await request('/', { headers: { 'if-none-match': tags } })).status, tags).toBe(304);
});

/** A page as a client reads it, which decompresses, and the coding that it came in. */
async function coded(path: string, accepted: string) {
  const response = await request(path, { headers: { 'accept-encoding': accepted } });
  const { headers } = response;
  return { coding: headers.get('content-encoding'), headers, text: await response.text() };
}

test.each([
  ['/', 'gzip, br'],
  ['/llms.txt', 'BR;q=1.0, gzip'],
])('%s is sent in Brotli to who takes it, and is the same page', async (path, accepted) => {
  const plain = await coded(path, 'gzip');
  expect(plain.coding).toBeNull();
  await cache(path);
  const { coding, headers, text } = await coded(path, accepted);
  expect(coding).toBe('br');
  expect(headers.get('vary'), 'caches hold both apart').toContain('accept-encoding');
  expect(text).toBe(plain.text);
  const sent = respondFromCache(view(path, { 'accept-encoding': accepted }));
  const bytes = new Uint8Array(await (sent?.arrayBuffer() ?? new ArrayBuffer()));
  expect(bytes.byteLength).toBeLessThan(plain.text.length / 2);
  expect(brotliDecompressSync(bytes).toString()).toBe(plain.text);
});

test.each(['', 'gzip, deflate', 'br;q=0, gzip', 'gzip, br;q=0.0', 'vibrant'])(
  'a page is sent as it is to who accepts "%s"',
  async (accepted) => {
    const { coding, text } = await coded('/', accepted);
    expect(coding).toBeNull();
    expect(text).toContain('</html>');
  },
);

test('each coding of a page has its own ETag, and both get a 304', async () => {
  await cache('/');
  const tags = [];
  for (const accepted of ['gzip', 'br']) {
    const { headers } = await coded('/', accepted);
    const etag = headers.get('etag') ?? '';
    tags.push(etag);
    const again = await request('/', {
      headers: { 'accept-encoding': accepted, 'if-none-match': `W/${etag}` },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-encoding')).toBeNull();
  }
  expect(new Set(tags).size).toBe(2);
});

test('a search, which is sent once, costs no compression', async () => {
  const { coding } = await coded('/blog?search=offer', 'gzip, br');
  expect(coding).toBeNull();
});

test('only GET is served from the cache', async () => {
  await cache('/');
  expect(respondFromCache(new Request(new URL('/', ORIGIN), { method: 'POST' }))).toBeUndefined();
  const head = await request('/', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('a dropped page is rendered again', async () => {
  await cache('/');
  clearPageCache();
  expect(respondFromCache(view('/'))).toBeUndefined();
  expect((await request('/')).status).toBe(200);
});

test('a page is not cached if its content changes during the render', async () => {
  const ctx = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const making = handleRequest(view('/'), env, ctx as unknown as ExecutionContext);
  clearPageCache();
  const response = await making;
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('cloudflare-cdn-cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(respondFromCache(view('/'))).toBeUndefined();
  expect((await request('/')).headers.get('cache-control')).toBe('public, max-age=0');
});

test('a shared page neither reads nor sets cookies', async () => {
  const ctx = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const response = await handleRequest(
    view('/', { cookie: '__Host-staff=x' }),
    env,
    ctx as unknown as ExecutionContext,
  );
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('public, max-age=0');
  expect(response.headers.get('content-security-policy')).not.toContain('nonce');
});
