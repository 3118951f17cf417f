import { env } from 'cloudflare:workers';
import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { beforeEach, describe, expect, test } from 'vitest';

import { handleRequest } from '../../src/app.ts';
import { parseConfig } from '../../src/config.ts';
import { OUTBOX_CRON } from '../../src/cron-jobs.ts';
import { createNotificationWebhook } from '../../src/providers/notification-webhook.ts';
import { runScheduled } from '../../src/scheduled.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { expectErrors } from '../setup/console.ts';
import { whole } from '../helpers/affiliates.ts';
import { ORIGIN, postForm, requestWith } from '../helpers/request.ts';
import { getAs, openSession, someAddress } from '../helpers/staff.ts';
import { CONTACT_API, goodMessage } from '../helpers/submissions.ts';

const NOTIFY_WEBHOOK_URL = 'https://hooks.example.com/services/T0/B0/very-secret-abcd';
/** A site with notifications. */
const notified = { ...env, NOTIFY_WEBHOOK_URL };

beforeEach(() => sandbox.reset());

const post = (path: string, body: object, site: typeof env = notified) =>
  handleRequest(
    new Request(ORIGIN + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        'cf-connecting-ip': someAddress(),
      },
    }),
    site,
    createExecutionContext(),
  );
const sendLead = (name: string, site: typeof env = notified) =>
  post('/api/leads', { name, email: `${crypto.randomUUID()}@example.com` }, site);
const runOutbox = () =>
  runScheduled(
    createScheduledController({ cron: OUTBOX_CRON, scheduledTime: new Date() }),
    notified,
  );
/** The next run of the outbox, whatever the waits of its entries. */
async function nextRun(): Promise<void> {
  await env.DB.exec("update outbox set not_before = 0 where kind = 'webhook'");
  await runOutbox();
}
const entries = async () =>
  (
    await env.DB.prepare(
      "select status, attempts from outbox where kind = 'webhook' order by id",
    ).all<{ status: string; attempts: number }>()
  ).results;

describe('the address of notifications (NOT-01)', () => {
  test('is a secret: staff see only that it is set, or which setting is missing', async () => {
    const headers = { cookie: await openSession() };
    for (const path of ['/admin/site', '/admin/site?tab=engineers', '/api/health']) {
      const content = await (await requestWith(notified, path, { headers })).text();
      expect(content, path).not.toContain('very-secret');
      expect(content, path).not.toContain(env.NOTIFY_WEBHOOK_SECRET);
    }
    const shown = async (site: object, tab = 'sales') =>
      (await requestWith(site, `/admin/site?tab=${tab}`, { headers })).text();
    expect(await shown(notified)).toContain('are sent to a channel of yours.');
    const forSales = await shown({});
    expect(forSales).toContain('Nothing is sent yet: an engineer can set up where to.');
    expect(forSales, 'names of settings are for engineers').not.toMatch(/[A-Z]+_[A-Z]{2,}|docs\//);
    expect(await shown({}, 'engineers')).toContain('Missing: NOTIFY_WEBHOOK_URL');
    const unsigned = { NOTIFY_WEBHOOK_URL, NOTIFY_WEBHOOK_SECRET: '' };
    expect(await shown(unsigned, 'engineers')).toContain('Missing: NOTIFY_WEBHOOK_SECRET');
    const health = await (await requestWith(unsigned, '/api/health')).json();
    expect(health).toMatchObject({
      status: 'degraded',
      missing: { notifications: ['NOTIFY_WEBHOOK_SECRET'] },
    });
  });

  test.each(['http://hooks.example.com/x', 'hooks.example.com/x'])(
    'is refused by name where it is not https (%s)',
    (address) => {
      const wrong = { ...env, NOTIFY_WEBHOOK_URL: address };
      expect(() => parseConfig(wrong)).toThrow('NOTIFY_WEBHOOK_URL');
    },
  );

  test('that redirects is not followed', async () => {
    await sandbox.receiver({ status: 302, location: 'https://other.example/' });
    await sendLead('Mary');
    await runOutbox();
    expect(await sandbox.calls('unknown')).toEqual([]);
    expect(await sandbox.calls('receiver')).toHaveLength(1);
  });
});

describe('a notification (NOT-01)', () => {
  test('tells of a new lead with a link to the person, signed', async () => {
    expect((await sendLead('Mary Major')).status).toBe(200);
    await runOutbox();
    const [received, ...more] = await sandbox.notifications();
    expect(more).toEqual([]);
    expect(received?.body).toMatchObject({ type: 'lead.created', text: 'New lead: Mary Major' });
    expect(received?.body.url).toMatch(new RegExp(`^${ORIGIN}/admin/people/[0-9a-f-]{36}$`));
    const person = await getAs(await openSession(), new URL(received?.body.url ?? '').pathname);
    expect(person.status).toBe(200);
    expect(await person.text()).toContain('Mary Major');
    const [call] = await sandbox.calls('receiver');
    expect(call?.status).toBe(200);
  });

  test('tells of a message, of an application and of an hour above its budget, each once', async () => {
    await post(CONTACT_API, goodMessage());
    await post('/api/affiliates/applications', whole);
    await post('/api/affiliates/applications', whole);
    await env.DB.prepare(
      "insert into submission_hours (id, kind, starts_at, stored) values ('lead:old', 'lead', ?, 5000)",
    )
      .bind(Date.now() - 3 * 3_600_000)
      .run();
    // The first run closes the hour, the second delivers.
    await runOutbox();
    await runOutbox();
    const types = (await sandbox.notifications()).map(({ body }) => body.type);
    expect(types).toHaveLength(3);
    expect(new Set(types)).toEqual(
      new Set(['application.created', 'digest.created', 'message.created']),
    );
  });

  test('is about what staff chose, and about all until they choose', async () => {
    const cookie = await openSession('Ana');
    const site = async () =>
      (await requestWith(notified, '/admin/site', { headers: { cookie } })).text();
    expect(await site()).toMatch(/name="lead"[^>]* checked=""/);
    const chosen = await postForm('/admin/site/notifications', cookie, { contact: 'on' });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/admin/site']);
    expect(await site()).not.toMatch(/name="lead"[^>]* checked=""/);
    await sendLead('Mary Major');
    await post(CONTACT_API, goodMessage());
    await runOutbox();
    expect((await sandbox.notifications()).map(({ body }) => body.type)).toEqual([
      'message.created',
    ]);
    expect(await entries()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
    await env.KV.delete('notifications-off');
  });

  test('of a body that somebody changed has another signature', async () => {
    const sent: Request[] = [];
    const outbound = async (input: RequestInfo | URL) => {
      sent.push(new Request(input));
      return new Response('ok');
    };
    const notification = { id: 'a', type: 't', text: 'x', url: ORIGIN, createdAt: 1 };
    const webhook = createNotificationWebhook(
      { NOTIFY_WEBHOOK_URL, NOTIFY_WEBHOOK_SECRET: 'a secret of this test' },
      outbound,
    );
    await webhook?.send(notification);
    await webhook?.send({ ...notification, text: 'y' });
    const [first, second] = sent.map(({ headers }) => headers.get('x-webhook-signature'));
    expect(first).toMatch(/^sha256=[0-9a-f]{64}$/);
    expect(second).not.toBe(first);
  });

  test('is in Slack’s format at Slack’s address, without a way to write markup into it', async () => {
    const sent: string[] = [];
    const webhook = createNotificationWebhook(
      { NOTIFY_WEBHOOK_URL: 'https://hooks.slack.com/services/T0/B0/x' },
      async (input) => {
        const request = new Request(input);
        expect(request.headers.has('x-webhook-signature')).toBe(false);
        sent.push(await request.text());
        return new Response('ok');
      },
    );
    const text = 'New lead: <!channel> & <https://evil.example|Mary>, https://evil.example/x';
    await webhook?.send({ id: 'a', type: 'lead.created', text, url: `${ORIGIN}/x`, createdAt: 1 });
    expect(JSON.parse(sent[0] ?? '')).toEqual({
      text: `New lead: &lt;!channel&gt; &amp; &lt;https: //evil.example|Mary&gt;, https: //evil.example/x – <${ORIGIN}/x|open>`,
      unfurl_links: false,
    });
  });

  test('is not made where no address is set', async () => {
    await sendLead('Mary', env);
    expect(await entries()).toEqual([]);
  });

  test('about a person who was erased has no name', async () => {
    await sendLead('Mary Major');
    await env.DB.exec('delete from leads');
    await runOutbox();
    expect(JSON.stringify(await sandbox.notifications())).not.toContain('Mary');
  });
});

describe('a receiver that is down for a day (NOT-01)', () => {
  test('gets everything afterwards, each once', async () => {
    await sandbox.receiver({ status: 503 });
    for (const name of ['Ada', 'Ben', 'Cy']) await sendLead(name);
    // Attempts at the shortest waits that the backoff allows take more than a day until the twelfth.
    for (let run = 0; run < 11; run += 1) await nextRun();
    expect(await entries()).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'pending', attempts: 11 })),
    );
    await sandbox.receiver({ status: 200 });
    await nextRun();
    await nextRun();
    const received = await sandbox.notifications();
    expect(new Set(received.map(({ body }) => body.text))).toEqual(
      new Set(['New lead: Ada', 'New lead: Ben', 'New lead: Cy']),
    );
    expect(received).toHaveLength(3);
  });

  test('is waited for longer than a day before an entry is given up', async () => {
    const logged = expectErrors();
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
});
