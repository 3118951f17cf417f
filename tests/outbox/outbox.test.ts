import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { deliverNow, drain } from '../../src/outbox/drain.ts';
import { mailHandler, queueMail } from '../../src/outbox/mail.ts';
import type { Email } from '../../src/outbox/mail.port.ts';
import { endExpiredLocks, lockDue, lockRow } from '../../src/outbox/outbox.queries.ts';
import { reserveSendSlot } from '../../src/outbox/send-slot.ts';
import { servicesOf, type Services } from '../../src/services.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { expectErrors } from '../setup/console.ts';

interface Row {
  id: string;
  status: string;
  attempts: number;
  not_before: number;
  last_error: string | null;
}

const services = servicesOf(env);
const { db } = services;
const FIRST = { kind: 'lead', subjectId: 'lead-0' } as const;

const newMail = (subjectId: string, onlyIf = sql`true`) =>
  queueMail(
    db,
    {
      message: {
        kind: 'lead',
        to: 'team',
        replyTo: { name: subjectId, email: 'mary@example.com' },
        subject: 'New Lead',
        text: 'They left their details.',
        fields: {},
      },
      subjectId,
    },
    onlyIf,
    Date.now() - 1000,
  );

async function queue(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await newMail(`lead-${index}`);
}

const rows = async () =>
  (await env.DB.prepare('SELECT * FROM outbox ORDER BY subject_id').all<Row>()).results;

/** Makes every entry due. */
const makeDue = () => env.DB.prepare('UPDATE outbox SET not_before = 0').run();
const expireLocks = () => env.DB.prepare('UPDATE outbox SET locked_until = 1').run();
const lockOldest = async () => (await lockDue(db, { ...mailHandler, atOnce: 1 }, Date.now()))[0];
const drainMail = (by: Services = services) => drain(by, [mailHandler]);

/** The services with another e-mail provider. */
const withEmail = (email: Partial<Email>): Services => ({
  ...services,
  providers: { ...services.providers, email: { ...services.providers.email, ...email } },
});

/** The services at another pace; the sandbox's is fast. */
const paced = (paceMs: number) => withEmail({ paceMs });

test('a record has one e-mail, however often it is queued', async () => {
  await queue(1);
  await queue(1);
  expect(await rows()).toHaveLength(1);
});

test('an e-mail is not queued if its condition does not hold', async () => {
  await newMail('nobody', sql`exists (select 1 from leads where id = 'nobody')`);
  expect(await rows()).toEqual([]);
});

test('ten runs at once lock every entry exactly once', async () => {
  await queue(12);
  const lockAll = async () => {
    const locked: string[] = [];
    for (;;) {
      const entry = await lockOldest();
      if (!entry) return locked;
      locked.push(entry.id);
    }
  };
  const locked = (await Promise.all(Array.from({ length: 10 }, lockAll))).flat();
  expect(locked.toSorted()).toEqual((await rows()).map(({ id }) => id).toSorted());
});

/**
 * Runs the same work several times at once, on a clock that moves only when every run waits, so that
 * a busy machine delays nothing. The clock begins at `start` (ms).
 */
async function inVirtualTime<Result>(
  start: number,
  runs: readonly number[],
  work: () => Promise<Result>,
): Promise<Result[]> {
  let now = start;
  let busy = runs.length;
  const waiting: { until: number; wake: () => void }[] = [];
  const pause = () => {
    busy -= 1;
    if (busy > 0) return;
    const next = waiting.toSorted((a, b) => a.until - b.until)[0];
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    now = Math.max(now, next.until);
    busy += 1;
    next.wake();
  };
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.spyOn(scheduler, 'wait').mockImplementation(
    (ms) =>
      new Promise((wake) => {
        waiting.push({ until: now + ms, wake });
        pause();
      }),
  );
  return Promise.all(runs.map(() => work().finally(pause)));
}

afterEach(() => vi.restoreAllMocks());

describe('the pace of the e-mail provider', () => {
  test('holds for three runs at once, which send each e-mail once', async () => {
    await queue(5);
    const started = Date.now();
    const sentAfter: number[] = [];
    const { email } = services.providers;
    const recording = withEmail({
      paceMs: 300,
      send: (message) => {
        sentAfter.push(Date.now() - started);
        return email.send(message);
      },
    });
    const reports = await inVirtualTime(started, [1, 2, 3], () => drainMail(recording));
    expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(5);
    expect(sentAfter).toEqual([0, 300, 600, 900, 1200]);
    const mails = await sandbox.mails();
    expect(new Set(mails.map((mail) => mail.template_params['name'])).size).toBe(5);
  });

  test('gives twenty concurrent senders twenty different slots', async () => {
    const pace = { provider: 'emailjs', paceMs: 1000 };
    const reserved = await Promise.all(
      Array.from({ length: 20 }, () => reserveSendSlot(db, pace, 60_000)),
    );
    const slots = reserved.map((slot) => slot ?? 0).toSorted((a, b) => a - b);
    const [first = 0] = slots;
    expect(slots).toEqual(Array.from({ length: 20 }, (_, index) => first + index * 1000));
  });

  test('leaves an e-mail to cron if its slot is far away, and uses up no attempt', async () => {
    await queue(1);
    const pace = { provider: 'emailjs', paceMs: 1000 };
    for (let index = 0; index < 8; index += 1) await reserveSendSlot(db, pace, 60_000);
    expect((await deliverNow(paced(1000), mailHandler, FIRST)).ok).toBe(true);
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
    await env.DB.prepare('DELETE FROM mail_pace').run();
    expect(await drainMail(paced(1000))).toEqual({ sent: 1, failed: 0 });
  });
});

test('what the platform may end before its result is stored is not begun, and uses up no attempt', async () => {
  await queue(1);
  const soon = { until: Date.now() + 11_000 };
  expect((await deliverNow(services, mailHandler, FIRST, soon)).ok).toBe(true);
  expect(await sandbox.mails()).toEqual([]);
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
  // Its turn comes in time, but the machine is slow.
  const now = Date.now();
  vi.spyOn(scheduler, 'wait').mockImplementation(async () => {
    vi.spyOn(Date, 'now').mockReturnValue(now + 19_000);
  });
  await deliverNow(services, mailHandler, FIRST, { until: now + 30_000 });
  vi.restoreAllMocks();
  expect(await sandbox.mails()).toEqual([]);
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
  // The provider asks to slow down, and then there is no time for a second try.
  let calls = 0;
  const stopped = Date.now();
  const busy = withEmail({
    send: async () => {
      calls += 1;
      vi.spyOn(Date, 'now').mockReturnValue(stopped + 19_000);
      return {
        ok: false,
        error: {
          provider: 'emailjs',
          reason: 'status',
          status: 429,
          message: 'Slow down',
        },
      };
    },
  });
  await deliverNow(busy, mailHandler, FIRST, { until: stopped + 30_000 });
  expect(calls).toBe(1);
});

test('of two e-mails of a kind, the one that has waited longer leaves first', async () => {
  await queue(3);
  await env.DB.prepare(
    "UPDATE outbox SET not_before = CASE subject_id WHEN 'lead-0' THEN 3 WHEN 'lead-1' THEN 1 ELSE 2 END",
  ).run();
  await drainMail();
  const names = (await sandbox.mails()).map((mail) => mail.template_params['name']);
  expect(names.toReversed()).toEqual(['lead-1', 'lead-2', 'lead-0']);
});

test('the lock of a stopped Worker expires, and the e-mail is sent', async () => {
  await queue(1);
  expect((await lockOldest())?.attempts).toBe(1);
  expect(await lockOldest()).toBeUndefined();
  expect(await lockRow(db, FIRST)).toBeUndefined();
  await expireLocks();
  expect(await drainMail()).toEqual({ sent: 1, failed: 0 });
  expect(await sandbox.mails()).toHaveLength(1);
});

test('an entry that stops its Worker eight times is given up with a reason', async () => {
  expectErrors();
  await queue(1);
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await makeDue();
    expect((await lockOldest())?.attempts).toBe(attempt);
    await expireLocks();
    await endExpiredLocks(db, mailHandler);
  }
  expect(await rows()).toMatchObject([
    {
      status: 'failed',
      attempts: 8,
      last_error: 'The Worker stopped before it stored the result',
    },
  ]);
  expect(await drainMail()).toEqual({ sent: 0, failed: 0 });
});

const failing = (error: object) =>
  withEmail({
    send: async () => ({
      ok: false,
      error: {
        provider: 'emailjs',
        reason: 'timeout',
        message: 'EmailJS gave no answer',
        ...error,
      },
    }),
  });

test('a late failure does not end the lock of the run that took over', async () => {
  await queue(1);
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const { email } = failing({}).providers;
  const slow = withEmail({
    send: async (message) => {
      begun.resolve();
      await ended.promise;
      return email.send(message);
    },
  });
  const late = deliverNow(slow, mailHandler, FIRST);
  await begun.promise;
  await expireLocks();
  await endExpiredLocks(db, mailHandler);
  expect((await lockRow(db, FIRST))?.attempts).toBe(2);
  ended.resolve();
  await late;
  expect(await rows()).toMatchObject([{ status: 'sending', attempts: 2 }]);
});

describe('an e-mail that cannot be sent', () => {
  test('is retried with growing delays, then given up with the reason stored', async () => {
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 412, body: 'Mailbox is full' });
    await queue(1);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await makeDue();
      expect(await drainMail()).toEqual({ sent: 0, failed: 1 });
      const [row] = await rows();
      expect(row).toMatchObject({
        attempts: attempt,
        status: attempt < 8 ? 'pending' : 'failed',
        last_error: 'EmailJS answered with error 412: Mailbox is full',
      });
      waits.push((row?.not_before ?? 0) - Date.now());
    }
    // Two attempts in the next runs, then after minutes to hours, and never after more than twelve.
    expect(waits.slice(0, 2).every((wait) => wait < 1000)).toBe(true);
    expect(waits.slice(2, 7).every((wait, index, all) => wait > (all[index - 1] ?? 0))).toBe(true);
    expect(Math.max(...waits)).toBeLessThanOrEqual(12 * 3_600_000);
    await makeDue();
    expect(await drainMail()).toEqual({ sent: 0, failed: 0 });
  });

  test('ends a run after three failures in a row', async () => {
    await sandbox.fault('emailjs', { mode: 'status', status: 500 });
    await queue(6);
    expect(await drainMail()).toEqual({ sent: 0, failed: 3 });
    expect(await sandbox.calls('emailjs')).toHaveLength(3);
  });

  test('waits as long as the provider asks, unless somebody sends it again, and leaves once', async () => {
    await queue(1);
    const now = Date.now();
    await deliverNow(
      failing({ reason: 'status', status: 503, retryAfterMs: 90_000 }),
      mailHandler,
      FIRST,
    );
    expect((await rows())[0]?.not_before).toBeGreaterThanOrEqual(now + 90_000);
    await drainMail();
    await deliverNow(services, mailHandler, FIRST, { ifDue: true });
    expect(await sandbox.mails()).toEqual([]);
    await deliverNow(services, mailHandler, FIRST);
    expect(await sandbox.mails()).toHaveLength(1);
    await makeDue();
    await deliverNow(services, mailHandler, FIRST, { ifDue: true });
    await deliverNow(services, mailHandler, FIRST);
    expect(await sandbox.mails()).toHaveLength(1);
  });
});

test('without the provider’s keys nothing is tried, and no attempt is used up', async () => {
  await queue(1);
  const unset = withEmail({ configured: false });
  await drainMail(unset);
  expect((await deliverNow(unset, mailHandler, FIRST)).ok).toBe(false);
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
});
