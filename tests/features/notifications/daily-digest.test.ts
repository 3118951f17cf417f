import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import type { AuditResponse } from '../../../src/features/audit/audit-log.contract.ts';
import { queueDailyDigest } from '../../../src/features/notifications/daily-digest.ts';
import { OUTBOX_CRON } from '../../../src/jobs.ts';
import { servicesOf } from '../../../src/services.ts';
import { ORIGIN, request, runCron } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication, seedLeads } from '../../helpers/staff.ts';

const services = servicesOf(env);
/** A Sunday noon in New York, in winter: five hours behind UTC. */
const NOON = Date.UTC(2026, 10, 22, 17);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const set = (cookie: string, hour: string, zone = 'America/New_York') =>
  request('/admin/site/digest', {
    method: 'POST',
    body: new URLSearchParams({ hour }),
    headers: { cookie: `${cookie}; staffTimeZone=${zone}`, origin: ORIGIN },
  });

/** The digest is at noon in New York, and was last needed the day before. */
const setNoon = () =>
  env.DB.prepare(
    "insert into daily_digest (id, hour, time_zone, last_day) values (1, 12, 'America/New_York', '2026-11-21')",
  ).run();

const queued = async () =>
  (
    await env.DB.prepare(
      "select subject_id, json_extract(payload, '$.subject') as subject, json_extract(payload, '$.text') as text from outbox where kind = 'daily_digest' order by id",
    ).all<{ subject_id: string; subject: string; text: string }>()
  ).results;

describe('the daily digest', () => {
  test('is off until staff choose an hour on the site page, without JavaScript, and off again when they say so (NOT-02)', async () => {
    await seedLeads([{}]);
    await runCron(OUTBOX_CRON);
    expect(await queued()).toEqual([]);
    const cookie = await openSession('Ana');
    expect(await (await getAs(cookie, '/admin/site')).text()).toContain('It is off.');
    const saved = await set(cookie, '7');
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/admin/site']);
    const page = await (await getAs(cookie, '/admin/site')).text();
    expect(page).toContain('Sent at 07:00, America/New York.');
    expect(page).toMatch(/<option value="7" selected/);
    await set(cookie, '');
    expect(await (await getAs(cookie, '/admin/site')).text()).toContain('It is off.');
    const audit: AuditResponse = await (await getAs(cookie, '/api/admin/audit')).json();
    expect(audit.data.slice(0, 2).map(({ action }) => action)).toEqual([
      'Daily digest turned off',
      'Hour of the daily digest set',
    ]);
    for (const hour of ['24', '-1', 'noon', '1.5'])
      expect((await set(cookie, hour)).status, hour).toBe(422);
    expect((await set('', '7')).status).toBe(401);
  });

  test('an hour that is over today begins tomorrow, so that setting it sends nothing (NOT-02)', async () => {
    await seedLeads([{}]);
    const cookie = await openSession();
    await set(cookie, '0', 'UTC');
    expect(await queueDailyDigest(services)).toEqual({ digests: 0 });
    expect(await queueDailyDigest(services, Date.now() + DAY_MS)).toEqual({ digests: 1 });
  });

  test('goes out once a day at its hour, in its time zone, with counts that lead to the lists and no names (NOT-02)', async () => {
    await setNoon();
    await seedLeads([
      { name: 'Ada Byron', email: 'ada@x.example', created_at: NOON - DAY_MS },
      { name: 'Bo Quist', email: 'bo@x.example', created_at: NOON - 2 * DAY_MS },
    ]);
    await env.DB.exec("update leads set next_at = '2026-11-20' where name = 'Bo Quist'");
    await seedApplication({ created_at: NOON - DAY_MS });
    expect(await queueDailyDigest(services, NOON - HOUR_MS)).toEqual({ digests: 0 });
    await Promise.all([queueDailyDigest(services, NOON), queueDailyDigest(services, NOON)]);
    expect(await queueDailyDigest(services, NOON + HOUR_MS)).toEqual({ digests: 0 });
    const [digest, ...more] = await queued();
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('Daily digest: 4 to do');
    expect(digest?.text).toBe(
      [
        'On 2026-11-21 (UTC) came 1 lead, 0 messages and 1 application.',
        '',
        `New leads: 2\n${ORIGIN}/admin/leads?status=new`,
        `Leads with a next step due: 1\n${ORIGIN}/admin/leads?status=due`,
        `Pending applications: 1\n${ORIGIN}/admin/affiliates?status=pending`,
        '',
        `Overview: ${ORIGIN}/admin`,
        `Another hour, or no digest: ${ORIGIN}/admin/site`,
      ].join('\n'),
    );
    expect(await queueDailyDigest(services, NOON + DAY_MS)).toEqual({ digests: 1 });
    expect((await queued()).map((each) => each.subject_id)).toEqual([
      'day:2026-11-22',
      'day:2026-11-23',
    ]);
  });

  test('a day on which nothing came and nothing waits has none (NOT-02)', async () => {
    await setNoon();
    expect(await queueDailyDigest(services, NOON)).toEqual({ digests: 0 });
    await seedLeads([{}]);
    expect(await queueDailyDigest(services, NOON + HOUR_MS), 'the day is done').toEqual({
      digests: 0,
    });
  });

  test('cron delivers it like every other e-mail (NOT-02)', async () => {
    await seedLeads([{}]);
    await env.DB.exec("insert into daily_digest (id, hour, time_zone) values (1, 0, 'UTC')");
    await runCron(OUTBOX_CRON);
    await runCron(OUTBOX_CRON);
    const mails = await sandbox.mails();
    expect(mails.map((mail) => mail.template_params['subject'])).toEqual(['Daily digest: 1 to do']);
    expect(mails[0]?.template_params).not.toHaveProperty('record_url');
  });
});
