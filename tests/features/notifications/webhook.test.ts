import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  webhookUrlProblem,
  type NotificationState,
} from '../../../src/features/notifications/notifications.contract.ts';
import { OUTBOX_CRON } from '../../../src/jobs.ts';
import { createWebhook } from '../../../src/providers/webhook.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { expectErrors } from '../../setup/console.ts';
import { ORIGIN, request, runCron, sendJson } from '../../helpers/request.ts';
import { getAs, openSession, someAddress } from '../../helpers/staff.ts';

const URL_SET = 'https://hooks.example.com/services/T0/B0/very-secret-abcd';

let cookie = '';
beforeEach(async () => {
  await sandbox.reset();
  cookie = await openSession('Anna');
});

const staff = (method: string, path: string, body?: object) =>
  sendJson(method, `/api/admin/notifications${path}`, body, { cookie });
const setWebhook = async (format: 'json' | 'slack' = 'json', url = URL_SET) => {
  const response = await staff('POST', '', { url, format });
  expect(response.status).toBe(200);
  return response.json<NotificationState>();
};
const read = async () =>
  (await getAs(cookie, '/api/admin/notifications')).json<NotificationState>();

const sendLead = (name: string, email = `${crypto.randomUUID()}@example.com`) =>
  sendJson('POST', '/api/leads', { name, email }, { 'cf-connecting-ip': someAddress() });
/** The next run of the outbox, whatever the waits of its entries. */
async function nextRun(): Promise<void> {
  await env.DB.exec("update outbox set not_before = 0 where kind = 'webhook'");
  await runCron(OUTBOX_CRON);
}
const entries = async () =>
  (
    await env.DB.prepare(
      "select status, attempts from outbox where kind = 'webhook' order by id",
    ).all<{ status: string; attempts: number }>()
  ).results;

describe('the address of notifications (NOT-01)', () => {
  test('is set by staff, shown in part only, and on record without its path', async () => {
    const { webhook } = await setWebhook();
    expect(webhook).toMatchObject({ url: 'https://hooks.example.com/…abcd', format: 'json' });
    for (const path of [
      '/api/admin/notifications',
      '/api/admin/audit',
      '/admin/site',
      '/admin/audit',
    ]) {
      const content = await (await getAs(cookie, path)).text();
      expect(content, path).not.toContain('very-secret');
      expect(content, path).not.toContain(env.NOTIFY_WEBHOOK_SECRET);
    }
    const audit = await (await getAs(cookie, '/api/admin/audit')).text();
    expect(audit).toContain('host hooks.example.com, format json');
  });

  test('is a stranger’s neither to read nor to set', async () => {
    expect((await request('/api/admin/notifications')).status).toBe(401);
    const foreign = await sendJson(
      'POST',
      '/api/admin/notifications',
      { url: URL_SET, format: 'slack' },
      { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
    expect((await read()).webhook).toBeNull();
  });

  test.each([
    'http://hooks.example.com/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://０127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://LOCALHOST./x',
    'https://printer.local/x',
    'https://db.internal/x',
    'https://router.home.arpa/x',
    'https://intranet/x',
    'https://user:secret@hooks.example.com/x',
    'https://hooks.example.com:8443/x',
    'ftp://hooks.example.com/x',
    'hooks.example.com/x',
    `https://hooks.example.com/${'x'.repeat(500)}`,
  ])('is no way into a private network (%s)', async (url) => {
    expect(webhookUrlProblem(url)).toBeDefined();
    const response = await staff('POST', '', { url, format: 'slack' });
    expect(response.status).toBe(422);
    expect((await response.json<{ fields: object }>()).fields).toHaveProperty('url');
    expect((await read()).webhook).toBeNull();
  });

  test('that redirects is not followed', async () => {
    await setWebhook();
    await sandbox.receiver({ status: 302, location: 'https://other.example/' });
    const response = await staff('POST', '/test');
    expect(response.status).toBe(502);
    expect(await sandbox.calls('unknown')).toEqual([]);
    expect(await sandbox.calls('receiver')).toHaveLength(1);
  });
});

describe('a notification (NOT-01)', () => {
  test('tells of a new lead with a link to the person, signed', async () => {
    await setWebhook();
    expect((await sendLead('Mary Major')).status).toBe(200);
    await runCron(OUTBOX_CRON);
    const [received, ...more] = await sandbox.notifications();
    expect(more).toEqual([]);
    expect(received?.body).toMatchObject({ type: 'lead.created', text: 'New lead: Mary Major' });
    expect(received?.body.url).toMatch(new RegExp(`^${ORIGIN}/admin/people/[0-9a-f-]{36}$`));
    const person = await getAs(cookie, new URL(received?.body.url ?? '').pathname);
    expect(person.status).toBe(200);
    expect(await person.text()).toContain('Mary Major');
    const [call] = await sandbox.calls('receiver');
    expect(call?.status).toBe(200);
  });

  test('of a body that somebody changed has another signature', async () => {
    const sent: Request[] = [];
    const outbound = async (input: RequestInfo | URL) => {
      sent.push(new Request(input));
      return new Response('ok');
    };
    const notification = { id: 'a', type: 't', text: 'x', url: ORIGIN, createdAt: 1 };
    const target = { url: URL_SET, format: 'json' } as const;
    const webhook = createWebhook('a secret of this test', outbound);
    await webhook.send(target, notification);
    await webhook.send(target, { ...notification, text: 'y' });
    const [first, second] = sent.map(({ headers }) => headers.get('x-webhook-signature'));
    expect(first).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(second).not.toBe(first);
    await createWebhook(undefined, outbound).send({ ...target, format: 'slack' }, notification);
    expect(sent[2]?.headers.has('x-webhook-signature')).toBe(false);
  });

  test('is in Slack’s format where that is chosen, without a way to write markup into it', async () => {
    await setWebhook('slack', 'https://hooks.example.com/slack/abcd');
    await sendLead('<!channel> & <https://evil.example|Mary>');
    await runCron(OUTBOX_CRON);
    const [received] = await sandbox.notifications();
    expect(received?.body.text).toMatch(
      /^New lead: &lt;!channel&gt; &amp; &lt;https:\/\/evil\.example\|Mary&gt; – <http:\/\/localhost:8787\/admin\/people\/[0-9a-f-]+\|open>$/,
    );
  });

  test('is not made where no address is set, nor after it is removed', async () => {
    await sendLead('Mary');
    expect(await entries()).toEqual([]);
    await setWebhook();
    await sendLead('Mary');
    expect(await entries()).toHaveLength(1);
    expect((await staff('DELETE', '')).status).toBe(200);
    expect(await entries()).toEqual([]);
    await sendLead('Mary');
    await runCron(OUTBOX_CRON);
    expect(await sandbox.notifications()).toEqual([]);
  });

  test('about a person who was erased has no name', async () => {
    await setWebhook();
    await sendLead('Mary Major');
    await env.DB.exec('delete from leads');
    await runCron(OUTBOX_CRON);
    expect(JSON.stringify(await sandbox.notifications())).not.toContain('Mary');
  });
});

describe('a receiver that is down for a day (NOT-01)', () => {
  test('gets everything afterwards, each once', async () => {
    await setWebhook();
    await sandbox.receiver({ status: 503 });
    for (const name of ['Ada', 'Ben', 'Cy']) await sendLead(name);
    // Attempts at the shortest waits that the backoff allows take more than a day until the twelfth.
    for (let run = 0; run < 11; run += 1) await nextRun();
    expect(await entries()).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'pending', attempts: 11 })),
    );
    expect((await read()).webhook).toMatchObject({
      waiting: 3,
      failure: 'The webhook answered 503',
    });
    await sandbox.receiver({ status: 200 });
    await nextRun();
    await nextRun();
    const received = await sandbox.notifications();
    expect(new Set(received.map(({ body }) => body.text))).toEqual(
      new Set(['New lead: Ada', 'New lead: Ben', 'New lead: Cy']),
    );
    expect(received).toHaveLength(3);
    expect((await read()).webhook).toMatchObject({ waiting: 0, failure: null });
  });

  test('is waited for longer than a day before an entry is given up', async () => {
    const logged = expectErrors();
    await setWebhook();
    await sandbox.receiver({ status: 503 });
    await sendLead('Ada');
    let waited = 0;
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await nextRun();
      const row = await env.DB.prepare(
        "select not_before as at from outbox where kind = 'webhook'",
      ).first<{ at: number }>();
      if (attempt < 12) waited += Math.max(0, (row?.at ?? 0) - Date.now());
    }
    expect(waited).toBeGreaterThan(24 * 3_600_000);
    expect(await entries()).toEqual([{ status: 'failed', attempts: 12 }]);
    expect(JSON.stringify(logged)).toContain('outbox_given_up');
  });

  test('costs a run three calls, however many wait', async () => {
    await setWebhook();
    await sandbox.receiver({ status: 503 });
    for (let index = 0; index < 6; index += 1) await sendLead(`Lead ${index}`);
    await sandbox.clearCalls();
    await nextRun();
    expect(await sandbox.calls('receiver')).toHaveLength(3);
  });
});

describe('the test button (NOT-01)', () => {
  test('sends one at once, and reports what the receiver said', async () => {
    expect((await staff('POST', '/test')).status).toBe(409);
    await setWebhook();
    expect((await staff('POST', '/test')).status).toBe(200);
    const [received] = await sandbox.notifications();
    expect(received?.body).toMatchObject({ type: 'test', text: 'A test from the staff area' });
    await sandbox.receiver({ status: 404 });
    const refused = await staff('POST', '/test');
    expect(refused.status).toBe(502);
    expect(await refused.json()).toEqual({ error: 'The webhook answered 404' });
    // What failed while somebody watched is not tried again.
    expect(await entries()).toEqual([{ status: 'sent', attempts: 1 }]);
  });
});

test('two runs at the same time deliver a notification once', async () => {
  await setWebhook();
  await sendLead('Mary');
  await Promise.all([runCron(OUTBOX_CRON), runCron(OUTBOX_CRON), runCron(OUTBOX_CRON)]);
  expect(await sandbox.notifications()).toHaveLength(1);
});
