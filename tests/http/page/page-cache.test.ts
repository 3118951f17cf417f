import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { handleRequest } from '../../../src/app.tsx';
import { clearPageCache, respondFromCache } from '../../../src/http/page/page-cache.ts';
import { ORIGIN, request } from '../../helpers/request.ts';

const view = (path: string, headers: Record<string, string> = {}) =>
  new Request(new URL(path, ORIGIN), { headers });

test('a second view of a shared page is answered from memory, byte for byte the same', async () => {
  const first = await (await request('/')).arrayBuffer();
  const second = respondFromCache(view('/'));
  expect(second, 'the page is kept').toBeDefined();
  expect(await second?.arrayBuffer()).toEqual(first);
});

test('campaign parameters neither split nor flood the kept pages', async () => {
  await request('/');
  expect(respondFromCache(view('/?utm_source=letter&ref=7'))).toBeDefined();
});

test('a browser that has the page is told so without its bytes', async () => {
  const etag = (await request('/')).headers.get('etag') ?? '';
  const again = await request('/', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await again.text()).toBe('');
});

test('a browser that has the page compressed, under a weak tag, is told so too', async () => {
  const etag = (await request('/')).headers.get('etag') ?? '';
  const again = await request('/', { headers: { 'if-none-match': `"other", W/${etag}` } });
  expect(again.status).toBe(304);
});

test('only page views are answered from memory: a form post or a HEAD goes to the app', async () => {
  await request('/');
  expect(respondFromCache(new Request(new URL('/', ORIGIN), { method: 'POST' }))).toBeUndefined();
  const head = await request('/', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('what was dropped is made anew', async () => {
  await request('/');
  clearPageCache();
  expect(respondFromCache(view('/'))).toBeUndefined();
  expect((await request('/')).status).toBe(200);
});

test('a page whose content changes while it is made is kept by nobody: it would outlive its purge', async () => {
  const ctx = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const making = handleRequest(view('/'), env, ctx as unknown as ExecutionContext);
  clearPageCache();
  const response = await making;
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('cloudflare-cdn-cache-control')).toBeNull();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(respondFromCache(view('/'))).toBeUndefined();
  expect((await request('/')).headers.get('cache-control')).toBe('public, max-age=0');
});

test('a shared page is the same for everyone: no cookie is set, none is asked for', async () => {
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
