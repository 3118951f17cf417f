import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import type { MailResponse, MailRow } from '../../../src/features/mail/mail.contract.ts';
import type { AuditResponse } from '../../../src/features/audit/audit-log.contract.ts';
import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession } from '../../helpers/staff.ts';

async function read<Answer>(cookie: string, path: string): Promise<Answer> {
  const response = await getAs(cookie, path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
}

const mail = (cookie: string, query = '') => read<MailResponse>(cookie, `/api/admin/mail${query}`);
const audit = (cookie: string) => read<AuditResponse>(cookie, '/api/admin/audit');
const act = (cookie: string, method: string, path: string) =>
  sendJson(method, path, {}, { cookie });

interface Seed {
  id: string;
  kind?: string;
  status: string;
  attempts?: number;
  error?: string;
}

const MESSAGE = {
  kind: 'contact',
  to: 'team',
  replyTo: { name: 'Secret Person', email: 'secret.person@example.com' },
  subject: 'Secret subject',
  text: 'Secret text',
  fields: {},
};

/** Puts entries into the outbox, in the order of their ids. */
async function seedMail(seeds: readonly Seed[]): Promise<void> {
  const insert = env.DB.prepare(
    `insert into outbox (id, kind, subject_id, payload, status, attempts, not_before, last_error, created_at, sent_at, changed_at)
     values (?1, ?7, 'about-' || ?1, ?2, ?3, ?4, ?5, ?6, ?5, iif(?3 = 'sent', ?5, null), 0)`,
  );
  for (let start = 0; start < seeds.length; start += 500) {
    await env.DB.batch(
      seeds
        .slice(start, start + 500)
        .map(({ id, kind = 'contact', status, attempts = 0, error = null }) =>
          insert.bind(
            id,
            JSON.stringify(MESSAGE),
            status,
            attempts,
            Date.UTC(2026, 10, 20),
            error,
            kind,
          ),
        ),
    );
  }
}

test('the outbox is listed by status, newest first, page by page, without personal data', async () => {
  const cookie = await openSession();
  await seedMail([
    { id: 'mail-1', status: 'failed', attempts: 8, error: 'emailjs answered 500' },
    { id: 'mail-2', status: 'sent', attempts: 1 },
    { id: 'mail-3', status: 'pending', attempts: 2, error: 'emailjs answered 500' },
    { id: 'mail-4', status: 'failed', attempts: 8, error: 'emailjs answered 400' },
  ]);
  const all = await mail(cookie);
  expect(all.data.map(({ id }) => id)).toEqual(['mail-4', 'mail-3', 'mail-2', 'mail-1']);
  expect(all.meta).toMatchObject({
    counts: { pending: 1, sending: 0, sent: 1, failed: 2 },
    matched: 4,
    total: 4,
    offset: 0,
  });
  expect(all.data[0]).toEqual({
    id: 'mail-4',
    kind: 'contact',
    subject_id: 'about-mail-4',
    person: null,
    status: 'failed',
    attempts: 8,
    last_error: 'emailjs answered 400',
    next_attempt_at: null,
    created_at: '2026-11-20T00:00:00.000Z',
    sent_at: null,
  } satisfies MailRow);
  expect(JSON.stringify(all)).not.toContain('secret.person');

  const first = await mail(cookie, '?status=failed&limit=1');
  expect(first.data.map(({ id }) => id)).toEqual(['mail-4']);
  const second = await mail(cookie, `?status=failed&limit=1&offset=1`);
  expect(second.data.map(({ id }) => id)).toEqual(['mail-1']);
  expect(second.meta).toMatchObject({ matched: 2, offset: 1 });
});

test('a page and its counts read a bounded number of rows', async () => {
  const cookie = await openSession();
  await seedMail(
    Array.from({ length: 3000 }, (_, index) => ({
      id: `mail-${String(index).padStart(6, '0')}`,
      status: index === 0 ? 'failed' : 'sent',
    })),
  );
  const { data, meta } = await mail(cookie, '?status=failed');
  expect(data).toHaveLength(1);
  expect(meta.counts).toEqual({ pending: 0, sending: 0, sent: 2999, failed: 1 });
  const plan = await env.DB.prepare(
    "explain query plan select id from outbox where status = 'failed' and id < 'x' order by id desc limit 51",
  ).all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail).join()).toMatch(
    /SEARCH outbox USING (COVERING )?INDEX outbox_by_status \(status=\? AND id<\?\)$/,
  );
});

test.each([
  ['status=lost', 'status'],
  ['offset=%27', 'offset'],
  ['limit=0', 'limit'],
  ['limit=201', 'limit'],
  ['page=2', 'page'],
])('the query %s is refused with the field’s name', async (query, field) => {
  const response = await getAs(await openSession(), `/api/admin/mail?${query}`);
  expect(response.status).toBe(422);
  const { fields } = await response.json<{ fields: Record<string, string> }>();
  expect(Object.keys(fields)).toEqual([field]);
});

test('retrying a failed e-mail sends it at once, once', async () => {
  const cookie = await openSession();
  await seedMail([{ id: 'mail-1', status: 'failed', attempts: 8, error: 'emailjs answered 500' }]);
  const response = await act(cookie, 'POST', '/api/admin/mail/mail-1/retry');
  expect(response.status).toBe(200);
  const { mail: row } = await response.json<{ mail: MailRow }>();
  expect(row).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
  expect(await sandbox.mails()).toHaveLength(1);
  const { data } = await audit(cookie);
  expect(data[0]).toMatchObject({
    action: 'E-mail tried again',
    about: 'mail mail-1',
    own: true,
  });

  const again = await act(cookie, 'POST', '/api/admin/mail/mail-1/retry');
  expect(again.status).toBe(409);
  expect(await again.json()).toEqual({ error: 'This e-mail has been sent' });
  expect(await sandbox.mails()).toHaveLength(1);
  expect((await act(cookie, 'POST', '/api/admin/mail/mail-9/retry')).status).toBe(404);
});

test('a retry that fails has a reason, a next attempt and all attempts left', async () => {
  const cookie = await openSession();
  await seedMail([{ id: 'mail-1', status: 'failed', attempts: 8, error: 'old' }]);
  await sandbox.fault('emailjs', { mode: 'status', status: 500, body: 'no' });
  const response = await act(cookie, 'POST', '/api/admin/mail/mail-1/retry');
  const { mail: row } = await response.json<{ mail: MailRow }>();
  expect(row).toMatchObject({ status: 'pending', attempts: 1 });
  expect(row.last_error).not.toBe('old');
  expect(row.next_attempt_at).not.toBeNull();
});

test('all failed e-mails are queued again and sent by the next run', async () => {
  const cookie = await openSession();
  await seedMail([
    { id: 'mail-1', status: 'failed', attempts: 8 },
    { id: 'mail-2', status: 'sent', attempts: 1 },
    { id: 'mail-3', status: 'failed', attempts: 8 },
  ]);
  const response = await act(cookie, 'POST', '/api/admin/mail/retry-failed');
  expect(await response.json()).toEqual({ queued: 2 });
  expect((await mail(cookie)).meta.counts).toMatchObject({ pending: 2, failed: 0, sent: 1 });
  await runCron(OUTBOX_CRON);
  expect((await mail(cookie)).meta.counts).toMatchObject({ pending: 0, sent: 3 });
  const { data } = await audit(cookie);
  expect(data[0]).toMatchObject({ action: 'Failed e-mails queued again' });
});

test('a failed partner registration is listed, and repeated only by another approval', async () => {
  const cookie = await openSession();
  await seedMail([
    {
      id: 'entry-1',
      kind: 'partner_registration',
      status: 'failed',
      error: 'This group is closed',
    },
  ]);
  const { data } = await mail(cookie, '?status=failed');
  expect(data).toMatchObject([
    { kind: 'partner_registration', status: 'failed', last_error: 'This group is closed' },
  ]);
  const response = await act(cookie, 'POST', '/api/admin/mail/entry-1/retry');
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({
    error: 'Approve the application again to repeat its registration',
  });
  const all = await act(cookie, 'POST', '/api/admin/mail/retry-failed');
  expect(await all.json()).toEqual({ queued: 0 });
  expect(await sandbox.calls('partnerstack')).toEqual([]);
});
