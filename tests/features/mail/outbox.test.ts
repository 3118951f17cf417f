import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { requeueFailedMail, requeueMail } from '../../../src/features/mail/mail.queries.ts';
import { listMail } from '../../../src/mail/mail-rows.ts';
import {
  claimDueMail,
  claimMail,
  deliverAtOnce,
  endLapsedClaims,
  queueMail,
} from '../../../src/mail/outbox.ts';
import { takePlace } from '../../../src/mail/send-slot.ts';
import { deliverDueMail } from '../../../src/mail/delivery.ts';
import { servicesOf, type Services } from '../../../src/services.ts';
import { expectErrors } from '../../setup/console.ts';
import { sandbox } from '../../helpers/sandbox.ts';

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

/** The services at the provider's own pace; the sandbox's is quicker. */
const paced = (paceMs: number): Services => {
  const services = servicesOf(env);
  return { ...services, config: { ...services.config, EMAILJS_PACE_MS: paceMs } };
};

describe('one e-mail a second, whoever sends', () => {
  test('three runs at once send what is due once, in one line', async () => {
    await queue(5);
    const services = paced(300);
    const reports = await Promise.all([1, 2, 3].map(() => deliverDueMail(services)));
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(5);
    const mails = (await sandbox.mails()).toReversed();
    expect(new Set(mails.map((mail) => mail.template_params['name'])).size).toBe(5);
    const times = mails.map((mail) => Date.parse(mail.received_at));
    for (const [index, time] of times.slice(1).entries()) {
      expect(time - (times[index] ?? 0), `mail ${index + 1}`).toBeGreaterThanOrEqual(200);
    }
  });

  test('twenty that ask for a place at once get twenty different ones', async () => {
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => takePlace(env.DB, 1000, 60_000)),
    );
    const places = waits
      .map((wait) => Math.round((wait ?? -1000) / 1000))
      .toSorted((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  test('a long line keeps nobody waiting: the e-mail is left to cron, and no try is lost', async () => {
    await queue(1);
    for (let index = 0; index < 8; index += 1) await takePlace(env.DB, 1000, 60_000);
    const about = { kind: 'lead', subjectId: 'lead-0' } as const;
    expect(await deliverAtOnce(paced(1000), about)).toEqual({ ok: true, value: 'elsewhere' });
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
    await env.DB.prepare('DELETE FROM mail_pace').run();
    expect(await deliverDueMail(paced(1000))).toEqual({ sent: 1, failed: 0 });
  });
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

test('an e-mail that brings its Worker down every time is given up, and says why', async () => {
  expectErrors();
  await queue(1);
  for (let tries = 1; tries <= 8; tries += 1) {
    await dueNow();
    expect((await claimDueMail(env.DB, Date.now()))?.attempts).toBe(tries);
    await env.DB.prepare('UPDATE outgoing_mail SET leased_until = 1').run();
    await endLapsedClaims(env.DB);
  }
  expect(await rows()).toMatchObject([
    {
      status: 'failed',
      attempts: 8,
      last_error: 'The Worker stopped before it wrote down what came of the send',
    },
  ]);
  expect(await deliverDueMail(servicesOf(env))).toEqual({ sent: 0, failed: 0 });
});

test('a send that fails after its claim lapsed does not end the claim of who took over', async () => {
  await queue(1);
  let fail = () => {};
  const slow = new Promise<void>((resolve) => (fail = resolve));
  const services = servicesOf(env);
  const email = {
    configured: true,
    send: async () => {
      await slow;
      return {
        ok: false as const,
        error: {
          provider: 'emailjs' as const,
          reason: 'timeout' as const,
          message: 'EmailJS gave no answer',
          retryable: true,
        },
      };
    },
  };
  const late = deliverAtOnce(
    { ...services, providers: { ...services.providers, email } },
    { kind: 'lead', subjectId: 'lead-0' },
  );
  await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
  await env.DB.prepare('UPDATE outgoing_mail SET leased_until = 1').run();
  await endLapsedClaims(env.DB);
  expect((await claimMail(env.DB, { kind: 'lead', subjectId: 'lead-0' }))?.attempts).toBe(2);
  fail();
  await late;
  expect(await rows()).toMatchObject([{ status: 'sending', attempts: 2 }]);
});

describe('staff try again what was given up', () => {
  const giveUp = () =>
    env.DB.prepare(
      "UPDATE outgoing_mail SET status = 'failed', attempts = 8, last_error = 'Mailbox is full'",
    ).run();

  const { db } = servicesOf(env);
  const nobody = { session: null, address: null };
  const failed = () => listMail(db, { status: 'failed', limit: 100 });
  const retry = (id: string) => requeueMail(db, id, nobody, Date.now());
  const retryAll = () => requeueFailedMail(db, nobody, Date.now());

  test('one e-mail: it starts anew, and its reason stays until it is sent', async () => {
    await queue(2);
    await giveUp();
    const [newest] = await failed();
    expect(newest).toMatchObject({ kind: 'lead', attempts: 8, lastError: 'Mailbox is full' });
    expect(await retry(newest?.id ?? '')).toBe(true);
    expect((await rows()).find(({ id }) => id === newest?.id)).toMatchObject({
      status: 'pending',
      attempts: 0,
      last_error: 'Mailbox is full',
    });
    expect(await deliverDueMail(servicesOf(env))).toEqual({ sent: 1, failed: 0 });
    expect(await failed()).toHaveLength(1);
    expect(await retry(newest?.id ?? ''), 'a sent one stays sent').toBe(false);
    expect(await retry('nobody')).toBe(false);
  });

  test('all of them', async () => {
    await queue(3);
    await giveUp();
    expect(await retryAll()).toBe(3);
    expect(await failed()).toEqual([]);
    expect(await deliverDueMail(servicesOf(env))).toEqual({ sent: 3, failed: 0 });
    expect(await retryAll()).toBe(0);
  });
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
  const unset = { ...services, providers: { ...services.providers, email } };
  await deliverDueMail(unset);
  expect((await deliverAtOnce(unset, { kind: 'lead', subjectId: 'lead-0' })).ok).toBe(false);
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
});
