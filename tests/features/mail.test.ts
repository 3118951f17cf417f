import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { claimDueMail, claimMail, deliverAtOnce, queueMail } from '../../src/mail/outbox.ts';
import { deliverDueMail } from '../../src/mail/delivery.ts';
import { servicesOf, type Services } from '../../src/services.ts';
import { expectErrors } from '../setup/console.ts';
import { sandbox } from '../helpers/sandbox.ts';

const ALWAYS = { sql: '1', values: [] };

interface Row {
  id: string;
  status: string;
  attempts: number;
  next_attempt_at: number;
  last_error: string | null;
}

async function queue(count: number): Promise<void> {
  const now = Date.now() - 1000;
  await env.DB.batch(
    Array.from({ length: count }, (_, index) =>
      queueMail(
        env.DB,
        { kind: 'lead', subjectId: `lead-${index}`, params: { name: `Number ${index}` } },
        ALWAYS,
        now,
      ),
    ),
  );
}

const rows = async () =>
  (await env.DB.prepare('SELECT * FROM outgoing_mail ORDER BY subject_id').all<Row>()).results;

/** The services with time at the outbox's disposal: nothing is due later than now. */
const dueNow = () => env.DB.prepare('UPDATE outgoing_mail SET next_attempt_at = 0').run();

test('a record is announced once, however often it is queued', async () => {
  await queue(1);
  await queue(1);
  expect(await rows()).toHaveLength(1);
});

test('what is only to be queued with its record is not queued without it', async () => {
  await queueMail(
    env.DB,
    { kind: 'lead', subjectId: 'nobody', params: {} },
    { sql: 'EXISTS (SELECT 1 FROM leads WHERE id = ?)', values: ['nobody'] },
    Date.now(),
  ).run();
  expect(await rows()).toEqual([]);
});

test('ten runs at once claim every e-mail exactly once', async () => {
  await queue(12);
  const drain = async () => {
    const claimed: string[] = [];
    for (;;) {
      const mail = await claimDueMail(env.DB, Date.now());
      if (!mail) return claimed;
      claimed.push(mail.id);
    }
  };
  const claimed = (await Promise.all(Array.from({ length: 10 }, drain))).flat();
  expect(claimed.toSorted()).toEqual((await rows()).map(({ id }) => id).toSorted());
});

test('three runs at once send what is due once, at one a second each', async () => {
  await queue(4);
  const started = Date.now();
  const services = servicesOf(env);
  const reports = await Promise.all([1, 2, 3].map(() => deliverDueMail(services)));
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(4);
  expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
  const names = (await sandbox.mails()).map((mail) => mail.template_params['name']);
  expect(new Set(names).size).toBe(4);
  expect(names).toHaveLength(4);
});

test('a claim whose Worker died lapses, and the e-mail goes out', async () => {
  await queue(1);
  const mail = await claimDueMail(env.DB, Date.now());
  expect(mail?.attempts).toBe(1);
  expect(await claimDueMail(env.DB, Date.now())).toBeNull();
  expect(await claimMail(env.DB, { kind: 'lead', subjectId: 'lead-0' })).toBeNull();
  await env.DB.prepare('UPDATE outgoing_mail SET leased_until = 1').run();
  expect(await deliverDueMail(servicesOf(env))).toEqual({ sent: 1, failed: 0 });
  expect(await sandbox.mails()).toHaveLength(1);
});

describe('an e-mail that cannot be sent', () => {
  test('is tried later and later, then given up with the reason kept', async () => {
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 412, body: 'Mailbox is full' });
    await queue(1);
    const waits: number[] = [];
    for (let tries = 1; tries <= 8; tries += 1) {
      await dueNow();
      expect(await deliverDueMail(servicesOf(env))).toEqual({ sent: 0, failed: 1 });
      const [row] = await rows();
      expect(row).toMatchObject({
        attempts: tries,
        status: tries < 8 ? 'pending' : 'failed',
        last_error: 'EmailJS answered 412: Mailbox is full',
      });
      waits.push((row?.next_attempt_at ?? 0) - Date.now());
    }
    // Two tries at the next runs, then from minutes to hours, and never more than twelve.
    expect(waits.slice(0, 2).every((wait) => wait < 1000)).toBe(true);
    expect(waits.slice(2, 7).every((wait, index, all) => wait > (all[index - 1] ?? 0))).toBe(true);
    expect(Math.max(...waits)).toBeLessThanOrEqual(12 * 3_600_000);
    await dueNow();
    expect(await deliverDueMail(servicesOf(env))).toEqual({ sent: 0, failed: 0 });
  }, 30_000);

  test('does not keep a run busy: after three failures in a row the rest waits', async () => {
    await sandbox.fault('emailjs', { mode: 'status', status: 500 });
    await queue(6);
    expect(await deliverDueMail(servicesOf(env))).toEqual({ sent: 0, failed: 3 });
    expect(await sandbox.calls('emailjs')).toHaveLength(3);
  });

  test('waits as long as the provider asks', async () => {
    const services: Services = {
      ...servicesOf(env),
      providers: {
        ...servicesOf(env).providers,
        email: {
          configured: true,
          send: async () => ({
            ok: false,
            error: {
              provider: 'emailjs',
              reason: 'status',
              status: 503,
              message: 'EmailJS answered 503: later',
              retryable: true,
              retryAfterMs: 90_000,
            },
          }),
        },
      },
    };
    await queue(1);
    const now = Date.now();
    await deliverAtOnce(services, { kind: 'lead', subjectId: 'lead-0' });
    expect((await rows())[0]?.next_attempt_at).toBeGreaterThanOrEqual(now + 90_000);
  });
});

test('without the provider’s keys nothing is tried, so that no try is lost', async () => {
  await queue(1);
  const services = servicesOf(env);
  const email = { ...services.providers.email, configured: false };
  await deliverDueMail({ ...services, providers: { ...services.providers, email } });
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
});
