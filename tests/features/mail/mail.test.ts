import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { outboxKinds } from '../../../src/shared/outbox-kinds.ts';
import type { PollState } from '../../../src/staff/poll/poll.contract.ts';
import { current, decideAs, REJECT, SEND, sendDue, undoAs } from '../../helpers/decisions.ts';
import { flashOf, getAs, openSession, seedApplication, tableIn } from '../../helpers/staff.ts';
import { postForm, runCron } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { expectErrors } from '../../setup/console.ts';

interface Seed {
  id: string;
  kind?: string;
  subject?: string;
  status: string;
  attempts?: number;
  error?: string;
  payload?: unknown;
  closed?: string;
}

const MESSAGE = {
  kind: 'contact',
  to: 'team',
  replyTo: { name: 'Ada', email: 'ada@example.com' },
  subject: 'A question',
  text: 'Do you\nspeak French?',
  fields: {},
};
const BY = { session: 'abcdefgh', name: 'Ana', address: 'local' };

/** Puts entries into the outbox, in the order of their ids. */
const seedMail = (seeds: readonly Seed[]) =>
  env.DB.batch(
    seeds.map(({ id, kind = 'contact', subject = `about-${id}`, status, ...row }) =>
      env.DB.prepare(
        `insert into outbox (id, kind, subject_id, payload, status, attempts, not_before, last_error, created_at, sent_at, changed_at, closed_reason)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?7, iif(?5 = 'sent', ?7, null), 0, ?9)`,
      ).bind(
        id,
        kind,
        subject,
        JSON.stringify(row.payload ?? MESSAGE),
        status,
        row.attempts ?? 0,
        Date.UTC(2026, 10, 20),
        row.error ?? null,
        row.closed ?? null,
      ),
    ),
  );

const listed = (cookie: string, query = '') => tableIn(cookie, `/admin/mail${query}`);

/** The outcome of a form, as the page shows it after it. */
const sent = async (cookie: string, path: string, fields: Record<string, string> = {}) =>
  flashOf(await postForm(`/admin/mail/${path}`, cookie, fields));

const failedCount = async (cookie: string) =>
  (await (await getAs(cookie, '/api/admin/changes')).json<PollState>()).waiting['/admin/mail'];

const rowOf = (id: string) => env.DB.prepare('select * from outbox where id = ?').bind(id).first();

test('each row says what goes to whom, with subject and text, and in which state it is', async () => {
  const cookie = await openSession();
  const error = 'emailjs answered 500';
  await seedMail([
    { id: 'mail-1', status: 'failed', attempts: 8, error },
    { id: 'mail-2', status: 'sent', attempts: 1, kind: 'lead' },
    { id: 'mail-3', status: 'pending', attempts: 2, error, kind: 'digest' },
    { id: 'mail-4', status: 'pending', kind: 'webhook', payload: { event: 'lead' } },
    {
      id: 'mail-5',
      status: 'failed',
      kind: 'partner_registration',
      closed: 'The application was decided since',
      payload: { by: BY, from: 'pending' },
    },
  ]);
  const rows = await listed(cookie);
  expect(rows.map(([, , state]) => state)).toEqual([
    'Closed',
    'Waiting',
    'Failed',
    'Sent',
    'Failed',
  ]);
  expect(rows[2]?.[0]).toMatch(/Tried 2 times, the next try is automatic$/);
  expect(rows[4]?.[0]).toMatch(/Tried 8 times, no further automatic try$/);
  const [what, to] = rows[4] ?? [];
  for (const text of ['Contact message', MESSAGE.subject, MESSAGE.text, error]) {
    expect(what).toContain(text);
  }
  expect(to).toBe('our team');
  for (const [query, count] of [
    ['?status=failed', 2],
    ['?status=waiting', 1],
    ['?status=closed', 1],
    ['?kind=registrations', 1],
    ['?kind=mail&status=failed', 2],
    ['?status=lost', 5],
  ] as const) {
    expect(await listed(cookie, query), query).toHaveLength(count);
  }
  expect(await failedCount(cookie), 'the badge counts the same').toBe(2);
});

test('a failed e-mail that is tried again is sent at once, once, and the log says who did it', async () => {
  const cookie = await openSession('Ana');
  await seedMail([{ id: 'mail-1', status: 'failed', attempts: 8, error: 'old' }]);
  expect(await sent(cookie, 'mail-1/retry')).toBe('It has been sent.');
  expect(await rowOf('mail-1')).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
  const [entry = []] = await tableIn(cookie, '/admin/audit');
  expect(entry.join()).toMatch(/E-mail or registration tried again.*Ana/);
  const again = await postForm('/admin/mail/mail-1/retry', cookie);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('This has been sent, or is being sent at this moment');
  expect(await sandbox.mails()).toHaveLength(1);
  expect((await postForm('/admin/mail/mail-9/retry', cookie)).status).toBe(404);
});

test('one that fails again has its reason, its next try and all tries left', async () => {
  const cookie = await openSession();
  await seedMail([{ id: 'mail-1', status: 'failed', attempts: 8, error: 'old' }]);
  await sandbox.fault('emailjs', { mode: 'status', status: 500, body: 'no' });
  expect(await sent(cookie, 'mail-1/retry')).toBe(
    'Sending failed: The service has a fault or is too busy (EmailJS answered with error 500: no)',
  );
  expect(await rowOf('mail-1')).toMatchObject({ status: 'pending', attempts: 1 });
  expect(await listed(cookie, '?status=failed')).toHaveLength(1);
});

test('all that failed are queued again and sent by the next run', async () => {
  const cookie = await openSession();
  await seedMail([
    { id: 'mail-1', status: 'failed', attempts: 8, error: 'full' },
    { id: 'mail-2', status: 'sent', attempts: 1 },
    { id: 'mail-3', status: 'failed', attempts: 8, error: 'full' },
  ]);
  expect(await sent(cookie, 'retry-failed')).toContain('2 queued again.');
  expect(await failedCount(cookie)).toBe(0);
  await runCron(OUTBOX_CRON);
  expect(await listed(cookie, '?status=sent')).toHaveLength(3);
});

test('one that nobody wants to send is closed with a reason, is not sent by itself, and can be tried again', async () => {
  const cookie = await openSession();
  await seedMail([{ id: 'mail-1', status: 'pending', attempts: 2, error: 'Mailbox is full' }]);
  expect((await postForm('/admin/mail/mail-1/close', cookie, { reason: ' ' })).status).toBe(422);
  expect(await failedCount(cookie)).toBe(1);
  const closed = await postForm('/admin/mail/mail-1/close?status=failed', cookie, {
    reason: 'Called her',
  });
  expect(closed.headers.get('location')).toBe('/admin/mail?status=failed');
  expect(await failedCount(cookie)).toBe(0);
  await runCron(OUTBOX_CRON);
  expect(await sandbox.mails()).toEqual([]);
  const [row = []] = await tableIn(cookie, '/admin/mail?status=closed');
  expect(row[0]).toContain('Called her');
  expect(await sent(cookie, 'mail-1/close', { reason: 'Twice' })).toBe('');
  expect(await sent(cookie, 'mail-1/retry')).toBe('It has been sent.');
});

test('a registration that PartnerStack refused is tried again from its row, and leaves with the decision', async () => {
  expectErrors();
  const cookie = await openSession();
  const id = await seedApplication({ status: 'pending' });
  await env.DB.prepare("update affiliate_applications set failure = 'Closed', failed_at = 1").run();
  await seedMail([
    {
      id: 'row',
      kind: 'partner_registration',
      subject: id,
      status: 'failed',
      error: 'Closed',
      payload: { by: BY, from: 'pending' },
    },
  ]);
  const application = () =>
    env.DB.prepare('select status, failure from affiliate_applications').first();
  await sandbox.fault('partnerstack', {
    mode: 'status',
    status: 422,
    body: '{"message":"Still closed"}',
  });
  expect(await sent(cookie, 'row/retry')).toBe('Sending failed: Still closed');
  expect(await application()).toEqual({ status: 'pending', failure: 'Still closed' });
  expect(await failedCount(cookie)).toBe(1);
  await sandbox.heal();
  expect(await sent(cookie, 'row/retry')).toBe('It has been sent.');
  expect(await application()).toEqual({ status: 'approved', failure: null });

  const other = await seedApplication({ status: 'pending', email: 'other@x.example' });
  await seedMail([
    {
      id: 'other',
      kind: 'partner_registration',
      subject: other,
      status: 'failed',
      error: 'Closed',
      payload: { by: BY, from: 'pending' },
    },
  ]);
  await env.DB.prepare(
    "update affiliate_applications set failure = 'Closed', failed_at = 1 where id = ?",
  )
    .bind(other)
    .run();
  expect(await failedCount(cookie)).toBe(1);
  expect((await decideAs(cookie, other, REJECT)).status).toBe(200);
  expect(await failedCount(cookie), 'nothing is left to do').toBe(0);
  const [row] = await listed(cookie, '?status=closed');
  expect(row?.[0]).toContain('The application was decided since');
  expect((await undoAs(cookie, other)).status).toBe(200);
  expect(await failedCount(cookie), 'the decision was taken back').toBe(1);
  expect(await current(other)).toMatchObject({ status: 'pending', failure: 'Closed' });
});

test('one press registers an applicant whose approval had an unknown outcome', async () => {
  expectErrors();
  const cookie = await openSession();
  const id = await seedApplication();
  await decideAs(cookie, id, SEND);
  await sandbox.fault('partnerstack', { mode: 'refuse' });
  await sendDue();
  await sandbox.heal();
  const row = await env.DB.prepare(
    "select id from outbox where kind = 'partner_registration'",
  ).first('id');
  expect(await sent(cookie, `${String(row)}/retry`)).toBe('It has been sent.');
  expect(await current(id)).toMatchObject({ status: 'approved', failure: null });
});

test('a registration whose outcome is unknown is not closed', async () => {
  const cookie = await openSession();
  await seedMail([
    {
      id: 'row',
      kind: 'partner_registration',
      status: 'pending',
      attempts: 1,
      error: 'No answer',
      payload: { by: BY, from: 'pending' },
    },
  ]);
  expect((await postForm('/admin/mail/row/close', cookie, { reason: 'x' })).status).toBe(409);
  expect(await rowOf('row')).toMatchObject({ status: 'pending', closed_reason: null });
});

test('the page lists rows of every kind whose text was deleted after its period', async () => {
  const cookie = await openSession();
  await seedMail(
    outboxKinds.map((kind) => ({ id: `old-${kind}`, kind, status: 'sent', attempts: 1 })),
  );
  await env.DB.prepare("update outbox set payload = 'null'").run();
  expect(await listed(cookie)).toHaveLength(outboxKinds.length);
});

describe('an address that the provider refuses', () => {
  test('ends its e-mail at once, is no outage, and holds up no other', async () => {
    expectErrors();
    const cookie = await openSession();
    const bad = Array.from({ length: 30 }, (_, index) => `bad${index}@nowhere.example`);
    await sandbox.refuseMailTo(...bad);
    const to = (email: string) => ({
      ...MESSAGE,
      kind: 'application_decision',
      to: { name: 'Ann', email },
    });
    await seedMail([
      ...bad.map((email, index) => ({
        id: `bad-${index}`,
        kind: 'application_decision',
        status: 'pending',
        payload: to(email),
      })),
      { id: 'lead', kind: 'lead', status: 'pending' },
    ]);
    await runCron(OUTBOX_CRON);
    await runCron(OUTBOX_CRON);
    expect(await rowOf('lead')).toMatchObject({ status: 'sent' });
    expect(await rowOf('bad-0')).toMatchObject({
      status: 'failed',
      attempts: 1,
      last_error: 'EmailJS answered with error 422: The recipients address is invalid',
    });
    expect(await failedCount(cookie)).toBe(30);
    const alerts = await env.DB.prepare(
      "select count(*) as n from alerts where alert like 'provider:%'",
    ).first('n');
    expect(alerts, 'the provider works').toBe(0);
  });

  test('can be corrected on its row, which is on record', async () => {
    expectErrors();
    const cookie = await openSession();
    await sandbox.refuseMailTo('ann@nowhere.example');
    const payload = {
      ...MESSAGE,
      kind: 'reply',
      to: { name: 'Ann', email: 'ann@nowhere.example' },
    };
    await seedMail([{ id: 'row', kind: 'reply', status: 'failed', error: 'refused', payload }]);
    const refused = await postForm('/admin/mail/row/address', cookie, { email: 'no address' });
    expect(refused.status).toBe(422);
    expect(await sent(cookie, 'row/address', { email: 'ann@right.example' })).toBe(
      'It has been sent.',
    );
    const [mail] = await sandbox.mails();
    expect(mail?.template_params['to_email']).toBe('ann@right.example');
    const action = await env.DB.prepare(
      "select action from staff_audit where subject_id = 'row'",
    ).first('action');
    expect(action).toBe('mail_readdressed');
    // What was sent is not sent to somebody else.
    expect(
      (await postForm('/admin/mail/row/address', cookie, { email: 'x@y.example' })).status,
    ).toBe(409);
  });
});
