import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';

import { STORYCHIEF_WEBHOOK_KEY } from '../../../../sandbox/credentials.ts';
import { phpJsonMac, signWebhookPayload } from '../../../../sandbox/providers/php-json.ts';
import { allRoutes } from '../../../../src/staff-area.ts';
import { BLOG_CRON } from '../../../../src/cron-jobs.ts';
import { isSigned, signedReply } from '../../../../src/providers/cms/webhook-signature.ts';
import worker from '../../../../src/worker.ts';
import { FLOOD, ORIGIN, request, runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession } from '../../../helpers/staff.ts';
import { story } from '../../../helpers/stories.ts';

const PATH = '/api/storychief/webhook';

// What is put off is written down for staff; the tests say themselves what they expect.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const text = async (path: string) => (await request(path)).text();
const status = async (path: string) => (await request(path)).status;

interface WebhookResponse {
  status: number;
  body: Record<string, unknown>;
}

async function parsed(response: Response): Promise<WebhookResponse> {
  const body = await response.text();
  return {
    status: response.status,
    body: body.startsWith('{') ? (JSON.parse(body) as WebhookResponse['body']) : { text: body },
  };
}

const post = async (body: string, headers: Record<string, string> = {}): Promise<WebhookResponse> =>
  parsed(
    await request(PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  );

/** The body of a call for a story, signed. */
const signed = (
  event: string,
  data: Record<string, unknown>,
  key: string = STORYCHIEF_WEBHOOK_KEY,
) => signWebhookPayload({ meta: { event, status: 'published' }, data }, key);

/** A story as the webhook writes it. */
const storyFields = (id: number, fields: Record<string, unknown> = {}) => ({
  external_id: null,
  storychief_id: id,
  title: `Flash ${id}`,
  content: `<p>Flash body ${id}</p>`,
  seo_slug: `post-${id}`,
  ...fields,
});

async function begin(count = 3): Promise<void> {
  await sandbox.replaceStories(Array.from({ length: count }, (_, index) => story(index + 1)));
  await text('/blog');
}

/** All that readers can find of the blog, in one text; pages in memory included. */
const everything = async () =>
  (await Promise.all(['/blog', '/sitemap.xml', '/llms.txt'].map((path) => text(path)))).join('\n');

test('a publish is seen at once, on every page that was in memory', async () => {
  await begin();
  expect(await everything()).not.toContain('post-9');
  await sandbox.putStory(9, story(9, { title: 'Brand new', content: '<p>Fresh words</p>' }));
  const response = await sandbox.webhook('publish', 9);
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({ permalink: `${ORIGIN}/blog/post-9`, status: 'published' });
  const seen = await everything();
  expect(seen).toContain('Brand new');
  expect(seen.match(/blog\/post-9/g)?.length).toBeGreaterThanOrEqual(3);
  expect(await text('/blog/post-9')).toContain('Fresh words');
  expect(await text('/blog/post-9.html')).toContain('Fresh words');
});

test('an update changes the post, its HTML snapshot and the list at once', async () => {
  await begin();
  await runCron(BLOG_CRON);
  await text('/blog/post-2');
  await sandbox.putStory(2, story(2, { title: 'Second thoughts', content: '<p>Changed</p>' }));
  expect((await sandbox.webhook('update', 2)).status).toBe(200);
  expect(await everything()).toContain('Second thoughts');
  expect(await text('/blog/post-2')).toContain('<p>Changed</p>');
  expect(await text('/blog/post-2.html')).toContain('<p>Changed</p>');
});

test('a delete takes the post from every page, with its HTML snapshot', async () => {
  await begin();
  await runCron(BLOG_CRON);
  await text('/blog/post-2');
  await sandbox.removeStory(2);
  const response = await sandbox.webhook('delete', 2);
  expect(response).toMatchObject({ status: 200, body: { permalink: null } });
  expect(await everything()).not.toContain('post-2');
  const gone = await request('/blog/post-2');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('Post Not Found');
  expect(await status('/blog/post-2.html')).toBe(404);
  expect((await env.BLOG_HTML.list()).objects.map(({ key }) => key)).not.toContain(
    'blog/post-2.html',
  );
});

test('what our channel gave up stays away although StoryChief’s list has it, until it is published again', async () => {
  await begin();
  await sandbox.webhook('delete', 2);
  expect(await everything()).not.toContain('post-2');
  await runCron(BLOG_CRON);
  expect(await everything()).not.toContain('post-2');
  expect(await status('/blog/post-2')).toBe(404);
  await sandbox.webhook('publish', 2);
  expect(await everything()).toContain('post-2');
  expect(await status('/blog/post-2')).toBe(200);
});

test('a post that was removed from our channel comes back with a later update, although its webhook was lost', async () => {
  await begin();
  await sandbox.webhook('delete', 2);
  const later = new Date(Date.now() + 60_000).toISOString();
  await sandbox.putStory(2, story(2, { title: 'Back again', updated_at: later }));
  await runCron(BLOG_CRON);
  expect(await everything()).toContain('Back again');
});

test('a story that becomes a draft is taken back', async () => {
  await begin();
  await sandbox.putStory(2, story(2, { status: 'draft' }));
  const response = await sandbox.webhook('update', 2);
  expect(response).toMatchObject({ status: 200, body: { permalink: null, status: 'draft' } });
  expect(await everything()).not.toContain('post-2');
});

test('a test call is parsed, signed, and changes nothing', async () => {
  await begin();
  await sandbox.clearCalls();
  const response = await sandbox.webhook('test');
  expect(response).toMatchObject({ status: 200, body: { mac: expect.any(String) as string } });
  expect(await sandbox.calls('storychief')).toEqual([]);
});

test('every response is signed over the JSON that PHP would write', async () => {
  await begin();
  for (const event of ['publish', 'update', 'delete', 'test'] as const) {
    const { body } = await sandbox.webhook(event, 2);
    const { mac, ...reply } = body;
    expect(mac, event).toBe(await phpJsonMac(reply, STORYCHIEF_WEBHOOK_KEY));
  }
});

test('the signature is StoryChief’s own: its published example, in both directions', async () => {
  const reply = { id: '123', permalink: 'https://example.com/café', status: 'published' };
  const body = JSON.parse(await signedReply(reply, 'test-secret')) as { mac: string };
  expect(body.mac).toMatch(/^241f2687.*68fd$/);
});

const bytesOf = (body: string) => new TextEncoder().encode(body);

/** What the sandbox would sign, for texts that it would not write. */
async function macOf(text: string, secret = 'k'): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
  return Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test.each([
  ['last', '{"meta":{"event":"x"', ',"mac":"MAC"', '},"data":{"a":"\\u00e9\\/"}}'],
  ['first', '{"meta":{', '"mac":"MAC",', '"event":"x"},"data":{"mac":"other"}}'],
  ['alone', '{"meta":{', '"mac":"MAC"', '}}'],
  ['behind data', '{"data":{"meta":{"mac":"other"}},"meta":{"event":"x"', ',"mac":"MAC"', '}}'],
  ['behind its own name', '{"meta":{"text":"\\"mac\\":\\"no\\" \\\\"', ',"mac":"MAC"', '}}'],
  ['among blanks', '{ "meta" : { "b":1 ', ', "mac" : "MAC"', ' , "a":[] } }'],
  [
    'among what PHP writes otherwise',
    '{"data":{"n":1.0,"l":[],"m":{}},"meta":{',
    '"mac":"MAC",',
    '"z":0}}',
  ],
])(
  'a signature is found in the very bytes that came, wherever it stands: %s',
  async (_, before, member, behind) => {
    const mac = await macOf(before + behind);
    const body = before + member.replace('MAC', mac) + behind;
    expect(await isSigned(bytesOf(body), 'k')).toBe(true);
    expect(await isSigned(bytesOf(body), 'other')).toBe(false);
    expect(await isSigned(bytesOf(body.replace('"meta"', '"metA"')), 'k')).toBe(false);
    const other = mac.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(await isSigned(bytesOf(body.replace(mac, other)), 'k')).toBe(false);
  },
);

test.each([
  '{}',
  '[]',
  '{"meta":{}}',
  '{"meta":{"mac":1}}',
  '{"meta":{"mac":"zz"}}',
  '{"meta":[{"mac":"a"}]}',
  '{"mac":"a"}',
])('a body without a signature is not signed: %s', async (body) => {
  expect(await isSigned(bytesOf(body), 'k')).toBe(false);
});

test('a forged call is refused, and nothing is asked or changed', async () => {
  await begin();
  const before = await everything();
  await sandbox.putStory(2, story(2, { title: 'Not yet' }));
  await sandbox.clearCalls();
  for (const event of ['publish', 'update', 'delete'] as const) {
    const response = await sandbox.webhook(event, 2, true);
    expect(response).toEqual({ status: 401, body: { error: 'HMac validation failed' } });
  }
  expect(await sandbox.calls('storychief')).toEqual([]);
  expect(await everything()).toBe(before);
});

test('a call that was changed on its way is refused', async () => {
  await begin();
  const body = await signed('delete', { storychief_id: 2 });
  expect((await post(body.replace('"storychief_id":2', '"storychief_id":3'))).status).toBe(401);
  expect((await post(`${body} `)).status, 'even a blank').toBe(401);
  expect(await status('/blog/post-3')).toBe(200);
});

test.each([
  // Unsigned is all that is said of them: nothing parses a body before its signature is checked.
  ['no JSON', 'meta=1', {}, 401],
  ['half a body', '{"meta":{"event":"test"', {}, 401],
  ['an open string', '{"meta":{"mac":"', {}, 401],
  ['an escape at the end', '{"meta":{"mac\\', {}, 401],
  ['a number', '7', {}, 401],
  ['nothing', '', {}, 401],
  ['two megabytes of nesting', '['.repeat(2 * 1024 * 1024), {}, 401],
  ['no signature', '{"meta":{"event":"test"}}', {}, 401],
  ['another type', '{}', { 'content-type': 'text/plain' }, 415],
  ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['more than 4 megabytes', ' '.repeat(4 * 1024 * 1024 + 1), {}, 413],
])('%s is refused', async (_, body, headers, expected) => {
  expect((await post(body, headers)).status).toBe(expected);
});

test.each([
  ['explode', { storychief_id: 1 }],
  ['publish', {}],
  ['delete', { storychief_id: '../x' }],
  ['update', { storychief_id: null }],
])('a signed %s call that makes no sense is refused by name', async (event, data) => {
  const response = await post(await signed(event, data));
  expect(response.status).toBe(422);
  expect(response.body['fields']).toBeTruthy();
});

test('a body without a signature is not parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const body = `{"meta":{"event":"test","mac":"${'0'.repeat(64)}"},"data":[${'{},'.repeat(500_000)}{}]}`;
  const response = await request(PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(401);
  expect(parse.mock.calls.filter(([text]) => text.includes('"meta"'))).toEqual([]);
  parse.mockRestore();
});

test('a signed body that is no JSON is refused', async () => {
  const key = STORYCHIEF_WEBHOOK_KEY;
  const body = `{"meta":{"mac":"${await macOf('{"meta":{}', key)}"}`;
  expect(await isSigned(bytesOf(body), key)).toBe(true);
  expect((await post(body)).status).toBe(400);
});

test('who guesses at the key is stopped, and then before the body is read', async () => {
  const responses: number[] = [];
  for (let count = 0; count < FLOOD; count += 1) {
    const headers = { 'cf-connecting-ip': '198.51.100.91' };
    responses.push((await post('{"meta":{"event":"test","mac":"0"}}', headers)).status);
  }
  expect(responses).toContain(429);

  let read = 0;
  const endless = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        read += 1;
        controller.enqueue(new Uint8Array(read));
      },
    },
    { highWaterMark: 0 },
  );
  const next = new Request(ORIGIN + PATH, {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '198.51.100.91' },
  });
  const context = createExecutionContext();
  const response = await worker.fetch(next, env, context);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(read, 'chunks read').toBe(0);
  expect((await sandbox.webhook('test')).status, 'StoryChief is not limited').toBe(200);
});

/** A body whose rest comes when it is told to. */
function slowBody() {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: rest, resolve: end } = Promise.withResolvers<void>();
  const pull = async (controller: ReadableStreamDefaultController) => {
    read();
    await rest;
    controller.close();
  };
  return { isRead, end, body: new ReadableStream({ pull }, { highWaterMark: 0 }) };
}

const callFrom = async (address: string, body: ReadableStream | string): Promise<Response> =>
  worker.fetch(
    new Request(ORIGIN + PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
    }),
    env,
    createExecutionContext(),
  );

test('at most two bodies are held at a time, and the next one is read when one of them is whole (API-06)', async () => {
  const [first, second, third] = [slowBody(), slowBody(), slowBody()];
  const held = [callFrom('198.51.100.95', first.body), callFrom('198.51.100.96', second.body)];
  await Promise.all([first.isRead, second.isRead]);
  const waits = callFrom('198.51.100.97', third.body);
  expect(await Promise.race([third.isRead.then(() => 'read'), scheduler.wait(300)])).toBe(
    undefined,
  );
  first.end();
  await third.isRead;
  second.end();
  third.end();
  const statuses = (await Promise.all([...held, waits])).map(({ status: code }) => code);
  expect(statuses).toEqual([401, 401, 401]);
});

test('a call that waits too long for others is asked to come again', async () => {
  const calls = Array.from({ length: 9 }, (_, index) => {
    const { body } = slowBody();
    return callFrom(`198.51.100.${101 + index}`, body);
  });
  const late = (await Promise.all(calls)).filter((response) => response.status === 429);
  expect(late.length).toBeGreaterThan(0);
  for (const response of late) expect(response.headers.get('retry-after')).toBe('5');
});

test('slow bodies of one address leave room for StoryChief’s call', async () => {
  const bodies = [slowBody(), slowBody()];
  const calls = bodies.map(({ body }) => callFrom('198.51.100.92', body));
  await bodies[0]?.isRead;
  expect((await sandbox.webhook('test')).status).toBe(200);
  for (const { end } of bodies) end();
  await Promise.all(calls);
});

test('slow bodies of two addresses end before StoryChief’s call gives up, and their addresses are refused for a minute', async () => {
  const addresses = ['198.51.100.93', '198.51.100.94'];
  const bodies = addresses.map((address) => ({ address, ...slowBody() }));
  const calls = bodies.map(({ address, body }) => callFrom(address, body));
  await Promise.all(bodies.map(({ isRead }) => isRead));
  expect((await sandbox.webhook('test')).status).toBe(200);
  expect((await Promise.all(calls)).map((response) => response.status)).toEqual([400, 400]);
  for (const address of addresses) {
    const next = await callFrom(address, '{}');
    expect([next.status, next.headers.get('retry-after')]).toEqual([429, '60']);
  }
  for (const { end } of bodies) end();
});

test('a publish that is sent again after the post was deleted does not bring it back', async () => {
  await begin();
  const publish = await signed('publish', storyFields(2));
  expect((await post(publish)).status).toBe(200);
  await sandbox.removeStory(2);
  await sandbox.webhook('delete', 2);
  const replayed = await post(publish);
  expect(replayed).toMatchObject({ status: 200, body: { permalink: null } });
  expect(await everything()).not.toContain('post-2');
});

test('a delete that is sent again after the post was published again does not take it away', async () => {
  await begin();
  const remove = await signed('delete', { external_id: null, storychief_id: 2 });
  await post(remove);
  await sandbox.webhook('publish', 2);
  expect(await status('/blog/post-2')).toBe(200);
  const replayed = await post(remove);
  expect(replayed).toMatchObject({ status: 200, body: { permalink: `${ORIGIN}/blog/post-2` } });
  expect(await everything()).toContain('post-2');
});

test('an old update that arrives late shows what StoryChief has now, not what it says itself', async () => {
  await begin();
  const late = await signed('update', storyFields(2, { title: 'Old title' }));
  await sandbox.putStory(2, story(2, { title: 'Newest title' }));
  await sandbox.webhook('update', 2);
  await post(late);
  const seen = await everything();
  expect(seen).toContain('Newest title');
  expect(seen).not.toContain('Old title');
});

test('an update that overtakes a delete does not bring back what our channel gave up', async () => {
  await begin();
  const late = await signed('update', storyFields(2, { external_id: 'old' }));
  await sandbox.webhook('delete', 2);
  expect(await post(late)).toMatchObject({ status: 200, body: { permalink: null } });
  expect(await everything()).not.toContain('post-2');
});

test('the same call many times at once is taken as one', async () => {
  await begin();
  await sandbox.putStory(9, story(9));
  const publish = await signed('publish', storyFields(9));
  const responses = await Promise.all(Array.from({ length: 6 }, async () => post(publish)));
  expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
  const { results } = await env.DB.prepare('select id from posts').all();
  expect(results).toHaveLength(4);
});

test('while StoryChief cannot be asked, its newest call is believed', async () => {
  await begin();
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  const response = await post(await signed('publish', storyFields(9)));
  expect(response).toMatchObject({ status: 200, body: { permalink: `${ORIGIN}/blog/post-9` } });
  expect(await everything()).toContain('Flash 9');
  expect(await text('/blog/post-9')).toContain('Flash body 9');
  const next = storyFields(9, { title: 'Flash again', external_id: response.body['id'] });
  expect((await post(await signed('update', next))).status).toBe(200);
  expect(await everything()).toContain('Flash again');
});

test('while StoryChief cannot be asked, an older call changes nothing and has to come again', async () => {
  await begin();
  const first = await signed('publish', storyFields(2, { title: 'First words' }));
  await post(first);
  await sandbox.putStory(2, story(2, { title: 'Later words' }));
  await sandbox.webhook('update', 2);
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  expect((await post(first)).status).toBe(502);
  expect((await post(await signed('delete', { storychief_id: 2 }))).status).toBe(502);
  const seen = await everything();
  expect(seen).toContain('Later words');
  expect(seen).not.toContain('First words');
});

test('while StoryChief cannot be asked, a delete is done', async () => {
  await begin();
  await sandbox.fault('storychief', { mode: 'refuse' });
  expect((await sandbox.webhook('delete', 2)).status).toBe(200);
  expect(await status('/blog/post-2')).toBe(502);
  expect(await everything()).not.toContain('post-2');
});

test('a script that comes with a call reaches no reader', async () => {
  await begin();
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  await post(
    await signed('publish', storyFields(9, { content: '<p>x</p><script>bad()</script>' })),
  );
  expect(await text('/blog/post-9')).not.toContain('bad()');
});

test('the picture and keywords of a call are read in both shapes that StoryChief writes', async () => {
  await begin();
  await sandbox.fault('storychief', { mode: 'status', status: 500 });
  const keywords = { data: [{ name: 'pay' }, { name: 'bias' }] };
  const url = 'https://x.example/i.jpg';
  await post(
    await signed(
      'publish',
      storyFields(8, { seo_keywords: keywords, featured_image: { data: { url } } }),
    ),
  );
  await post(await signed('publish', storyFields(9, { featured_image: { url, alt: 'Bare' } })));
  const html = await text('/blog');
  expect(html.match(/src="https:\/\/x\.example\/i\.jpg"/g)).toHaveLength(2);
  expect(html).toContain('alt="Bare"');
  expect(await text('/blog?keyword=pay')).toContain('Flash 8');
});

test('a changed slug leaves a 301 at every address that the post had', async () => {
  await begin();
  await runCron(BLOG_CRON);
  await text('/blog/post-2');
  for (const slug of ['second-name', 'third-name']) {
    await sandbox.putStory(2, story(2, { slug }));
    const { body } = await sandbox.webhook('update', 2);
    expect(body['permalink']).toBe(`${ORIGIN}/blog/${slug}`);
  }
  const leads: [string, string][] = [
    ['/blog/post-2', '/blog/third-name'],
    ['/blog/post-2?utm_source=letter', '/blog/third-name?utm_source=letter'],
    ['/blog/second-name', '/blog/third-name'],
    ['/blog/en/post-2', '/blog/third-name'],
    ['/blog/post-2.html', '/blog/third-name.html'],
  ];
  for (const [from, to] of leads) {
    const response = await request(from);
    expect(response.status, from).toBe(301);
    expect(response.headers.get('location'), from).toBe(to);
  }
  expect(await status('/blog/third-name')).toBe(200);
  expect(await status('/blog/third-name.html')).toBe(200);
});

test('a post is found by every spelling of its slug: capitals, and accents as letters of their own', async () => {
  await begin();
  await sandbox.putStory(2, story(2, { slug: 'My-Camel-Post' }));
  await sandbox.webhook('update', 2);
  await sandbox.putStory(3, story(3, { slug: 'u\u0308ber-uns' }));
  await sandbox.webhook('update', 3);
  for (const [asked, found] of [
    ['/blog/my-camel-post', '/blog/My-Camel-Post'],
    ['/blog/MY-CAMEL-POST', '/blog/My-Camel-Post'],
    ['/blog/ÜBER-UNS', '/blog/%C3%BCber-uns'],
  ] as const) {
    const response = await request(encodeURI(asked));
    expect([response.status, encodeURI(decodeURI(response.headers.get('location') ?? ''))]).toEqual(
      [301, found],
    );
  }
  for (const slug of ['My-Camel-Post', '\u00FCber-uns', 'u\u0308ber-uns']) {
    expect(await status(encodeURI(`/blog/${slug}`)), slug).toBe(200);
  }
});

test('a slug that another post takes is that post’s, not a redirect', async () => {
  await begin();
  await sandbox.putStory(2, story(2, { slug: 'moved' }));
  await sandbox.webhook('update', 2);
  expect(await status('/blog/post-2')).toBe(301);
  await sandbox.putStory(9, story(9, { slug: 'post-2', title: 'Newcomer' }));
  await sandbox.webhook('publish', 9);
  expect(await text('/blog/post-2')).toContain('>Newcomer</h1>');
});

test('the webhook opens nothing else: no session comes of it, and nothing of staff is near it', async () => {
  const response = await request(PATH, {
    method: 'POST',
    body: await signed('test', {}),
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
  });
  expect(response.status, 'a signature is enough, wherever it comes from').toBe(200);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await getAs(await openSession(), PATH)).status, 'no other method').toBe(405);
  for (const path of ['/api/storychief/webhook/x', '/api/storychief/webhook/x/y']) {
    expect([404, 405], path).toContain((await request(path, { method: 'POST' })).status);
  }
  const routes = allRoutes.filter(({ path }) => path.includes('webhook'));
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toContain(`POST ${PATH}`);
});

test('a change is on every page of the blog at once', async () => {
  await sandbox.replaceStories([story(1), story(2), story(3)]);
  await text('/blog');
  for (const path of ['/blog', '/blog/post-1', '/blog/post-2', '/blog/atom.xml']) {
    const response = await request(path);
    expect([path, response.headers.get('cache-tag')]).toEqual([path, 'blog']);
    expect(await response.text(), path).not.toContain('Otherwise');
  }
  await sandbox.putStory(2, story(2, { title: 'Otherwise' }));
  await sandbox.webhook('update', 2);
  for (const path of ['/blog', '/blog/post-1', '/blog/post-2', '/blog/atom.xml']) {
    expect(await text(path), path).toContain('Otherwise');
  }
});
