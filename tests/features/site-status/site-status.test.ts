import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { BLOG_CRON, OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { openDatabase } from '../../../src/db/client.ts';
import { recordRun } from '../../../src/db/job-runs.ts';
import { browserName } from '../../../src/features/site-status/browser-name.ts';
import type { AuditResponse } from '../../../src/features/audit/audit-log.contract.ts';
import type { SiteResponse } from '../../../src/features/site-status/site-status.contract.ts';
import { refreshStaleList } from '../../../src/features/blog/sync/list.sync.ts';
import { servicesOf } from '../../../src/services.ts';
import { site as owner } from '../../../src/shared/content/site.ts';
import { statements } from '../../../src/shared/content/unconfirmed.ts';
import { sha256 } from '../../../src/shared/sha256.ts';
import { expectErrors } from '../../setup/console.ts';
import { whole } from '../../helpers/affiliates.ts';
import { request, runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession, signIn } from '../../helpers/staff.ts';
import { story } from '../../helpers/stories.ts';

const hashOf = (cookie: string) => sha256(cookie.split('=').slice(1).join('='));

async function read<Answer>(cookie: string, path: string): Promise<Answer> {
  const response = await getAs(cookie, path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
}

const site = (cookie: string) => read<SiteResponse>(cookie, '/api/admin/site');
const audit = (cookie: string, query = '') =>
  read<AuditResponse>(cookie, `/api/admin/audit${query}`);
const act = (cookie: string, method: string, path: string) =>
  sendJson(method, path, {}, { cookie });

beforeEach(async () => {
  await sandbox.reset();
});

describe('the site status', () => {
  test('lists invented values and unconfirmed statements for the owner (FACT-02, FACT-03)', async () => {
    const { placeholders, statements: listed } = await site(await openSession());
    expect(placeholders).toContainEqual({
      what: 'E-mail address',
      file: 'src/shared/content/site.ts',
      value: owner.email,
    });
    expect(placeholders.map(({ what }) => what)).toContain('Client logos');
    expect(listed.length).toBeGreaterThan(5);
    expect(listed).toEqual(
      Object.entries(statements)
        .filter(([, { confirmed }]) => !confirmed)
        .map(([id, { text }]) => ({ id, text })),
    );
  });

  test('shows what cron did last, how long it took, and why it failed', async () => {
    const cookie = await openSession();
    const before = await site(cookie);
    expect(before.jobs.every(({ outcome }) => outcome === 'never')).toBe(true);

    await sandbox.replaceStories([story(1), story(2)]);
    await runCron(BLOG_CRON);
    await runCron(OUTBOX_CRON);
    const after = await site(cookie);
    const job = (answer: SiteResponse, id: string) => answer.jobs.find((one) => one.id === id);
    expect(job(after, 'blog-recent')).toMatchObject({
      outcome: 'succeeded',
      schedule: 'Every 15 minutes',
      summary: 'processed 2, updated 2, skipped 0, errors 0',
    });
    expect(job(after, 'blog-recent')?.duration_ms).toBeGreaterThanOrEqual(0);
    expect(job(after, 'outbox')).toMatchObject({
      outcome: 'succeeded',
      summary: 'sent 0, failed 0',
    });
    expect(job(after, 'submission-keys')?.outcome).toBe('succeeded');

    await sandbox.fault('storychief', { mode: 'status', status: 500, body: '{}' });
    await runCron(BLOG_CRON);
    const failed = await site(cookie);
    expect(job(failed, 'blog-recent')).toMatchObject({
      outcome: 'failed',
      summary: expect.stringContaining('500'),
    });
    expect(failed.providers.find(({ id }) => id === 'storychief')).toMatchObject({
      missing: [],
      good_at: expect.any(String),
      failed_at: expect.any(String),
      failure: expect.stringContaining('500'),
    });
    await sandbox.heal();
    await runCron(BLOG_CRON);
    expect(job(await site(cookie), 'blog-recent')?.outcome).toBe('succeeded');
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
    const { jobs } = await site(cookie);
    expect(jobs.find(({ id }) => id === 'blog-recent')?.summary).toMatch(
      /^processed 4, updated 2, skipped 0, errors 2; without snapshot: (?:same, post-3|post-3, same)$/,
    );
  });

  test('keeps when and why each provider last failed, also after it works again', async () => {
    expectErrors();
    const cookie = await openSession();
    const of = async (id: string) => (await site(cookie)).providers.find((one) => one.id === id);
    for (const id of ['emailjs', 'partnerstack', 'recaptcha'] as const) {
      expect(await of(id)).toMatchObject({ failed_at: null, failure: null });
      await sandbox.fault(id, {
        mode: 'status',
        status: 503,
        body: id === 'partnerstack' ? '{"message":"Closed for today"}' : 'down',
      });
    }
    await sendJson('POST', '/api/affiliates/applications', whole);
    await sendJson(
      'POST',
      '/api/partnerstack/affiliates',
      { email: 'ada@example.com', first_name: 'Ada' },
      { cookie },
    );
    await sendJson('POST', '/api/verify-captcha', { token: 'human' });
    const failed = { failed_at: expect.any(String), failure: expect.stringContaining('503') };
    await expect.poll(() => of('emailjs')).toMatchObject(failed);
    expect(await of('partnerstack')).toMatchObject({ ...failed, failure: 'Closed for today' });
    expect(await of('recaptcha')).toMatchObject(failed);
    await sandbox.heal();
    await sendJson(
      'POST',
      '/api/partnerstack/affiliates',
      { email: 'ada@example.com', first_name: 'Ada' },
      { cookie },
    );
    expect(await of('partnerstack')).toMatchObject({
      good_at: expect.any(String),
      failure: 'Closed for today',
    });
  });

  test('a run that throws is recorded with its error’s name, and the next good one clears it', async () => {
    const run = { job: 'mail', startedAt: 1000, endedAt: 1500, summary: null };
    await recordRun(openDatabase(env.DB), { ...run, error: 'TypeError' });
    const row = () => env.DB.prepare("select * from job_runs where job = 'mail'").first();
    expect(await row()).toMatchObject({
      started_at: 1000,
      duration_ms: 500,
      succeeded_at: null,
      failed_at: 1500,
      error: 'TypeError',
    });
    await recordRun(openDatabase(env.DB), {
      ...run,
      startedAt: 2000,
      endedAt: 2001,
      error: null,
      summary: { sent: 1 },
    });
    expect(await row()).toMatchObject({
      duration_ms: 1,
      succeeded_at: 2001,
      error: null,
      summary: '{"sent":1}',
    });
  });

  test('counts what is stored of the blog, and a purge empties it and is on record', async () => {
    const cookie = await openSession();
    await sandbox.replaceStories([story(1), story(2), story(3)]);
    await runCron(BLOG_CRON);
    await request('/blog');
    expect((await site(cookie)).blog).toMatchObject({ posts: 3, snapshots: 3 });
    expect((await act(cookie, 'POST', '/api/admin/blog/purge')).status).toBe(204);
    expect((await site(cookie)).blog).toMatchObject({
      posts: 0,
      snapshots: 0,
      refreshed_at: null,
    });
    const { data } = await audit(cookie);
    expect(data[0]).toMatchObject({ action: 'Stored blog content dropped', own: true });
    expect((await act('', 'POST', '/api/admin/blog/purge')).status).toBe(401);
    expect((await audit(cookie)).data).toHaveLength(data.length);
  });

  describe('tells how fresh the blog is', () => {
    /** What the page says of it, as it comes from the Worker. */
    const shown = async (cookie: string) => {
      const html = await (await getAs(cookie, '/admin/site')).text();
      const part = html.slice(html.indexOf('>Stored blog content<'));
      return part.slice(0, part.indexOf('</p>')).replaceAll(/<[^>]*>/g, ' ');
    };
    const TIME = '\\w{3} \\d{1,2}, \\d{4}, \\d{2}:\\d{2}\\s[AP]M';

    test('before the first fetch, while StoryChief answers, and from when on it does not', async () => {
      const cookie = await openSession();
      expect(await shown(cookie)).toContain('StoryChief has not been asked yet.');

      await request('/blog');
      const fresh = (await site(cookie)).blog;
      expect(fresh).toMatchObject({ refreshed_at: expect.any(String), outage: null });
      const up = await shown(cookie);
      expect(up).toMatch(new RegExp(`Posts are from ${TIME}\\.`));
      expect(up).not.toContain('StoryChief fails');

      await sandbox.fault('storychief', {
        mode: 'status',
        status: 503,
        body: '{"error":"Down for maintenance"}',
      });
      await runCron(BLOG_CRON);
      const down = (await site(cookie)).blog;
      expect(down).toMatchObject({
        refreshed_at: fresh.refreshed_at,
        outage: { since: down.failed_at, how: 'error' },
        failure: 'Down for maintenance',
      });
      const words = new RegExp(
        `StoryChief fails\\s+Posts are from ${TIME}\\. StoryChief has answered “Down for maintenance” since ${TIME}\\.`,
      );
      expect(await shown(cookie)).toMatch(words);
      const page = await (await getAs(cookie, '/admin/site')).text();
      const outage = page.indexOf('Visitors read the posts as they were stored then');
      expect(outage, 'shown first').toBeGreaterThan(0);
      expect(outage).toBeLessThan(page.indexOf('>Background jobs<'));

      await sandbox.heal();
      await runCron(BLOG_CRON);
      const healed = (await site(cookie)).blog;
      expect(healed.outage).toBeNull();
      expect(healed.failed_at, 'the last failure stays on record').toEqual(expect.any(String));
      expect(await (await getAs(cookie, '/admin/site')).text()).not.toContain('StoryChief fails');
    });

    /** Makes all that is written down of the jobs a quarter of an hour older. */
    const quarterLater = () =>
      env.DB.prepare(
        'update job_runs set succeeded_at = succeeded_at - ?1, failed_at = failed_at - ?1, failing_since = failing_since - ?1, locked_until = locked_until - ?1',
      )
        .bind(15 * 60_000)
        .run();
    const outage = async (cookie: string) => (await site(cookie)).blog.outage;
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
      const { since, how } = (await outage(cookie)) ?? {};
      expect([how, ago(since)]).toEqual(['silent', 30]);
      expect(await shown(cookie)).toContain('StoryChief has not answered since');

      // A next outage does not go back to the first.
      await sandbox.heal();
      await quarterLater();
      await runCron(BLOG_CRON);
      expect(await outage(cookie)).toBeNull();
      await quarterLater();
      await sandbox.fault('storychief', { mode: 'refuse' });
      await runCron(BLOG_CRON);
      await quarterLater();
      await runCron(BLOG_CRON);
      expect(ago((await outage(cookie))?.since)).toBe(15);
    });

    test('an outage that visitors and the cron have noticed has lasted since the first of both', async () => {
      const cookie = await openSession();
      await request('/blog');
      await sandbox.fault('storychief', { mode: 'refuse' });
      for (let round = 0; round < 2; round += 1) {
        await quarterLater();
        // Visitors are first in the one, the cron in the other.
        if (round === 0) await refreshStaleList(servicesOf(env));
        await runCron(BLOG_CRON);
        if (round === 1) await refreshStaleList(servicesOf(env));
      }
      expect(ago((await outage(cookie))?.since)).toBe(15);
      // The one that visitors noticed is over when the cron is answered, and the next starts from the beginning.
      await sandbox.heal();
      await quarterLater();
      await runCron(BLOG_CRON);
      await sandbox.fault('storychief', { mode: 'refuse' });
      for (let round = 0; round < 2; round += 1) {
        await quarterLater();
        await refreshStaleList(servicesOf(env));
      }
      expect(ago((await outage(cookie))?.since)).toBe(15);
    });

    test('StoryChief’s last call to us is shown', async () => {
      const cookie = await openSession();
      expect((await site(cookie)).blog.called_at).toBeNull();
      await sandbox.replaceStories([story(1)]);
      await sandbox.webhook('publish', 1);
      expect((await site(cookie)).blog.called_at).toEqual(expect.any(String));
    });
  });
});

describe('sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('lists who is signed in, and marks the one that asks', async () => {
    const other = await signIn({ 'user-agent': FIREFOX, 'cf-connecting-ip': '203.0.113.7' });
    const own = await openSession();
    const { sessions } = await site(own);
    expect(sessions).toHaveLength(2);
    const hash = await hashOf(other);
    expect(sessions.find((session) => !session.own)).toMatchObject({
      id: hash.slice(0, 16),
      browser: 'Firefox on Windows',
      address: '203.0.113.7',
    });
    expect(sessions.filter((session) => session.own)).toHaveLength(1);
    expect(JSON.stringify(sessions), 'the token’s whole hash stays here').not.toContain(hash);
  });

  test('one session can be ended, all others too, and both are on record', async () => {
    const own = await openSession();
    const [first, second, third] = [await openSession(), await openSession(), await openSession()];
    const id = (await hashOf(first)).slice(0, 16);
    expect((await act(own, 'DELETE', `/api/admin/sessions/${id}`)).status).toBe(200);
    expect((await getAs(first, '/api/admin/site')).status).toBe(401);
    expect((await getAs(second, '/api/admin/site')).status).toBe(200);
    const again = await act(own, 'DELETE', `/api/admin/sessions/${id}`);
    expect(again.status).toBe(404);
    expect(await again.json()).toEqual({ error: 'This session has ended already' });

    const others = await act(own, 'DELETE', '/api/admin/sessions');
    expect(await others.json()).toEqual({ ended: 2 });
    expect((await getAs(second, '/api/admin/site')).status).toBe(401);
    expect((await getAs(third, '/api/admin/site')).status).toBe(401);
    const { data } = await audit(own);
    expect(data.map(({ action, about }) => `${action}: ${about}`)).toEqual([
      'All other sessions ended: ',
      `Session ended: session ${id.slice(0, 8)}`,
    ]);
  });

  test.each(['x', '%25', '0', 'f'.repeat(64), `${'0'.repeat(15)}g`])(
    'a session called %s is not there, and nothing ends',
    async (id) => {
      const own = await openSession();
      expect((await act(own, 'DELETE', `/api/admin/sessions/${id}`)).status).toBe(404);
      expect((await site(own)).sessions).toHaveLength(1);
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
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['curl/8.5.0', 'Unknown browser'],
    ['', 'Unknown browser'],
  ])('a browser is named in words: %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});

describe('the audit log', () => {
  test('tells who did what and when, page by page', async () => {
    const cookie = await signIn({ 'cf-connecting-ip': '203.0.113.9' });
    await getAs(cookie, '/api/admin/leads.csv?search=ada');
    const first = await audit(cookie, '?limit=1');
    expect(first.data).toHaveLength(1);
    expect(first.data[0]).toMatchObject({ action: 'Leads exported', about: 'filtered', own: true });
    const second = await audit(cookie, '?limit=1&offset=1');
    expect(second.data[0]).toMatchObject({
      action: 'Signed in',
      address: '203.0.113.9',
      session: (await hashOf(cookie)).slice(0, 8),
    });
    expect(second.meta).toMatchObject({ matched: 2, offset: 1 });
    expect((await getAs(cookie, '/api/admin/audit?offset=x')).status).toBe(422);
  });

  test('a wrong password is a stranger’s, and what the site did has no address', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const cookie = await openSession();
    await sendJson('POST', '/api/admin/session', { password: 'guess' });
    await env.DB.prepare(
      "insert into staff_audit (id, at, action) values ('0', 1, 'application_not_sent')",
    ).run();
    const html = await (await getAs(cookie, '/admin/audit')).text();
    expect(html.match(/>Not signed in</g)).toHaveLength(1);
    expect(html.match(/>The site itself</g)).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test('a page with a cursor that is none shows the newest entries', async () => {
    const cookie = await signIn();
    const html = await (await getAs(cookie, '/admin/audit?offset=%3Cb%3E')).text();
    expect(html).toContain('Signed in');
    expect(html).not.toContain('<b>');
  });
});

test.each(['/admin/site', '/admin/mail', '/admin/audit'])(
  '%s is rendered with its data for staff, and is in no index (ADM-01, ADM-11)',
  async (path) => {
    expect((await request(path)).status).toBe(401);
    const response = await getAs(await openSession(), path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('noindex, nofollow');
    expect(html).toContain(`href="${path}" aria-current="page"`);
    expect(html).toContain('<table');
  },
);
