import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { OUTBOX_CRON } from '../../src/cron-jobs.ts';
import { BUDGETS, type SubmissionKind } from '../../src/submissions/budgets.ts';
import { ORIGIN, request, runCron, sendJson } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { openSession, tableIn } from '../helpers/staff.ts';
import { expectErrors } from '../setup/console.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  LEADS_API,
  countRows,
  goodApplication,
  goodLead,
  goodMessage,
} from '../helpers/submissions.ts';

/** What a flood over all addresses does to the mailbox and the store. */

let host = 0;
/** A visitor of an own address; a machine's shared one counts for no budget. */
const from = () => {
  host += 1;
  return { 'cf-connecting-ip': `203.0.113.${host}` };
};

const HOUR_MS = 60 * 60_000;
const present = () => new Date().toISOString().slice(0, 13);

/** As if so many submissions of a kind had arrived in this hour. */
const fillHour = (kind: SubmissionKind, stored: number) =>
  env.DB.prepare(
    'INSERT INTO submission_hours (id, kind, starts_at, stored) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (id) DO UPDATE SET stored = ?4',
  )
    .bind(`${kind}:${present()}`, kind, Date.parse(`${present()}:00:00Z`), stored)
    .run();

const stored = (kind: SubmissionKind) =>
  env.DB.prepare('SELECT stored FROM submission_hours WHERE kind = ?')
    .bind(kind)
    .first<number>('stored');

const FORMS = {
  lead: { path: LEADS_API, body: goodLead, table: 'leads', page: '/get-started' },
  affiliate_application: {
    path: APPLICATIONS_API,
    body: goodApplication,
    table: 'affiliate_applications',
    page: '/Affiliates',
  },
} as const;
const KINDS = ['lead', 'affiliate_application'] as const;

const send = async (kind: keyof typeof FORMS, more: Record<string, unknown> = {}, headers = {}) => {
  const { path, body } = FORMS[kind];
  const response = await sendJson('POST', path, body(more), { ...from(), ...headers });
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
};

const mailsQueued = async (kind: string) =>
  (await env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE kind = ?')
    .bind(kind)
    .first<number>('n')) ?? -1;

/** The hour before this one, whatever was stored in this one. */
async function endHour(): Promise<void> {
  const before = new Date(Date.now() - HOUR_MS - 120_000).toISOString().slice(0, 13);
  await env.DB.prepare(
    "UPDATE submission_hours SET id = kind || ':' || ?1, starts_at = ?2 WHERE closed_at IS NULL",
  )
    .bind(before, Date.parse(`${before}:00:00Z`))
    .run();
}

describe.each(KINDS)('a busy hour of the kind %s', (kind) => {
  const { mails, unchecked } = BUDGETS[kind];
  const { table, page, body } = FORMS[kind];

  test('within the budget each one has an e-mail, counted exactly also in parallel', async () => {
    await fillHour(kind, mails - 2);
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => send(kind)));
    const statuses = sent.map(({ status }) => status).toSorted((one, other) => one - other);
    const good = kind === 'lead' ? 200 : 201;
    expect(statuses).toEqual([good, good, 403, 403, 403]);
    expect(await countRows(table)).toBe(2);
    expect(await mailsQueued(kind)).toBe(2);
    expect(await stored(kind)).toBe(mails);
  });

  test('above it the captcha is asked for, and nothing is lost when the form is sent again', async () => {
    await fillHour(kind, mails);
    const again = body();
    const headers = { ...from(), 'idempotency-key': crypto.randomUUID() };
    const refused = await sendJson('POST', FORMS[kind].path, again, headers);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      error: 'Failed to verify you are human. Please try again.',
      code: 'captcha_required',
      captcha: {
        siteKey: env.RECAPTCHA_SITE_KEY,
        script: expect.stringContaining(`?render=${env.RECAPTCHA_SITE_KEY}`),
      },
    });
    expect(await countRows(table)).toBe(0);
    const checked = { ...again, captcha_token: mintCaptchaToken() };
    const taken = await sendJson('POST', FORMS[kind].path, checked, headers);
    expect(taken.ok).toBe(true);
    expect(taken.headers.get('idempotent-replayed')).toBeNull();
    expect(await countRows(table)).toBe(1);
    expect(await mailsQueued(kind)).toBe(0);
    // A lost response: the same form again needs no second token.
    const replayed = await sendJson('POST', FORMS[kind].path, again, headers);
    expect(replayed.headers.get('idempotent-replayed')).toBe('true');
    expect(await stored(kind)).toBe(mails + 1);
  });

  test('a token that does not pass stores nothing', async () => {
    await fillHour(kind, mails);
    await sandbox.captcha({ success: true, score: 0.1 });
    const refused = await send(kind, { captcha_token: mintCaptchaToken() });
    expect(refused).toEqual({
      status: 403,
      body: { error: 'Security verification failed. Please try again.' },
    });
    expect(await countRows(table)).toBe(0);
  });

  test('while the captcha is away, forms are stored up to the second budget', async () => {
    expectErrors();
    await fillHour(kind, unchecked - 1);
    await sandbox.fault('recaptcha', { mode: 'status', status: 500 });
    expect((await send(kind, { captcha_token: mintCaptchaToken() })).status).toBeLessThan(300);
    expect((await send(kind, { captcha_token: mintCaptchaToken() })).status).toBe(429);
    expect(await countRows(table)).toBe(1);
  });

  test('a form without JavaScript is stored without an e-mail of its own, then refused with a time to come back', async () => {
    const post = async () => {
      const fields = Object.entries(body())
        .filter(([name]) => !['partner_key', 'source'].includes(name))
        .map(([name, value]): [string, string] => [name, String(value)]);
      return request(page, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { ...from(), origin: ORIGIN },
      });
    };
    await fillHour(kind, mails);
    const taken = await post();
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${page}/received`]);
    expect(await countRows(table)).toBe(1);
    expect(await mailsQueued(kind)).toBe(0);
    await fillHour(kind, unchecked);
    const refused = await post();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    expect(await refused.text()).toMatch(/Very many (?:forms|applications) arrive at this moment/);
    expect(await countRows(table)).toBe(1);
  });
});

test('an hour with 87 leads has one digest, which names no one who could be erased (DAT-01)', async () => {
  await fillHour('lead', 86);
  const visitor = { name: 'Mary Major', email: 'mary@major.example' };
  expect((await send('lead', { ...visitor, captcha_token: mintCaptchaToken() })).status).toBe(200);
  await endHour();
  await runCron(OUTBOX_CRON);
  const jobs = await tableIn(await openSession(), '/admin/site?tab=engineers', 'Background jobs');
  expect(jobs.find(([name]) => name?.startsWith('Digests'))?.at(-1)).toBe('digests 1');
  for (let run = 0; run < 2; run += 1) await runCron(OUTBOX_CRON);
  const [mail, ...more] = await sandbox.mails();
  expect(more, 'one e-mail, however often cron runs').toEqual([]);
  expect(mail?.template_params['subject']).toBe('87 leads in the last hour');
  expect(mail?.template_params['message']).toContain(`${ORIGIN}/admin/leads`);
  const rows = await env.DB.prepare('SELECT payload FROM outbox').all();
  expect(JSON.stringify([mail, rows.results])).not.toMatch(/mary/i);
});

test('an hour within its budget has no digest', async () => {
  await fillHour('lead', BUDGETS.lead.mails);
  await endHour();
  await runCron(OUTBOX_CRON);
  await runCron(OUTBOX_CRON);
  expect(await sandbox.mails()).toEqual([]);
});

test('contact messages above the budget are stored and answered as sent', async () => {
  await fillHour('contact', BUDGETS.contact.mails);
  const response = await sendJson('POST', CONTACT_API, goodMessage(), from());
  expect(response.status).toBe(200);
  expect(await countRows('contact_messages')).toBe(1);
  expect(await mailsQueued('contact')).toBe(0);
});

test('a contact message that waits goes out before leads that wait longer', async () => {
  expectErrors();
  await sandbox.fault('emailjs', { mode: 'status', status: 500 });
  await send('lead');
  await send('affiliate_application');
  await sendJson('POST', CONTACT_API, goodMessage(), from());
  await expect
    .poll(() =>
      env.DB.prepare(
        "SELECT count(*) AS n FROM outbox WHERE status = 'pending' AND attempts > 0",
      ).first('n'),
    )
    .toBe(3);
  await sandbox.heal();
  await env.DB.prepare(
    "UPDATE outbox SET not_before = CASE kind WHEN 'contact' THEN 3 WHEN 'lead' THEN 1 ELSE 2 END",
  ).run();
  await runCron(OUTBOX_CRON);
  const subjects = (await sandbox.mails()).map((mail) => mail.template_params['subject']);
  expect(subjects.toReversed()).toEqual([
    'Hiring two nurses',
    'New Affiliate Application',
    'New Lead',
  ]);
});

test('tests and seeds of a developer’s machine count for no budget', async () => {
  await fillHour('lead', BUDGETS.lead.unchecked);
  expect((await sendJson('POST', LEADS_API, goodLead())).status).toBe(200);
  expect(await stored('lead')).toBe(BUDGETS.lead.unchecked);
});

describe('one application is open per e-mail address', () => {
  const apply = async (more: Record<string, unknown>, headers = {}) => {
    const response = await sendJson('POST', APPLICATIONS_API, goodApplication(more), headers);
    return { response, body: await response.json<{ application: Record<string, unknown> }>() };
  };
  const email = 'ana@newsletter.example';

  test('the second response is like the first; its content is with the open one', async () => {
    const first = await apply({ email });
    const key = { 'idempotency-key': crypto.randomUUID() };
    const changed = { email: 'ANA@newsletter.example', audience: 'By now 9,000 readers.' };
    const second = await apply(changed, key);
    expect(second.response.status).toBe(201);
    expect(Object.keys(second.body.application)).toEqual(Object.keys(first.body.application));
    expect(second.body.application).toMatchObject({
      status: 'pending',
      audience: changed.audience,
    });
    expect(second.body.application['id']).not.toBe(first.body.application['id']);
    expect(second.response.headers.get('idempotent-replayed')).toBeNull();
    expect(await countRows('affiliate_applications')).toBe(1);
    const row = await env.DB.prepare(
      'SELECT id, audience, resent FROM affiliate_applications',
    ).first<Record<string, string>>();
    expect(row).toMatchObject({
      id: first.body.application['id'],
      audience: goodApplication()['audience'],
    });
    expect(row?.['resent']).toContain(changed.audience);
    // Sent again after a lost response, it has the same response.
    const again = await apply({ ...changed, company: 'The Tuesday Letter' }, key);
    expect(again.body).toEqual(second.body);
    expect(again.response.headers.get('idempotent-replayed')).toBe('true');
  });

  test('30 applications of one address cost one row and one e-mail', async () => {
    for (let serial = 0; serial < 30; serial += 1) {
      const { response } = await apply({ email, motivation: `Reason ${serial}` });
      expect(response.status).toBe(201);
    }
    expect(await countRows('affiliate_applications')).toBe(1);
    expect(await mailsQueued('affiliate_application')).toBe(1);
  });

  test('after a decision a new one can be made', async () => {
    await apply({ email });
    await env.DB.prepare("UPDATE affiliate_applications SET status = 'rejected'").run();
    await apply({ email, motivation: 'Another try' });
    expect(await countRows('affiliate_applications')).toBe(2);
  });
});

describe('what one submission may store', () => {
  test('a long text of emoji is refused by its bytes, and the error names the field', async () => {
    const response = await sendJson(
      'POST',
      APPLICATIONS_API,
      goodApplication({ audience: '😀'.repeat(5000), motivation: 'ы'.repeat(5000) }),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { audience: 'Audience is too long: it may have 15,000 bytes, and an emoji has four' },
    });
  });

  test('the largest application takes less than 50 KB of D1, e-mail included', async () => {
    const sizeNow = async () => (await env.DB.prepare('SELECT 1').run()).meta.size_after;
    const before = await sizeNow();
    for (let serial = 0; serial < 8; serial += 1) {
      const long = '😀'.repeat(2500);
      await sendJson(
        'POST',
        APPLICATIONS_API,
        goodApplication({ audience: long, motivation: long }),
      );
    }
    expect(((await sizeNow()) - before) / 8).toBeLessThan(50_000);
  });

  test('a lead keeps 4 KB of where it came from, beginning with the landing page', async () => {
    const long = 'é'.repeat(500);
    await send('lead', {
      landing_page: long,
      referrer: long,
      utm_source: long,
      utm_term: long,
      utm_content: long,
    });
    const row = await env.DB.prepare('SELECT attribution FROM leads').first<string>('attribution');
    expect(Object.keys(JSON.parse(row ?? '{}') as object)).toHaveLength(4);
    expect(new TextEncoder().encode(row ?? '').byteLength).toBeLessThan(4500);
  });
});
