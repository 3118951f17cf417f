import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { BLOG_CRON, OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { openDatabase } from '../../../src/db/client.ts';
import { recordRun } from '../../../src/db/job-runs.ts';
import { site as owner } from '../../../src/shared/content/site.ts';
import { statements, unansweredQuestions } from '../../../src/shared/content/unconfirmed.ts';
import { sha256 } from '../../../src/shared/sha256.ts';
import worker from '../../../src/worker.ts';
import { expectErrors } from '../../setup/console.ts';
import { whole } from '../../helpers/affiliates.ts';
import { ORIGIN, postForm, request, runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { flashOf, getAs, openSession, signIn, tableIn } from '../../helpers/staff.ts';
import { CONTACT_API, goodMessage } from '../../helpers/submissions.ts';
import { story } from '../../helpers/stories.ts';

const ENGINEERS = '/admin/site?tab=engineers';
const hashOf = (cookie: string) => sha256(cookie.split('=').slice(1).join('='));

/** A row of a table of the page, by the words that it begins with. */
const rowOf = async (cookie: string, table: string, name: string): Promise<string[]> =>
  (await tableIn(cookie, ENGINEERS, table)).find(([first]) => first?.startsWith(name)) ?? [];
const job = async (cookie: string, name: string) => {
  const [, runs, outcome, , took, summary] = await rowOf(cookie, 'Background jobs', name);
  return { runs, outcome, took, summary };
};
const provider = async (cookie: string, name: string) => {
  const [, settings, worked, failed, message] = await rowOf(cookie, 'Providers', name);
  return { settings, worked, failed, message };
};

beforeEach(async () => {
  await sandbox.reset();
});

test('the tab for engineers has invented values and unconfirmed statements, and sales find theirs first (FACT-02, FACT-03)', async () => {
  const cookie = await openSession();
  const placeholders = await tableIn(cookie, '/admin/site?tab=engineers', 'Placeholders');
  expect(placeholders).toContainEqual([
    'E-mail address',
    owner.email,
    'src/shared/content/site.ts',
  ]);
  expect(placeholders.map(([what]) => what)).toContain('Client logos');
  const unconfirmed = Object.entries(statements).filter(([, { confirmed }]) => !confirmed);
  expect(await tableIn(cookie, '/admin/site?tab=engineers', 'Unconfirmed statements')).toEqual(
    unconfirmed.map(([id, { text }]) => [id, text]),
  );
  expect(await tableIn(cookie, '/admin/site', 'Background jobs')).toEqual([]);
});

test('staff read which questions of buyers are open, and what an answer needs (TRU-01)', async () => {
  const open = await tableIn(await openSession(), '/admin/site?tab=engineers', 'Open questions');
  expect(open).toEqual(unansweredQuestions().map(({ asked, needs }) => [asked, needs]));
  expect(open.length).toBeGreaterThan(0);
});

test('shows what cron did last, how long it took, and why it failed', async () => {
  const cookie = await openSession();
  const before = await tableIn(cookie, ENGINEERS, 'Background jobs');
  expect(new Set(before.map(([, , outcome]) => outcome))).toEqual(new Set(['Not yet run']));

  await sandbox.replaceStories([story(1), story(2)]);
  await runCron(BLOG_CRON);
  await runCron(OUTBOX_CRON);
  const newest = 'Newest posts';
  expect(await job(cookie, newest)).toEqual({
    runs: 'Every 15 minutes',
    outcome: 'Succeeded',
    took: expect.stringMatching(/^[\d.]+ m?s$/),
    summary: 'processed 2, updated 2',
  });

  await sandbox.fault('storychief', { mode: 'status', status: 500, body: '{}' });
  await runCron(BLOG_CRON);
  expect(await job(cookie, newest)).toMatchObject({
    outcome: 'Failed',
    summary: expect.stringContaining('500'),
  });
  expect(await provider(cookie, 'StoryChief')).toMatchObject({
    settings: 'Configured',
    message: expect.stringContaining('500'),
  });
  await sandbox.heal();
  await runCron(BLOG_CRON);
  expect((await job(cookie, newest)).outcome).toBe('Succeeded');
});

test('names the posts that cron could not copy, none of them for its slug (CRL-03)', async () => {
  const cookie = await openSession();
  await sandbox.storychief({ lean: true });
  await sandbox.replaceStories([
    story(1, { slug: 'same' }),
    story(2, { slug: 'same' }),
    story(3),
    story(4),
  ]);
  await sandbox.fault('storychief', { mode: 'status', status: 500, paths: ['/3'] });
  await runCron(BLOG_CRON);
  expect((await job(cookie, 'Newest posts')).summary).toMatch(
    /^processed 4, updated 3, errors 1; without snapshot: post-3$/,
  );
});

test('keeps when and why each provider last failed, also after it works again', async () => {
  expectErrors();
  const cookie = await openSession();
  const NAMES = {
    emailjs: 'EmailJS',
    partnerstack: 'PartnerStack',
    recaptcha: 'reCAPTCHA',
  } as const;
  for (const id of ['emailjs', 'partnerstack', 'recaptcha'] as const) {
    expect(await provider(cookie, NAMES[id])).toMatchObject({ failed: '–', message: '' });
    await sandbox.fault(id, {
      mode: 'status',
      status: 503,
      body: id === 'partnerstack' ? '{"message":"Closed for today"}' : 'down',
    });
  }
  const register = () =>
    sendJson(
      'POST',
      '/api/partnerstack/affiliates',
      { email: 'ada@example.com', first_name: 'Ada' },
      { cookie },
    );
  await sendJson('POST', '/api/affiliates/applications', whole);
  await register();
  await sendJson('POST', '/api/verify-captcha', { token: 'human' });
  const message = expect.stringContaining('503');
  await expect.poll(() => provider(cookie, NAMES.emailjs)).toMatchObject({ message });
  expect(await provider(cookie, NAMES.recaptcha)).toMatchObject({ message });
  await sandbox.heal();
  await register();
  expect(await provider(cookie, NAMES.partnerstack)).toMatchObject({
    failed: expect.stringContaining(','),
    message: 'Closed for today',
  });
});

test('a run that throws is recorded with its error’s name, and the next good one clears it', async () => {
  const run = { job: 'mail', startedAt: 1000, endedAt: 1500, summary: null };
  await recordRun(openDatabase(env.DB), { ...run, error: 'TypeError' });
  const row = () => env.DB.prepare("select * from job_runs where job = 'mail'").first();
  expect(await row()).toMatchObject({ duration_ms: 500, succeeded_at: null, error: 'TypeError' });
  const next = { ...run, startedAt: 2000, endedAt: 2001, error: null, summary: { sent: 1 } };
  await recordRun(openDatabase(env.DB), next);
  expect(await row()).toMatchObject({ succeeded_at: 2001, error: null, summary: '{"sent":1}' });
});

test('counts what is stored of the blog, and a purge empties it and is on record', async () => {
  const cookie = await openSession();
  const stored = async () =>
    (await tableIn(cookie, ENGINEERS, 'Stored blog content'))[0]?.slice(0, 3);
  await sandbox.replaceStories([story(1), story(2), story(3)]);
  await runCron(BLOG_CRON);
  await request('/blog');
  expect(await stored()).toEqual(['3', '3', expect.stringContaining(',')]);
  expect((await postForm('/admin/site/purge', '')).status).toBe(401);
  expect(flashOf(await postForm('/admin/site/purge', cookie))).toBe(
    'All stored blog content is gone.',
  );
  expect(await stored()).toEqual(['0', '0', '–']);
  const [newest = []] = await tableIn(cookie, '/admin/audit');
  expect(newest[1]).toBe('Stored blog content dropped');
});

test('tells when the blog was fetched, and since when and why it is not (CRL-03)', async () => {
  const cookie = await openSession();
  const content = async () =>
    (await tableIn(cookie, ENGINEERS, 'Stored blog content'))[0]?.slice(2) ?? [];
  const TIME = expect.stringMatching(/^\w{3} \d{1,2}, \d{4}, \d{2}:\d{2}\s[AP]M$/);
  expect(await content()).toEqual(['–', '–', '', '–']);
  await sandbox.replaceStories([story(1)]);
  await sandbox.webhook('publish', 1);
  await runCron(BLOG_CRON);
  expect(await content()).toEqual([TIME, '–', '', TIME]);
  const fault = { mode: 'status', status: 503, body: '{"error":"Down for maintenance"}' } as const;
  await sandbox.fault('storychief', fault);
  await runCron(BLOG_CRON);
  expect(await content()).toEqual([TIME, TIME, 'Down for maintenance', TIME]);
  const sales = () => tableIn(cookie, '/admin/site', 'What works');
  const meanwhile = 'Visitors read the posts that are stored';
  const blog = ['New posts appear on the blog', 'Does not work', TIME, meanwhile];
  expect(await sales(), 'sales read it, too').toContainEqual(blog);
  await sandbox.heal();
  await runCron(BLOG_CRON);
  expect(await content(), 'the last failure stays on record').toEqual([TIME, TIME, '', TIME]);
  const states = (await sales()).map(([, state]) => state);
  expect(states, 'only this one was tried').toEqual([
    'Works',
    ...Array.from({ length: 3 }, () => 'Not tried yet'),
  ]);
});

test('says that something works once that was seen, and not from its settings', async () => {
  const cookie = await openSession();
  const TIME = /\w{3} \d{1,2}, \d{4}, \d{2}:\d{2}\s[AP]M/;
  const use = async (what: string) =>
    (await tableIn(cookie, '/admin/site', 'What works')).find(([name]) => name?.startsWith(what));
  const [MAIL, CAPTCHA, PARTNERS] = ['Leads, messages and', 'Forms tell', 'Approved affiliates'];
  for (const what of [MAIL, CAPTCHA, PARTNERS])
    expect((await use(what))?.[1]).toBe('Not tried yet');
  expect(await provider(cookie, 'EmailJS')).toMatchObject({ settings: 'Configured', worked: '–' });

  await sendJson('POST', CONTACT_API, goodMessage());
  for (const what of [MAIL, CAPTCHA]) {
    const [, state, , seen] = (await use(what)) ?? [];
    expect([what, state, seen]).toEqual([what, 'Works', expect.stringMatching(TIME)]);
  }
  expect((await provider(cookie, 'EmailJS')).worked).toMatch(TIME);

  const failed =
    "insert into provider_failures (provider, at, reason) values ('partnerstack', ?, '')";
  await env.DB.prepare(failed)
    .bind(Date.now() - 24 * 3_600_000)
    .run();
  expect((await use(PARTNERS))?.slice(1, 3)).toEqual([
    'Not tried since',
    expect.stringMatching(TIME),
  ]);
});

test('a job whose runs stopped is late, and one that waits after a failure does not run', async () => {
  const cookie = await openSession();
  await runCron(OUTBOX_CRON);
  expect((await job(cookie, 'Alerts')).outcome).toBe('Succeeded');
  await env.DB.prepare("update job_runs set started_at = ? where job = 'watch'")
    .bind(Date.now() - 11 * 60_000)
    .run();
  expect((await job(cookie, 'Alerts')).outcome).toBe('Late');
  await env.DB.prepare(
    "insert into job_runs (job, failed_at, locked_until) values ('blog-list', ?, ?)",
  )
    .bind(Date.now(), Date.now() + 60_000)
    .run();
  expect((await job(cookie, 'Blog list')).outcome).toBe('Failed');
});

/** The page with a database of a size. */
async function pageOfSize(bytes: number): Promise<string> {
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name) as unknown;
      return (sql: string) =>
        sql === 'select 1'
          ? { run: () => Promise.resolve({ meta: { size_after: bytes } }) }
          : target.prepare(sql);
    },
  });
  const headers = { cookie: await openSession() };
  const asked = new Request(ORIGIN + ENGINEERS, { headers });
  return (await worker.fetch(asked, { ...env, DB }, createExecutionContext())).text();
}

test('warns when the database is half full', async () => {
  expect(await pageOfSize(4_999_999_999)).not.toContain('nothing can be stored');
  expect(await pageOfSize(5_000_000_000)).toContain('Database 50.0% full');
});

describe('sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  const end = (cookie: string, id: string) => postForm(`/admin/site/sessions/${id}/end`, cookie);
  const opens = async (cookie: string) => (await getAs(cookie, '/admin/site')).status === 200;

  test('lists who is signed in, and marks the one that asks', async () => {
    const other = await signIn({ 'user-agent': FIREFOX, 'cf-connecting-ip': '203.0.113.7' });
    const own = await openSession();
    const sessions = await tableIn(own, ENGINEERS, 'Sessions');
    expect(sessions).toHaveLength(2);
    const hash = await hashOf(other);
    expect(sessions.find((row) => row[5] !== 'This session')?.slice(0, 3)).toEqual([
      `session ${hash.slice(0, 8)}`,
      'Firefox on Windows',
      '203.0.113.7',
    ]);
    const page = await (await getAs(own, ENGINEERS)).text();
    expect(page, 'the token’s whole hash stays here').not.toContain(hash);
  });

  test('one session can be ended, all others too, and both are on record', async () => {
    const own = await openSession();
    const first = await openSession();
    const second = await openSession();
    const third = await openSession();
    const id = (await hashOf(first)).slice(0, 16);
    expect(flashOf(await end(own, id))).toBe('The session has ended.');
    expect([await opens(first), await opens(second)]).toEqual([false, true]);
    const again = await end(own, id);
    expect(again.status).toBe(404);
    expect(await again.text()).toContain('This session has ended already');

    const others = await postForm('/admin/site/end-other-sessions', own);
    expect(flashOf(others)).toBe('2 sessions have ended.');
    expect([await opens(second), await opens(third)]).toEqual([false, false]);
    const log = await tableIn(own, '/admin/audit');
    expect(log.map(([, action, about]) => `${action}: ${about}`)).toEqual([
      'All other sessions ended: ',
      `Session ended: session ${id.slice(0, 8)}`,
    ]);
  });

  test.each(['x', '%25', '0', 'f'.repeat(64), `${'0'.repeat(15)}g`])(
    'a session called %s is not there, and nothing ends',
    async (id) => {
      const own = await openSession();
      expect((await end(own, id)).status).toBe(404);
      expect(await tableIn(own, ENGINEERS, 'Sessions')).toHaveLength(1);
    },
  );
});

describe('the audit log', () => {
  test('tells who did what and when, newest first, in words', async () => {
    const cookie = await signIn({ 'cf-connecting-ip': '203.0.113.9' });
    await getAs(cookie, '/api/admin/leads.csv?search=ada');
    const [first = [], second = []] = await tableIn(cookie, '/admin/audit');
    expect(first.slice(1, 3)).toEqual(['Leads exported', 'with a filter']);
    const session = (await hashOf(cookie)).slice(0, 8);
    expect(second.slice(1)).toEqual(['Signed in', '203.0.113.9', `session ${session} (this one)`]);
  });

  test('a wrong password is a stranger’s, and what the site did is its own', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const cookie = await openSession();
    await sendJson('POST', '/api/admin/session', { password: 'guess' });
    await env.DB.prepare(
      `insert into staff_audit (id, at, action, detail) values ('0', 1, 'application_not_sent', '{"reason":"malformed","status":200,"in_doubt":true}')`,
    ).run();
    const [stranger = [], itself = []] = await tableIn(cookie, '/admin/audit');
    expect(stranger[3]).toBe('Not signed in');
    expect(itself.slice(2)).toEqual([
      'its answer could not be read, it may have arrived all the same',
      'The site itself',
    ]);
    vi.restoreAllMocks();
  });
});
