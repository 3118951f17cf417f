import { env } from 'cloudflare:workers';
import { createExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { AppEnv } from '../../../src/http/context.ts';
import { onError } from '../../../src/http/errors.tsx';
import { requestContext } from '../../../src/http/headers.ts';
import { clearPageCache } from '../../../src/http/cache/page-store.ts';
import { respondFromCache } from '../../../src/http/cache/respond-from-cache.ts';
import { releasePage } from '../../../src/http/page/shared-page.ts';
import { ORIGIN, request } from '../../helpers/request.ts';

const kept = (path: string) =>
  vi.waitUntil(() => respondFromCache(new Request(new URL(path, ORIGIN))));

const readerOf = ({ body }: Response) => {
  if (!body) throw new Error('The response has no body');
  return body.getReader();
};

beforeEach(clearPageCache);

test.each(['/', '/pricing', '/contact', '/blog', '/no-such-page'])(
  '%s leaves as a stream, with its head in the first chunk (WGT-03)',
  async (path) => {
    const reader = readerOf(await request(path));
    const decoder = new TextDecoder();
    const chunks: string[] = [];
    for (let next = await reader.read(); !next.done; next = await reader.read())
      chunks.push(decoder.decode(next.value, { stream: true }));
    expect(chunks[0]).toMatch(/^<!DOCTYPE html>.*<\/head>/s);
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks[0]).not.toContain('</html>');
    expect(chunks.join('')).toMatch(/<\/html>$/);
  },
);

test('a visitor who leaves in the middle leaves the whole page for the next', async () => {
  const reader = readerOf(await request('/'));
  await reader.read();
  await reader.cancel();
  expect(await (await kept('/')).text()).toMatch(/<\/footer>.*<\/html>$/s);
});

test('two visitors at once both get the whole page', async () => {
  const pages = await Promise.all(['/', '/'].map(async (path) => (await request(path)).text()));
  expect(pages[0]).toMatch(/<\/html>$/);
  expect(pages[1]).toBe(pages[0]);
  expect(await (await kept('/')).text()).toBe(pages[0]);
});

test('a page that fails before its first byte has the status of the failure, and is not kept', async () => {
  const app = new Hono<AppEnv>();
  app.use(requestContext);
  app.use((c, next) => {
    c.set('launcher', () => null);
    return next();
  });
  const Broken = () => {
    throw new Error('broken');
  };
  app.get('/broken', (c) =>
    releasePage(c, () => ({
      meta: { title: 'Broken', description: '', path: '/broken' },
      styles: '',
      body: createElement(Broken),
    })),
  );
  app.onError(onError);
  vi.spyOn(console, 'error').mockReturnValue();
  const response = await app.request(`${ORIGIN}/broken`, {}, env, createExecutionContext());
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Something went wrong on our side');
  expect(respondFromCache(new Request(`${ORIGIN}/broken`))).toBeUndefined();
});
