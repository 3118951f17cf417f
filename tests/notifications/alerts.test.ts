import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { watch } from '../../src/notifications/alerts.ts';
import { servicesOf } from '../../src/services.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { getAs, openSession } from '../helpers/staff.ts';

const services = servicesOf({
  ...env,
  NOTIFY_WEBHOOK_URL: 'https://hooks.example.com/x',
});
const MINUTE = 60_000;
const ago = (minutes: number) => Date.now() - minutes * MINUTE;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await sandbox.reset();
});

/** What is told of an alert: what failed, since when, and the first step of the runbook. */
const raised = (what: string, minutes: number, firstStep = 'see /admin/site?tab=engineers') =>
  `alert.raised: ${what}, since ${new Date(ago(minutes)).toISOString().slice(0, 16)} UTC. First step: ${firstStep} (docs/runbook.md).`;

const texts = async () =>
  (await sandbox.notifications())
    .map(({ body }) => `${body.type ?? ''}: ${body.text}`)
    .toReversed();
const mailWaits = (minutes: number) =>
  env.DB.prepare(
    `insert or replace into outbox (id, kind, subject_id, payload, not_before, created_at)
     values ('m', 'lead', 's', '{}', 0, ?)`,
  )
    .bind(ago(minutes))
    .run();
const ranAgo = (job: string, minutes: number) =>
  env.DB.prepare('insert or replace into job_runs (job, started_at) values (?, ?)')
    .bind(job, ago(minutes))
    .run();

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => vi.useRealTimers());

describe('an alert (NOT-01)', () => {
  test('is raised when mail waits longer than ten minutes, and ended when it has left', async () => {
    await mailWaits(9);
    await env.DB.exec("delete from outbox where kind = 'webhook'");
    expect(await watch(services)).toEqual({ raised: 0, ended: 0 });
    await env.DB.exec('update outbox set created_at = created_at - 120000');
    expect(await watch(services)).toEqual({ raised: 1, ended: 0 });
    expect(await watch(services)).toEqual({ raised: 0, ended: 0 });
    const site = await (await getAs(await openSession(), '/admin/site')).text();
    expect(site).toContain('E-mail to the team has waited for more than ten minutes');
    await env.DB.exec("delete from outbox where kind = 'lead'");
    expect(await watch(services)).toEqual({ raised: 0, ended: 1 });
    expect(await texts()).toEqual([
      raised(
        'E-mail to the team has waited for more than ten minutes',
        11,
        'read the reason on /admin/mail',
      ),
      'alert.ended: Over: E-mail to the team has waited for more than ten minutes',
    ]);
  });

  test('is raised when cron is late, not when a job has never run', async () => {
    await ranAgo('outbox', 9);
    await ranAgo('blog-recent', 44);
    expect(await watch(services)).toEqual({ raised: 0, ended: 0 });
    await ranAgo('blog-recent', 46);
    expect(await watch(services)).toEqual({ raised: 1, ended: 0 });
    await ranAgo('outbox', 11);
    expect(await watch(services)).toEqual({ raised: 0, ended: 0 });
    expect(await texts()).toEqual([
      raised('Background jobs are late: cron has not run as planned', 46),
    ]);
  });

  test('is raised when StoryChief is down for an hour, not where it is not set up', async () => {
    const failing = (minutes: number, by: string | null) =>
      env.DB.prepare(
        "insert or replace into job_runs (job, failing_since, failed_by) values ('blog-list', ?, ?)",
      )
        .bind(ago(minutes), by)
        .run();
    await failing(59, 'timeout');
    expect(await watch(services)).toEqual({ raised: 0, ended: 0 });
    await failing(61, 'not_configured');
    expect(await watch(services)).toEqual({ raised: 0, ended: 0 });
    await failing(61, 'timeout');
    expect(await watch(services)).toEqual({ raised: 1, ended: 0 });
    expect(await texts()).toEqual([
      raised('StoryChief has failed for more than an hour; the blog shows stored posts', 61),
    ]);
  });

  test('of a failing provider names it, and nothing that it said', async () => {
    await env.DB.prepare(
      "insert into provider_failures values ('partnerstack', ?, 'Mary Major is unknown')",
    )
      .bind(ago(1))
      .run();
    await watch(services);
    expect(await texts()).toEqual([raised('PartnerStack failed', 1)]);
    const site = await (await getAs(await openSession(), '/admin/site')).text();
    expect(site, 'staff read why').toContain('PartnerStack failed: Mary Major is unknown');
    await env.DB.prepare(
      `insert into outbox (id, kind, subject_id, payload, status, not_before, created_at, sent_at)
       values ('r', 'partner_registration', 's', '{}', 'sent', 0, 0, ?)`,
    )
      .bind(Date.now())
      .run();
    expect(await watch(services), 'it works again').toEqual({ raised: 0, ended: 1 });
  });

  test('is raised once by ten runs at the same time', async () => {
    await mailWaits(11);
    await Promise.all(Array.from({ length: 10 }, () => watch(services)));
    expect((await texts()).filter((text) => text.startsWith('alert.raised'))).toHaveLength(1);
  });

  test('that comes and goes is reported once an hour', async () => {
    const flap = async () => {
      vi.setSystemTime(Date.now() + 1);
      await mailWaits(11);
      await watch(services);
      await env.DB.exec("delete from outbox where kind = 'lead'");
      await watch(services);
    };
    await flap();
    await flap();
    await flap();
    expect((await texts()).filter((text) => text.startsWith('alert.raised'))).toHaveLength(1);
    await env.DB.exec('update alerts set raised_at = raised_at - 3660000');
    await flap();
    expect((await texts()).filter((text) => text.startsWith('alert.raised'))).toHaveLength(2);
  });
});
