import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { BLOG_CRON, OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { openDatabase } from '../../../src/db/client.ts';
import { recordRun } from '../../../src/db/job-runs.ts';
import { readFreshness } from '../../../src/features/blog/store/freshness.queries.ts';
import { refreshStaleList } from '../../../src/features/blog/sync/list.sync.ts';
import { browserName } from '../../../src/features/site-status/browser-name.ts';
import { servicesOf } from '../../../src/services.ts';
import { site as owner } from '../../../src/shared/content/site.ts';
import { statements } from '../../../src/shared/content/unconfirmed.ts';
import { sha256 } from '../../../src/shared/sha256.ts';
import worker from '../../../src/worker.ts';
import { expectErrors } from '../../setup/console.ts';
import { whole } from '../../helpers/affiliates.ts';
import { ORIGIN, postForm, request, runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { flashOf, getAs, openSession, signIn, tableIn } from '../../helpers/staff.ts';
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
  const [, settings, good, failed, message] = await rowOf(cookie, 'Providers', name);
  return { settings, good, failed, message };
};

beforeEach(async () => {
  await sandbox.reset();
});

test('the tab for sales has invented values and unconfirmed statements, and is the first one (FACT-02, FACT-03)', async () => {
  const cookie = await openSession();
  const placeholders = await tableIn(cookie, '/admin/site', 'Placeholders');
  expect(placeholders).toContainEqual([
    ...['E-mail address', owner.email, 'src/shared/content/site.ts'],
  ]);
  expect(placeholders.map(([what]) => what)).toContain('Client logos');
  const unconfirmed = Object.entries(statements).filter(([, { confirmed }]) => !confirmed);
  expect(await tableIn(cookie, '/admin/site?tab=sales', 'Unconfirmed statements')).toEqual(
    unconfirmed.map(([id, { text }]) => [id, text]),
  );
  expect(await tableIn(cookie, '/admin/site', 'Background jobs')).toEqual([]);
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
    summary: 'processed 2, updated 2, skipped 0, errors 0',
  });

  await sandbox.fault('storychief', { mode: 'status', status: 500, body: '{}' });
  await runCron(BLOG_CRON);
  expect(await job(cookie, newest)).toMatchObject({
    outcome: 'Failed',
    summary: expect.stringContaining('500'),
  });
  expect(await provider(cookie, 'StoryChief')).toMatchObject({
    settings: 'Configured',
    good: expect.stringContaining(','),
    message: expect.stringContaining('500'),
  });
  await sandbox.heal();
  await runCron(BLOG_CRON);
  expect((await job(cookie, newest)).outcome).toBe('Succeeded');
});

test('names the posts that cron could not copy, with those whose slug a newer post has (CRL-03)', async () => {
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
    /^processed 4, updated 2, skipped 0, errors 2; without snapshot: (?:same, post-3|post-3, same)$/,
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
    good: expect.stringContaining(','),
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

describe('tells how fresh the blog is', () => {
  /** The line about it, as text. */
  const shown = async (cookie: string) => {
    const html = await (await getAs(cookie, ENGINEERS)).text();
    const part = html.slice(html.indexOf('>Stored blog content<'));
    return part.slice(0, part.indexOf('</p>')).replaceAll(/<[^>]*>/g, ' ');
  };
  const blog = () => readFreshness(servicesOf(env));
  const TIME = '\\w{3} \\d{1,2}, \\d{4}, \\d{2}:\\d{2}\\s[AP]M';

  test('before the first fetch, while StoryChief answers, and from when on it does not', async () => {
    const cookie = await openSession();
    expect(await shown(cookie)).toContain('StoryChief has not been asked yet.');

    await request('/blog');
    const fresh = await blog();
    expect(fresh).toMatchObject({ refreshed_at: expect.any(String), outage: null });
    expect(await shown(cookie)).toMatch(new RegExp(`Posts are from ${TIME}\\.`));

    await sandbox.fault('storychief', {
      mode: 'status',
      status: 503,
      body: '{"error":"Down for maintenance"}',
    });
    await runCron(BLOG_CRON);
    const down = await blog();
    expect(down).toMatchObject({
      refreshed_at: fresh.refreshed_at,
      outage: { since: down.failed_at, how: 'error' },
      failure: 'Down for maintenance',
    });
    expect(await shown(cookie)).toMatch(
      new RegExp(
        `Posts are from ${TIME}\\. StoryChief has answered “Down for maintenance” since ${TIME}\\.`,
      ),
    );
    const page = await (await getAs(cookie, ENGINEERS)).text();
    const outage = page.indexOf('Visitors read the posts as they were stored then');
    expect(outage, 'shown first').toBeGreaterThan(0);
    expect(outage).toBeLessThan(page.indexOf('>Background jobs<'));

    await sandbox.heal();
    await runCron(BLOG_CRON);
    const healed = await blog();
    expect(healed.outage).toBeNull();
    expect(healed.failed_at, 'the last failure stays on record').toEqual(expect.any(String));
    expect(await (await getAs(cookie, ENGINEERS)).text()).not.toContain('StoryChief fails');
  });

  /** Makes all that is written down of the jobs a quarter of an hour older. */
  const quarterLater = () =>
    env.DB.prepare(
      'update job_runs set succeeded_at = succeeded_at - ?1, failed_at = failed_at - ?1, failing_since = failing_since - ?1, locked_until = locked_until - ?1',
    )
      .bind(15 * 60_000)
      .run();
  const ago = (since: string | undefined) =>
    Math.round((Date.now() - Date.parse(since ?? '')) / 60_000);

  test('an outage that only the cron has noticed has lasted since its first failure, and silence is called so', async () => {
    const cookie = await openSession();
    await request('/blog');
    await sandbox.fault('storychief', { mode: 'refuse' });
    for (let run = 0; run < 3; run += 1) {
      await quarterLater();
      await runCron(BLOG_CRON);
    }
    const { since, how } = (await blog()).outage ?? {};
    expect([how, ago(since)]).toEqual(['silent', 30]);
    expect(await shown(cookie)).toContain('StoryChief has not answered since');

    // A next outage does not go back to the first.
    await sandbox.heal();
    await quarterLater();
    await runCron(BLOG_CRON);
    expect((await blog()).outage).toBeNull();
    await quarterLater();
    await sandbox.fault('storychief', { mode: 'refuse' });
    await runCron(BLOG_CRON);
    await quarterLater();
    await runCron(BLOG_CRON);
    expect(ago((await blog()).outage?.since)).toBe(15);
  });

  test('an outage that visitors and the cron have noticed has lasted since the first of both', async () => {
    await request('/blog');
    await sandbox.fault('storychief', { mode: 'refuse' });
    for (let round = 0; round < 2; round += 1) {
      await quarterLater();
      // Visitors are first in the one, the cron in the other.
      if (round === 0) await refreshStaleList(servicesOf(env));
      await runCron(BLOG_CRON);
      if (round === 1) await refreshStaleList(servicesOf(env));
    }
    expect(ago((await blog()).outage?.since)).toBe(15);
  });

  test('StoryChief’s last call to us is shown', async () => {
    expect((await blog()).called_at).toBeNull();
    await sandbox.replaceStories([story(1)]);
    await sandbox.webhook('publish', 1);
    expect((await blog()).called_at).toEqual(expect.any(String));
  });
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

test.each([
  [1_000_000, null],
  [4_999_999_999, null],
  [5_000_000_000, 'Database half full'],
  [8_000_000_000, 'Database nearly full'],
])('a database of %i bytes: %s', async (bytes, alarm) => {
  expect(/Database (?:half|nearly) full/.exec(await pageOfSize(bytes))?.[0] ?? null).toBe(alarm);
});

test('staff see how busy the hour is', async () => {
  await env.DB.prepare(
    "INSERT INTO submission_hours (id, kind, starts_at, stored) VALUES ('lead:x', 'lead', ?, 87)",
  )
    .bind(Date.now() - (Date.now() % 3_600_000))
    .run();
  const cookie = await openSession();
  const hours = await tableIn(cookie, ENGINEERS, 'Submissions this hour');
  expect(hours).toContainEqual(['Leads', '87', 'up to 60', 'Busy']);
  expect(hours).toContainEqual(['Contact messages', '0', 'up to 60', 'Normal']);
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
      ...[`session ${hash.slice(0, 8)}`, 'Firefox on Windows', '203.0.113.7'],
    ]);
    const page = await (await getAs(own, ENGINEERS)).text();
    expect(page, 'the token’s whole hash stays here').not.toContain(hash);
  });

  test('one session can be ended, all others too, and both are on record', async () => {
    const own = await openSession();
    const [first, second, third] = [await openSession(), await openSession(), await openSession()];
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

  test.each([
    [FIREFOX, 'Firefox on Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Linux',
    ],
    ['curl/8.5.0', 'Unknown browser'],
    ['', 'Unknown browser'],
  ])('a browser is named in words: %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});

describe('the audit log', () => {
  test('tells who did what and when, newest first, in words', async () => {
    const cookie = await signIn({ 'cf-connecting-ip': '203.0.113.9' });
    await getAs(cookie, '/api/admin/leads.csv?search=ada');
    const [first = [], second = []] = await tableIn(cookie, '/admin/audit');
    expect(first.slice(1, 3)).toEqual(['Leads exported', 'with a filter']);
    const session = (await hashOf(cookie)).slice(0, 8);
    expect(second.slice(1)).toEqual([
      ...['Signed in', '', `session ${session} (this one)`, '203.0.113.9'],
    ]);
  });

  test('a wrong password is a stranger’s, and what the site did has no address', async () => {
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
      ...['The site itself', '–'],
    ]);
    vi.restoreAllMocks();
  });

  test('an offset that is none shows the newest entries', async () => {
    const cookie = await signIn();
    const [newest = []] = await tableIn(cookie, '/admin/audit?offset=%3Cb%3E');
    expect(newest[1]).toBe('Signed in');
  });
});

test.each(['/admin/site', ENGINEERS, '/admin/mail', '/admin/audit'])(
  '%s is rendered with its data for staff, and is in no index (ADM-01, ADM-11)',
  async (path) => {
    expect((await request(path)).status).toBe(401);
    const response = await getAs(await openSession(), path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('noindex, nofollow');
    expect(html).toContain(`href="${path.split('?', 1)[0]}" aria-current="page"`);
    expect(html).toContain('<table');
  },
);
