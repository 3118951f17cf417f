import { describe, expect, test } from 'vitest';

import * as credentials from '../../sandbox/credentials.ts';
import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { SandboxState } from '../../sandbox/state.ts';
import { handleRequest } from '../../sandbox/worker.ts';

const STORIES = 'https://api.storychief.io/1.0/stories';
const SEND = 'https://api.emailjs.com/api/v1.0/email/send';
const PARTNERSHIPS = 'https://api.partnerstack.com/api/v2/partnerships';
const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify';

type Result = { status: number; body: never; text: string };

/** One call to the sandbox; the body parsed when it is JSON. */
async function call(state: SandboxState, address: string, init?: RequestInit): Promise<Result> {
  const response = await handleRequest(new Request(address, init), state, {});
  const text = await response.text();
  const isJson = (response.headers.get('Content-Type') ?? '').includes('json');
  return { status: response.status, text, body: (isJson ? JSON.parse(text) : null) as never };
}

function getStories(state: SandboxState, query = '', key = credentials.STORYCHIEF_API_KEY) {
  return call(state, `${STORIES}${query}`, { headers: { Authorization: `Bearer ${key}` } });
}

const MAIL = {
  service_id: credentials.EMAILJS_SERVICE_ID,
  template_id: credentials.EMAILJS_TEMPLATE_ID,
  user_id: credentials.EMAILJS_PUBLIC_KEY,
  accessToken: credentials.EMAILJS_PRIVATE_KEY,
  template_params: { name: 'Ada', subject: 'Demo Request' },
};

function send(state: SandboxState, mail: Record<string, unknown>) {
  return call(state, SEND, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(mail),
  });
}

function verify(state: SandboxState, fields: Record<string, string>) {
  return call(state, SITEVERIFY, { method: 'POST', body: new URLSearchParams(fields) });
}

const BASIC = `Basic ${btoa(
  `${credentials.PARTNERSTACK_PUBLIC_KEY}:${credentials.PARTNERSTACK_SECRET_KEY}`,
)}`;

function partnerstack(state: SandboxState, path: string, body?: unknown, auth = BASIC) {
  return call(state, `${PARTNERSHIPS}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: auth, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

test('a host without a provider gets 502 with its name, and is not called', async () => {
  const state = new SandboxState();
  const response = await call(state, 'https://api.example.com/v1/things');
  expect(response.status).toBe(502);
  expect(response.text).toContain('api.example.com');
  expect(state.calls.newest()[0]).toMatchObject({ provider: 'unknown', path: '/v1/things' });
});

describe('StoryChief', () => {
  test('a wrong key gets StoryChief’s own 401, which the health check relies on', async () => {
    const response = await getStories(new SandboxState(), '', 'wrong');
    expect(response).toMatchObject({
      status: 401,
      body: { error: 'You are unauthorized to make this request.' },
    });
  });

  test('the pages hold every published story once, newest first', async () => {
    const state = new SandboxState();
    await control(state, 'POST', '/stories/seed', { count: 250 });
    const seen: { id: number; published_at: string }[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { body } = await getStories(state, `?page=${page}&count=100&status=published`);
      const list = body as {
        data: { id: number; published_at: string }[];
        meta: { pagination: { total: number; total_pages: number; current_page: number } };
      };
      expect(list.meta.pagination).toMatchObject({ total: 250, current_page: page });
      pages = list.meta.pagination.total_pages;
      seen.push(...list.data);
    }
    expect(new Set(seen.map((story) => story.id)).size).toBe(250);
    const dates = seen.map((story) => story.published_at);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('only `count` sets the page size, at most 100; per_page and limit are ignored', async () => {
    const state = new SandboxState();
    await control(state, 'POST', '/stories/seed', { count: 300 });
    const plain = await getStories(state, '?per_page=50&limit=50');
    expect(plain.body).toMatchObject({ meta: { pagination: { per_page: 10, count: 10 } } });
    const greedy = await getStories(state, '?count=500');
    expect(greedy.body).toMatchObject({ meta: { pagination: { per_page: 100 } } });
    const beyond = await getStories(state, '?page=999');
    expect(beyond).toMatchObject({ status: 200, body: { data: [] } });
  });

  test('drafts and scheduled stories are not among the published', async () => {
    const state = new SandboxState();
    await control(state, 'PUT', '/stories', [
      { id: 1, status: 'published', published_at: '2026-11-01T09:00:00+00:00' },
      { id: 2, status: 'draft' },
      { id: 3, status: 'scheduled', published_at: '2026-12-01T09:00:00+00:00' },
    ]);
    const ids = async (status: string) =>
      ((await getStories(state, `?status=${status}`)).body as { data: { id: number }[] }).data.map(
        ({ id }) => id,
      );
    expect(await ids('published')).toEqual([1]);
    expect(await ids('draft')).toEqual([2]);
    expect(await ids('all')).toEqual([3, 1, 2]);
    expect((await getStories(state, '?status=secret')).status).toBe(422);
  });

  test('stories are served as given, with missing fields and nulls', async () => {
    const state = new SandboxState();
    const holes = { id: 7, title: null, featured_image: { data: null }, odd: [1] };
    await control(state, 'PUT', '/stories', [holes, { slug: 'no-id' }]);
    expect((await getStories(state)).body).toMatchObject({ data: [holes, { slug: 'no-id' }] });
    expect((await getStories(state, '/7')).body).toEqual({ data: holes });
  });

  test('lean lists lack body and image, single stories have both', async () => {
    const state = new SandboxState();
    await control(state, 'POST', '/stories/seed', { count: 1 });
    await control(state, 'PUT', '/storychief', { lean: true });
    const { body } = await getStories(state);
    const [item] = (body as { data: Record<string, unknown>[] }).data;
    expect(item).not.toHaveProperty('content');
    expect(item).not.toHaveProperty('featured_image');
    const single = await getStories(state, `/${String(item?.['id'])}`);
    expect(single.body).toMatchObject({
      data: { content: expect.any(String), featured_image: { data: { url: expect.any(String) } } },
    });
  });

  test('the fallback paths respond only when a test turns them on', async () => {
    const state = new SandboxState();
    const headers = { Authorization: `Bearer ${credentials.STORYCHIEF_API_KEY}` };
    const posts = 'https://api.storychief.io/1.0/publications/posts';
    expect((await call(state, posts, { headers })).status).toBe(404);
    await control(state, 'PUT', '/storychief', { endpoints: ['publications/posts'] });
    expect((await call(state, posts, { headers })).status).toBe(200);
    expect((await getStories(state)).status).toBe(404);
  });
});

describe('EmailJS', () => {
  test('an e-mail is recorded with all its parameters', async () => {
    const state = new SandboxState();
    expect(await send(state, MAIL)).toMatchObject({ status: 200, text: 'OK' });
    const { accessToken: _secret, ...recorded } = MAIL;
    expect(state.mails.newest()).toEqual([{ received_at: expect.any(String), ...recorded }]);
  });

  test.each([
    ['user_id', { user_id: undefined }, 400, 'The user_id parameter is required'],
    ['service_id', { service_id: 'service_other' }, 400, 'The service ID not found'],
    [
      'private key',
      { accessToken: undefined },
      403,
      'API calls in strict mode, but no private key',
    ],
    ['size', { template_params: { message: 'x'.repeat(60_000) } }, 413, 'Variables size limit'],
  ])(
    'without a valid %s no e-mail is sent, with the vendor’s error text',
    async (_, change, status, text) => {
      const state = new SandboxState();
      const response = await send(state, { ...MAIL, ...change });
      expect(response.status).toBe(status);
      expect(response.text).toContain(text);
      expect(state.mails.size).toBe(0);
    },
  );

  test('a second e-mail within a second is refused only when the limit is switched on', async () => {
    const state = new SandboxState();
    let now = 1_000_000;
    state.now = () => now;
    expect((await send(state, MAIL)).status).toBe(200);
    expect((await send(state, MAIL)).status).toBe(200);
    await control(state, 'PUT', '/emailjs', { rate_limit: true });
    expect((await send(state, MAIL)).status).toBe(200);
    now += 999;
    expect((await send(state, MAIL)).status).toBe(429);
    now += 1000;
    expect((await send(state, MAIL)).status).toBe(200);
  });
});

describe('reCAPTCHA', () => {
  const secret = credentials.RECAPTCHA_SECRET_KEY;

  test('a token is valid once', async () => {
    const state = new SandboxState();
    const response = mintCaptchaToken('contact');
    expect((await verify(state, { secret, response })).body).toMatchObject({
      success: true,
      score: 0.9,
      action: 'contact',
      hostname: 'localhost',
    });
    expect((await verify(state, { secret, response })).body).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  test('a token expires after two minutes', async () => {
    const response = mintCaptchaToken('contact', Date.now() - 121_000);
    expect((await verify(new SandboxState(), { secret, response })).body).toMatchObject({
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  test.each([
    ['missing-input-secret', { response: 'x' }],
    ['missing-input-response', { secret }],
    ['invalid-input-secret', { secret: 'wrong', response: mintCaptchaToken() }],
    ['invalid-input-response', { secret, response: 'made-up' }],
  ])('the error %s comes as a code, with status 200', async (code, fields) => {
    const response = await verify(new SandboxState(), fields);
    expect(response).toMatchObject({
      status: 200,
      body: { success: false, 'error-codes': [code] },
    });
  });

  test('a score can be set, or left out', async () => {
    const state = new SandboxState();
    await control(state, 'PUT', '/captcha', { success: true, score: 0.2 });
    expect((await verify(state, { secret, response: mintCaptchaToken() })).body).toMatchObject({
      score: 0.2,
    });
    await control(state, 'PUT', '/captcha', { success: true, score: null });
    const { body } = await verify(state, { secret, response: mintCaptchaToken() });
    expect(body).not.toHaveProperty('score');
  });
});

describe('PartnerStack', () => {
  const ada = { email: 'Ada@example.com', first_name: 'Ada', last_name: 'Byron' };

  test('an existing partner is refused, and found by e-mail, key and partner key', async () => {
    const state = new SandboxState();
    const created = await partnerstack(state, '', ada);
    expect(created).toMatchObject({ status: 200, body: { status: 200, data: ada } });
    const { data } = created.body as { data: { key: string; partner_key: string } };

    const again = await partnerstack(state, '', { email: 'ada@example.com' });
    expect(again).toMatchObject({ status: 400, body: { status: 400 } });
    expect((again.body as { message: string }).message).toContain('already exists');
    for (const id of ['ada%40example.com', data.key, data.partner_key]) {
      expect((await partnerstack(state, `/${id}`)).body).toMatchObject({ data: { key: data.key } });
    }
    expect((await partnerstack(state, '/unknown')).status).toBe(404);
  });

  test.each([
    [{}, "'email' is a required property"],
    [{ email: 7 }, "7 is not of type 'string'"],
    [{ email: 'a@b.co', first_name: 'x'.repeat(51) }, 'is too long'],
  ])('an invalid body gets a schema validator’s message: %j', async (body, message) => {
    const response = await partnerstack(new SandboxState(), '', body);
    expect(response.status).toBe(400);
    expect((response.body as { message: string }).message).toContain(message);
  });

  test('a bearer token instead of Basic gets 401', async () => {
    const response = await partnerstack(new SandboxState(), '', ada, 'Bearer sk_sandbox');
    expect(response).toMatchObject({ status: 401, body: { status: 401 } });
  });

  test('paging by cursor returns every partner', async () => {
    const state = new SandboxState();
    for (let at = 0; at < 5; at += 1)
      await partnerstack(state, '', { email: `p${at}@example.com` });
    const seen: string[] = [];
    let after = '';
    for (;;) {
      const { body } = await partnerstack(state, `?limit=2${after}`);
      const { items, has_more: more } = (
        body as { data: { items: { key: string; email: string }[]; has_more: boolean } }
      ).data;
      seen.push(...items.map(({ email }) => email));
      if (!more) break;
      after = `&starting_after=${items.at(-1)?.key ?? ''}`;
    }
    expect(seen).toEqual([4, 3, 2, 1, 0].map((at) => `p${at}@example.com`));
  });
});

function control(state: SandboxState, method: string, path: string, body: unknown) {
  return call(state, `http://localhost/__sandbox${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
