import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';

import { STORYCHIEF_WEBHOOK_KEY } from '../../sandbox/credentials.ts';
import { signWebhookPayload } from '../../sandbox/providers/php-json.ts';
import { allRoutes } from '../../src/staff-area.ts';
import { BLOG_CRON, OUTBOX_CRON, type Cron } from '../../src/cron-jobs.ts';
import { pictureFile } from '../../src/features/blog/pictures/picture-address.ts';
import { LIMITS } from '../../src/http/platform-limits.ts';
import { clearPageCache } from '../../src/http/cache/page-store.ts';
import worker from '../../src/worker.ts';
import { ORIGIN } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { openSession, PASSWORD } from '../helpers/staff.ts';
import { story } from '../helpers/stories.ts';
import { goodApplication, goodLead, goodMessage } from '../helpers/submissions.ts';
import { expectErrors } from '../setup/console.ts';

/** Half of what one invocation may use. A batch counts with each of its statements. */
const HALF = {
  d1: LIMITS.d1.queries / 2,
  kv: LIMITS.kv.operations / 2,
  subrequests: LIMITS.subrequests / 2,
} as const;
type Used = Record<keyof typeof HALF, number>;

let used: Used = { d1: 0, kv: 0, subrequests: 0 };
let written = new Set<string>();

/** Counts calls, and refuses them beyond the half as the platform does beyond the whole. */
function use(what: keyof Used, count = 1): void {
  used[what] += count;
  if (what !== 'subrequests') use('subrequests', count);
  if (used[what] > HALF[what]) throw new Error('Too many API requests by single Worker invocation');
}

type Method = (...args: unknown[]) => unknown;

/** A binding whose methods are reported before they run. */
const watched = <Binding extends object>(
  binding: Binding,
  before: (name: string, args: unknown[]) => void,
): Binding =>
  new Proxy(binding, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        before(String(name), args);
        return Reflect.apply(member as Method, target, args);
      };
    },
  });

const plain = new WeakMap<object, D1PreparedStatement>();

function statementOf(statement: D1PreparedStatement): D1PreparedStatement {
  const proxy = new Proxy(statement, {
    get(target, name) {
      if (name === 'bind') return (...args: unknown[]) => statementOf(target.bind(...args));
      return (...args: unknown[]) => {
        use('d1');
        return Reflect.apply(Reflect.get(target, name) as Method, target, args);
      };
    },
  });
  plain.set(proxy, statement);
  return proxy;
}

const site = {
  ...env,
  NOTIFY_WEBHOOK_URL: 'https://hooks.example.com/x',
  ASSETS: { ...env.ASSETS, fetch: () => Promise.resolve(new Response('a film')) },
  DB: new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => statementOf(target.prepare(sql));
      if (name !== 'batch') return Reflect.get(target, name) as unknown;
      return (statements: D1PreparedStatement[]) => {
        use('d1', statements.length);
        return target.batch(statements.map((each) => plain.get(each) ?? each));
      };
    },
  }),
  KV: watched(env.KV, (name, [key]) => {
    use('kv');
    if (name !== 'put') return;
    if (written.has(String(key))) throw new Error('KV PUT failed: 429 Too Many Requests');
    written.add(String(key));
  }),
  BLOG_HTML: watched(env.BLOG_HTML, () => use('subrequests')),
  SANDBOX: watched(env.SANDBOX, () => use('subrequests')),
};

let logged: readonly unknown[][] = [];
const failed: string[] = [];
const warned: string[] = [];
const counted: [name: string, Used][] = [];

/** Runs one invocation. */
async function invoke<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  used = { d1: 0, kv: 0, subrequests: 0 };
  written = new Set();
  const result = await work();
  counted.push([name, used]);
  return result;
}

async function call(name: string, path: string, init: RequestInit = {}): Promise<void> {
  clearPageCache();
  const ctx = createExecutionContext();
  const response = await invoke(name, async () => {
    const answer = await worker.fetch(new Request(ORIGIN + path, init), site, ctx);
    await answer.arrayBuffer();
    await waitOnExecutionContext(ctx);
    return answer;
  });
  if (response.status >= 400)
    failed.push(`${response.status} ${name} ${JSON.stringify(logged.at(-1) ?? '')}`);
}

const cron = (schedule: Cron) =>
  invoke(`cron ${schedule}`, () =>
    worker.scheduled(
      createScheduledController({ cron: schedule, scheduledTime: new Date() }),
      site,
    ),
  );

const WAITING = 1000;
const id = (kind: string, n: number | string = 1) =>
  `00000000-0000-7000-8${kind}-${String(n).padStart(12, '0')}`;
const idSql = (kind: string) => `'00000000-0000-7000-8${kind}-' || printf('%012d', i)`;

/** A thousand records of each kind, and as many entries of the outbox in each way out. */
async function seed(): Promise<void> {
  const each = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${WAITING})`;
  const mail = `json_object('kind', 'lead', 'to', 'team', 'replyTo', json_object('name', 'P', 'email', 'p' || i || '@example.com'), 'subject', 'New Lead', 'text', 'x' || i, 'fields', json_object())`;
  await env.DB.batch(
    [
      `insert into leads (id, name, email, created_at, search_text) ${each} select ${idSql('aaa')}, 'P ' || i, 'p' || i || '@example.com', i, 'p' from n`,
      `insert into contact_messages (id, name, email, subject, limit_key, fingerprint, message, user_agent, created_at, search_text) ${each} select ${idSql('bbb')}, 'P ' || i, 'p' || i || '@example.com', 's', 'p' || i, 'f' || i, 'x', 'u', i, 'p' from n`,
      `insert into affiliate_applications (id, first_name, last_name, email, experience, audience, motivation, status, created_at, updated_at, search_text) ${each} select ${idSql('ccc')}, 'P', 'Q', 'p' || i || '@example.com', 'beginner', 'x', 'y', iif(i % 2, 'sending', 'pending'), i, i, 'p' from n`,
      `insert into outbox (id, kind, subject_id, payload, not_before, created_at) ${each} select ${idSql('001')}, 'lead', ${idSql('aaa')}, ${mail}, i, i from n`,
      `insert into outbox (id, kind, subject_id, payload, not_before, created_at) ${each} select ${idSql('002')}, 'webhook', ${idSql('aaa')}, '{"event":"lead"}', i, i from n`,
      `insert into outbox (id, kind, subject_id, payload, not_before, created_at) ${each} select ${idSql('003')}, 'partner_registration', ${idSql('ccc')}, '{"by":{"session":null,"name":null,"address":"a"},"from":"pending"}', i, i from n where i % 2`,
      `insert into lead_imports (created_at, created_by, head_row, columns, source, status) values (1, 'Ana', 1, '{"name":0,"email":1}', 'import', 'contacted')`,
      `insert into lead_import_rows (id, import_id, row, cells, name, email, created_at) ${each} select ${idSql('004')}, 1, i + 1, json_array('R', 'r' || i || '@example.com'), 'R', 'r' || i || '@example.com', i from n`,
    ].map((sql) => env.DB.prepare(sql)),
  );
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation((line) => warned.push(String(line)));
  await sandbox.replaceStories(Array.from({ length: 60 }, (_, index) => story(index + 1)));
});

test('a run of cron takes 40 of 2,500 waiting entries, records itself, and delivers each once', async () => {
  await seed();
  // A run that was stopped left its locks.
  await env.DB.exec(
    "update outbox set status = 'sending', locked_until = 1, attempts = 1 where not_before <= 24",
  );
  const runs = 3;
  for (let run = 1; run <= runs; run += 1) await cron(OUTBOX_CRON);
  const { results } = await env.DB.prepare(
    'select kind, count(*) as n from outbox where sent_at is not null and created_at <= 1000 group by kind order by kind',
  ).all();
  expect(results).toEqual([
    { kind: 'lead', n: 24 * runs },
    { kind: 'partner_registration', n: 8 * runs },
    { kind: 'webhook', n: 8 * runs },
  ]);
  const mails = (await sandbox.mails()).map(({ template_params: { message } }) => message);
  expect(mails).toHaveLength(24 * runs);
  expect(new Set(mails).size).toBe(24 * runs);
  const ids = (await sandbox.notifications()).map(({ id: each }) => each);
  expect(new Set(ids).size).toBe(ids.length);
  const failed = await env.DB.prepare(
    'select job from job_runs where failed_at is not null or succeeded_at is null',
  ).all();
  expect(failed.results).toEqual([]);
  console.info(table());
});

const table = () =>
  counted
    .map(([name, { d1, kv, subrequests }]) => `| ${name} | ${d1} | ${kv} | ${subrequests} |`)
    .join('\n');

const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', origin: ORIGIN },
});
const form = (fields: Record<string, string> = {}) => ({
  body: new URLSearchParams(fields),
  headers: { origin: ORIGIN },
});
const set = (kind: string, value: object) =>
  json({
    change_id: crypto.randomUUID(),
    changes: Array.from({ length: 500 }, (_, index) => ({ id: id(kind, index + 1), set: value })),
  });
const note = () => json({ id: crypto.randomUUID(), text: 'A note' });
const LEAD = id('aaa');
const APPLICATION = id('ccc', 2);
const undoNote = (list: string, record: string) => ({
  [`POST /api/admin/${list}/:id/notes/:note/undo`]: (): [string, RequestInit] => [
    `/api/admin/${list}/${record}/notes/${crypto.randomUUID()}/undo`,
    json({}),
  ],
});

/** What each handler is given that stores something: as much as one call can ask for. */
const CALLS: Readonly<
  Record<string, () => [path: string, RequestInit] | Promise<[string, RequestInit]>>
> = {
  'POST /api/storychief/webhook': async () => [
    '/api/storychief/webhook',
    {
      body: await signWebhookPayload(
        { meta: { event: 'publish', status: 'published' }, data: { storychief_id: 7 } },
        STORYCHIEF_WEBHOOK_KEY,
      ),
      headers: { 'content-type': 'application/json' },
    },
  ],
  'POST /api/contact': () => ['/api/contact', json(goodMessage())],
  'POST /contact': () => ['/contact', form({})],
  'POST /demo': () => ['/demo', form({ job: 'A nurse' })],
  'POST /api/leads': () => ['/api/leads', json(goodLead())],
  'POST /api/partner': () => ['/api/partner', json({ partner: `0.${Date.now()}.joe` })],
  'POST /get-started': () => ['/get-started', form({ name: 'Mary', email: 'm@example.com' })],
  'POST /api/verify-captcha': () => ['/api/verify-captcha', json({ token: 'x' })],
  'POST /api/affiliates/applications': () => [
    '/api/affiliates/applications',
    json(goodApplication()),
  ],
  'POST /Affiliates': () => [
    '/Affiliates',
    form({ ...(goodApplication() as Record<string, string>), terms: 'agreed' }),
  ],
  'POST /api/reports': () => [
    '/api/reports',
    {
      body: `[${'{},'.repeat(20_000)}{}]`,
      headers: { 'content-type': 'application/reports+json' },
    },
  ],
  'POST /api/admin/names': () => ['/api/admin/names', json({ name: 'Ada' })],
  'PATCH /api/admin/names/:of': () => ['/api/admin/names/Ada', json({ name: 'Eve' })],
  'DELETE /api/admin/names/:of': () => ['/api/admin/names/Eve', json({})],
  'POST /api/admin/views': () => [
    '/api/admin/views',
    json({ list: 'leads', name: 'Hot', status: 'new', sort: 'newest', conditions: {} }),
  ],
  'DELETE /api/admin/views/:id': () => ['/api/admin/views/none', json({})],
  'PATCH /api/admin/session': () => ['/api/admin/session', json({ name: 'Ada' })],
  'POST /api/admin/session': () => ['/api/admin/session', json({ password: PASSWORD })],
  'POST /admin/sign-in': () => ['/admin/sign-in', form({ password: PASSWORD })],
  'POST /api/admin/leads/changes': () => [
    '/api/admin/leads/changes',
    set('aaa', { status: 'contacted' }),
  ],
  'POST /api/admin/leads/:id/notes': () => [`/api/admin/leads/${LEAD}/notes`, note()],
  ...undoNote('leads', LEAD),
  ...undoNote('messages', id('bbb')),
  ...undoNote('applications', APPLICATION),
  'POST /admin/leads/add': () => [
    '/admin/leads/add',
    form({ name: 'N', email: 'n@example.com', source: 'fair' }),
  ],
  'POST /admin/leads/import': () => [
    '/admin/leads/import',
    form({
      csv: `name,email\n${Array.from({ length: WAITING }, (_, n) => `I ${n},i${n}@example.com`).join('\n')}`,
      source: 'import',
    }),
  ],
  'POST /admin/leads/import/:id': () => [
    '/admin/leads/import/1',
    form({
      source: 'import',
      status: 'contacted',
      column_name: '0',
      column_email: '1',
      step: 'import',
    }),
  ],
  'POST /admin/leads/import/:id/undo': () => [
    '/admin/leads/import/1/undo',
    form({ count: String(WAITING) }),
  ],
  'POST /api/admin/messages/changes': () => [
    '/api/admin/messages/changes',
    set('bbb', { status: 'done' }),
  ],
  'POST /api/admin/messages/:id/notes': () => [`/api/admin/messages/${id('bbb')}/notes`, note()],
  'POST /api/admin/applications/changes': () => [
    '/api/admin/applications/changes',
    set('ccc', { owner: 'Ada' }),
  ],
  'POST /api/admin/applications/:id/notes': () => [
    `/api/admin/applications/${APPLICATION}/notes`,
    note(),
  ],
  'POST /api/admin/application-texts/:name': () => [
    '/api/admin/application-texts/rejected',
    json({ subject: 'No', text: 'Sorry', ids: [] }),
  ],
  'POST /api/admin/applications/decisions': () => [
    '/api/admin/applications/decisions',
    json({
      change_id: crypto.randomUUID(),
      ids: Array.from({ length: WAITING / 2 }, (_, n) => id('ccc', 2 * n + 2)),
      decision: 'send',
      mail: 'template',
    }),
  ],
  'POST /api/admin/applications/decisions/undo': () => [
    '/api/admin/applications/decisions/undo',
    json({
      change_id: crypto.randomUUID(),
      ids: Array.from({ length: WAITING }, (_, n) => id('ccc', n + 1)),
    }),
  ],
  'POST /api/admin/applications/:id/reopen': () => [
    `/api/admin/applications/${id('ccc', 4)}/reopen`,
    json({ change_id: crypto.randomUUID() }),
  ],
  'POST /api/partnerstack/affiliates': () => [
    '/api/partnerstack/affiliates',
    json({ email: 'partner@example.com', first_name: 'P', last_name: 'Q' }),
  ],
  'POST /api/save-post-html': () => [
    '/api/save-post-html',
    json({ filename: 'post-60.html', html: '<p>x</p>', slug: 'post-60' }),
  ],
  'POST /admin/leads/merge/:kept/:other': () => [
    `/admin/leads/merge/${id('aaa', 900)}/${id('aaa', 901)}`,
    form({ kept_version: '1', other_version: '1' }),
  ],
  'POST /admin/leads/merged/:id/undo': () => [`/admin/leads/merged/${id('aaa', 901)}/undo`, form()],
  'POST /admin/people/:id/erase': () => [
    `/admin/people/${LEAD}/erase`,
    form({ contact: 'p1@example.com' }),
  ],
  'POST /api/admin/:list/:id/replies': () => [
    `/api/admin/leads/${id('aaa', 9)}/replies`,
    json({ subject: 'Hello', text: 'Hi', reply_id: crypto.randomUUID() }),
  ],
  'POST /api/admin/:list/:id/replies/:reply/undo': () => [
    `/api/admin/leads/${id('aaa', 9)}/replies/${crypto.randomUUID()}/undo`,
    json({}),
  ],
  'POST /admin/mail/:id/address': () => [
    `/admin/mail/${id('001', 34)}/address`,
    form({ email: 'x@y.example' }),
  ],
  'POST /admin/mail/:id/close': () => [
    `/admin/mail/${id('001', 32)}/close`,
    form({ reason: 'Written by hand' }),
  ],
  'POST /api/admin/mail/:id/retry': () => [`/api/admin/mail/${id('001', 30)}/retry`, json({})],
  'POST /admin/mail/retry-failed': () => ['/admin/mail/retry-failed', form()],
  'POST /admin/mail/:id/retry': () => [`/admin/mail/${id('001', 31)}/retry`, form()],
  'POST /admin/site/sessions/:id/end': () => ['/admin/site/sessions/x/end', form()],
  'POST /admin/site/end-other-sessions': () => ['/admin/site/end-other-sessions', form()],
  'POST /admin/site/notifications': () => ['/admin/site/notifications', form({ lead: 'on' })],
  'POST /admin/texts/:id': () => [
    '/admin/texts/text-1',
    form({ kind: 'lead', name: 'Plans', subject: '', text: 'Hello {name}', seen: '' }),
  ],
  'POST /admin/texts/begin/:list': () => ['/admin/texts/begin/leads', form()],
  'POST /api/admin/texts/:list': () => ['/api/admin/texts/messages', json({})],
  'POST /admin/texts/:id/remove': () => ['/admin/texts/text-1/remove', form()],
  'POST /admin/site/purge': () => ['/admin/site/purge', form()],
  'DELETE /api/admin/session': () => ['/api/admin/session', json({})],
  'POST /admin/sign-out': () => ['/admin/sign-out', form()],
};

/** Addresses of the pages that have parameters. */
const PAGES: Readonly<Record<string, string>> = {
  '/media/:file{.+\\.(?:mp4|webm)}': '/media/hero.mp4',
  '/api/storychief/publications/:kind/:id': '/api/storychief/publications/stories/60',
  '/api/storychief/:kind/:id': '/api/storychief/stories/60',
  '/api/check-html/:slug': '/api/check-html/post-60',
  '/api/cached-post/:slug': '/api/cached-post/post-60',
  '/blog/pictures/:slug/:file': `/blog/pictures/post-60/${pictureFile('https://x.example/a.jpg', 800)}`,
  '/blog/:file{.*\\.html}': '/blog/post-60.html',
  '/blog/en/:slug': '/blog/en/post-60',
  '/blog/:slug': '/blog/post-60',
  '/api/admin/leads/:id': `/api/admin/leads/${LEAD}`,
  '/api/admin/messages/:id': `/api/admin/messages/${id('bbb')}`,
  '/api/admin/applications/:id': `/api/admin/applications/${APPLICATION}`,
  '/admin/leads/import/:id': '/admin/leads/import/1',
  '/admin/leads/merge/:kept/:other': `/admin/leads/merge/${LEAD}/${id('aaa', 7)}`,
  '/admin/leads/import/:id/undo': '/admin/leads/import/1/undo',
  '/admin/texts/new': '/admin/texts/new?for=lead',
  '/admin/texts/:id': '/admin/texts/rejected',
  '/api/admin/texts/:list': '/api/admin/texts/leads',
  '/api/admin/people/:id': `/api/admin/people/${LEAD}`,
  '/admin/people/:id': `/admin/people/${LEAD}`,
  '/admin/people/:id/data.html': `/admin/people/${LEAD}/data.html`,
  '/admin/people/:id/erase': `/admin/people/${LEAD}/erase`,
};

test('every handler uses at most half of what the platform allows, with a thousand records of each kind', async () => {
  logged = expectErrors();
  await seed();
  await env.DB.exec("update outbox set status = 'failed', last_error = 'x' where kind = 'lead'");
  await env.DB.exec("update affiliate_applications set status = 'rejected' where seq = 4");
  // The time to undo a decision is over at once.
  const wait = vi.spyOn(scheduler, 'wait').mockImplementation(async (ms) => {
    if (ms > 9000) await env.DB.exec('update outbox set not_before = 0');
  });
  const routes = [...new Set(allRoutes.map(({ method, path }) => `${method} ${path}`))];
  const writing = routes.filter((route) => !route.startsWith('GET '));
  expect(new Set(Object.keys(CALLS))).toEqual(new Set(writing));
  const cookie = await openSession();
  await call('GET /blog, the first', '/blog');
  for (const route of routes.filter((each) => each.startsWith('GET '))) {
    const path = route.slice('GET '.length);
    await call(route, PAGES[path] ?? path, { headers: { cookie } });
  }
  for (const [route, made] of Object.entries(CALLS)) {
    const [path, init] = await made();
    const headers = { ...(init.headers as Record<string, string>), cookie: await openSession() };
    await call(route, path, { method: route.split(' ', 1)[0] ?? '', ...init, headers });
  }
  await cron(OUTBOX_CRON);
  await cron(BLOG_CRON);
  await sandbox.fault('emailjs', { mode: 'status', status: 500 });
  await call('POST /api/contact, without EmailJS', '/api/contact', {
    method: 'POST',
    ...json(goodMessage()),
  });
  expect(warned.filter((line) => line.includes('contact_counter'))).toEqual([]);
  wait.mockRestore();
  // A message needs a captcha, and there are no such session, picture, files, key and e-mail to a person.
  expect(
    failed.map((each) => each.slice(0, 30)),
    `a route that needs more than its address is named in PAGES or CALLS: ${failed.join('; ')}`,
  ).toEqual([
    '404 GET /api/storychief/public',
    '404 GET /blog/pictures/:slug/:',
    '404 GET /blog/:file{.*\\.html} ',
    '404 GET /indexnow.txt ""',
    '403 POST /contact ""',
    '409 POST /admin/mail/:id/addre',
    '404 POST /admin/site/sessions/',
    '502 POST /api/contact, without',
  ]);
  console.info(table());
});
