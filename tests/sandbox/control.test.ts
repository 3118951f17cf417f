import { expect, test } from 'vitest';

import {
  RECAPTCHA_SITE_KEY,
  STORYCHIEF_WEBHOOK_KEY,
  STRIPE_PRICING_TABLE_ID,
  STRIPE_PUBLISHABLE_KEY,
} from '../../sandbox/credentials.ts';
import type { SandboxEnv } from '../../sandbox/env.ts';
import { phpJsonMac } from '../../sandbox/providers/php-json.ts';
import { SandboxState } from '../../sandbox/state.ts';
import { handleRequest } from '../../sandbox/worker.ts';

const ORIGIN = 'http://127.0.0.1:8787';

function control(
  state: SandboxState,
  method: string,
  path: string,
  body?: unknown,
  env: SandboxEnv = {},
): Promise<Response> {
  const request = new Request(`${ORIGIN}/__sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return handleRequest(request, state, env);
}

test.each([
  ['PUT', '/captcha', { success: 'yes', score: 1 }, 'success'],
  ['PUT', '/captcha', { success: true, score: 2 }, 'score'],
  ['PUT', '/captcha', { success: true, scoer: 1 }, 'scoer'],
  ['PUT', '/storychief', { lean: 1 }, 'lean'],
  ['PUT', '/storychief', { endpoints: ['articles'] }, 'endpoints'],
  ['PUT', '/stories', {}, 'body'],
  ['PUT', '/stories/7', { id: 8 }, 'id'],
  ['POST', '/stories/seed', { count: 10_001 }, 'count'],
  ['POST', '/webhook', { event: 'explode' }, 'event'],
  ['POST', '/webhook', { event: 'publish' }, 'story_id'],
  ['POST', '/webhook', { event: 'publish', story_id: 404 }, 'story_id'],
  ['GET', '/calls?provider=stripe', undefined, 'provider'],
  ['PUT', '/faults/storychief', {}, 'mode'],
  ['PUT', '/faults/storychief', { mode: 'status', status: 99 }, 'status'],
  ['PUT', '/faults/storychief', { mode: 'delay', delay_ms: -1 }, 'delay_ms'],
  ['PUT', '/faults/storychief', { mode: 'delay', times: 1.5 }, 'times'],
  ['PUT', '/faults/storychief', { mode: 'delay', paths: '/stories' }, 'paths'],
  ['PUT', '/faults/storychief', { mode: 'delay', delay: 5 }, 'delay'],
])('%s %s rejects %j and names the field', async (method, path, body, field) => {
  const response = await control(new SandboxState(), method, path, body);
  expect(response.status).toBe(400);
  expect((await response.json<{ error: string }>()).error).toMatch(new RegExp(`^${field}:`));
});

test('a wrong method gets 405 with Allow, an unknown path 404', async () => {
  const state = new SandboxState();
  const wrong = await control(state, 'POST', '/mails');
  expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'GET, DELETE']);
  expect((await control(state, 'GET', '/reset')).headers.get('Allow')).toBe('POST');
  for (const path of ['/nothing', '/constructor', '/faults/stripe/x', '/images/']) {
    expect((await control(state, 'GET', path)).status).toBe(404);
  }
  expect((await control(state, 'PUT', '/faults/stripe', { mode: 'hang' })).status).toBe(404);
});

test('reset restores the initial state', async () => {
  const state = new SandboxState();
  const stories = state.stories.size;
  await control(state, 'POST', '/stories/seed', { count: 3 });
  await control(state, 'PUT', '/faults/emailjs', { mode: 'hang' });
  await control(state, 'PUT', '/captcha', { success: false, score: 0 });
  await control(state, 'PUT', '/storychief', { lean: true });
  expect((await control(state, 'POST', '/reset')).status).toBe(200);
  expect(state.stories.size).toBe(stories);
  expect(state.faults.size).toBe(0);
  expect(state.captcha).toEqual({ success: true, score: 0.9 });
  expect(state.storychief).toEqual({ lean: false, endpoints: ['stories'] });
});

test('ten thousand stories are seeded at once, each with its own slug', async () => {
  const state = new SandboxState();
  await control(state, 'POST', '/stories/seed', { count: 10_000 });
  const entries = state.stories.list({ status: 'published' });
  expect(entries).toHaveLength(10_000);
  const slugs = entries.slice(0, 500).map((entry) => entry.read(ORIGIN)['slug']);
  expect(new Set(slugs).size).toBe(500);
});

test('every sample story has its own slug, and its images on the browser’s origin', () => {
  const state = new SandboxState();
  const stories = state.stories.list({ status: 'all' }).map((entry) => entry.read(ORIGIN));
  expect(new Set(stories.map((story) => story['slug'])).size).toBe(stories.length);
  expect(stories.length).toBeGreaterThan(0);
  expect(JSON.stringify(stories)).not.toContain('{{images}}');
});

test('the stories that visitors see first have no gaps, and covers of their own', async () => {
  const state = new SandboxState();
  const stories = state.stories
    .list({ status: 'published' })
    .map((entry) => entry.read(ORIGIN))
    .toSorted((a, b) => String(b['published_at']).localeCompare(String(a['published_at'])));
  const first = stories.slice(0, 9);
  for (const { slug, title, excerpt, author, featured_image: image } of first)
    for (const field of [title, excerpt, author, image]) expect(field, String(slug)).toBeTruthy();
  const covers = await Promise.all(
    first.map(async ({ slug }) =>
      (await control(state, 'GET', `/images/${String(slug)}.svg`)).text(),
    ),
  );
  expect(new Set(covers).size).toBe(9);
  expect(JSON.stringify(stories.map(({ title }) => title))).not.toMatch(/[<>]/);
});

test('the webhook is signed over PHP-style JSON; a forged one does not verify', async () => {
  const state = new SandboxState();
  await control(state, 'PUT', '/stories/42', {
    slug: 'cafe',
    title: 'Café / bar',
    seo_keyword: 'a, b',
  });
  const received: { url: string; source: string }[] = [];
  const SITE = {
    fetch: async (request: Request) => {
      received.push({ url: request.url, source: await request.text() });
      return Response.json({ id: 'post-1', permalink: 'https://site.test/blog/cafe' });
    },
  };
  const sent = await control(
    state,
    'POST',
    '/webhook',
    { event: 'publish', story_id: 42 },
    { SITE },
  );
  expect(await sent.json()).toMatchObject({ status: 200, body: { id: 'post-1' } });
  await control(
    state,
    'POST',
    '/webhook',
    { event: 'delete', story_id: 42, forged: true },
    { SITE },
  );

  const verifies = async (source: string) => {
    const payload = JSON.parse(source) as { meta: { mac?: string }; data: unknown };
    const { mac, ...meta } = payload.meta;
    return mac === (await phpJsonMac({ ...payload, meta }, STORYCHIEF_WEBHOOK_KEY));
  };
  const [published, deleted] = received;
  expect(published?.url).toBe(`${ORIGIN}/api/storychief/webhook`);
  expect(published?.source).toContain('Caf\\u00e9 \\/ bar');
  expect(JSON.parse(published?.source ?? '')).toMatchObject({
    data: {
      storychief_id: 42,
      seo_slug: 'cafe',
      seo_keywords: { data: [{ name: 'a' }, { name: 'b' }] },
    },
  });
  expect(await verifies(published?.source ?? '')).toBe(true);
  // StoryChief sends the site's own id back.
  expect(JSON.parse(deleted?.source ?? '')).toMatchObject({ data: { external_id: 'post-1' } });
  expect(await verifies(deleted?.source ?? '')).toBe(false);
});

test('what browsers load may be framed or loaded from localhost, and has a Cache-Control', async () => {
  const state = new SandboxState();
  const table = new URLSearchParams({
    'pricing-table-id': STRIPE_PRICING_TABLE_ID,
    'publishable-key': STRIPE_PUBLISHABLE_KEY,
    'customer-email': '"><i>mine@x.co',
  });
  const paths = [
    '',
    '/',
    `/recaptcha/api.js?render=${RECAPTCHA_SITE_KEY}`,
    '/stripe/pricing-table.js',
    `/stripe/table?${table}`,
    '/partnerstack/v1/',
    '/player/embed/abc?autoplay=1',
    '/jobs?q=remote',
    '/signup?name=A%22%3E%3Ci%3Emine',
    '/images/any-slug.svg?w=800',
  ];
  for (const path of paths) {
    const response = await control(state, 'GET', path);
    const body = await response.text();
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('Cache-Control'), path).not.toBeNull();
    expect(body, path).not.toContain('<i>mine');
    expect(response.headers.get('Cross-Origin-Resource-Policy'), path).toBe('cross-origin');
  }
  const plans = await control(state, 'GET', `/stripe/table?${table}`);
  const policy = plans.headers.get('Content-Security-Policy');
  expect(policy, 'its letters are those of the site').toContain('font-src data:');
  expect(await plans.text()).toMatch(/@font-face[^}]*Instrument Sans[^}]*url\(data:/);
  const framed = await control(state, 'GET', '/jobs');
  expect(framed.headers.get('Content-Security-Policy')).toContain(
    'frame-ancestors http://localhost:* http://127.0.0.1:*',
  );
});

test('a sign-up of the tracking script is recorded, and readable across origins', async () => {
  const state = new SandboxState();
  const request = new Request(`${ORIGIN}/__sandbox/partnerstack/signup`, {
    method: 'POST',
    headers: { Origin: 'http://localhost:8787', 'Content-Type': 'text/plain' },
    body: JSON.stringify({
      public_key: 'pk_sandbox_partnerstack',
      name: 'Ada',
      email: 'ada@example.com',
      customer_key: 'ada@example.com',
    }),
  });
  const response = await handleRequest(request, state, {});
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:8787');
  expect(state.calls.newest()[0]).toMatchObject({
    provider: 'partnerstack',
    body: { customer_key: 'ada@example.com' },
  });
});
