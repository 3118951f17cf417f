import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { expectErrors } from '../setup/console.ts';
import { ORIGIN, request, runCron, sendJson } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';

const MAIL_CRON = '*/2 * * * *';

const lead = { name: 'Tom Okafor', email: 'tom@halvorsen.example' };

interface Row {
  name: string;
  email: string;
  source: string;
  partner_key: string | null;
  attribution: string | null;
}

const rows = async () => (await env.DB.prepare('SELECT * FROM leads').all<Row>()).results;

/** Waits until the notifications, which no visitor waits for, are sent and written down. */
const notified = (times: number) =>
  expect
    .poll(
      async () =>
        env.DB.prepare("SELECT count(*) AS n FROM outgoing_mail WHERE status = 'sent'").first('n'),
      { timeout: 5000 },
    )
    .toBe(times);

test('LEAD-09 LEAD-13 TRK-06 a lead is stored and announced with where it came from', async () => {
  const response = await sendJson('POST', '/api/leads', {
    ...lead,
    source: 'RiC_Hero_CTA',
    partner_key: 'acme',
    utm_campaign: 'autumn',
    landing_page: '/pricing',
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    lead: { ...lead, source: 'RiC_Hero_CTA', partner_key: 'acme' },
  });
  const [row] = await rows();
  expect(row).toMatchObject({ ...lead, source: 'RiC_Hero_CTA', partner_key: 'acme' });
  expect(JSON.parse(row?.attribution ?? '')).toEqual({
    utm_campaign: 'autumn',
    landing_page: '/pricing',
  });
  await notified(1);
  const [mail] = await sandbox.mails();
  expect(Object.keys(mail?.template_params ?? {}).toSorted()).toEqual([
    'captcha_token',
    'email',
    'lead_notification',
    'message',
    'name',
    'subject',
    'timestamp',
    'user_agent',
  ]);
  expect(mail?.template_params).toMatchObject({ ...lead, subject: 'New Lead' });
});

test('LEAD-12 a lead without a source is from hero_cta, without a partner from nobody', async () => {
  const response = await sendJson('POST', '/api/leads', { ...lead, partner_key: null });
  expect(await response.json()).toEqual({
    lead: { ...lead, source: 'hero_cta', partner_key: null },
  });
  expect(await rows()).toMatchObject([
    { source: 'hero_cta', partner_key: null, attribution: null },
  ]);
  await notified(1);
});

describe('LEAD-02 LEAD-03 LEAD-04 what is missing is named', () => {
  test.each([
    [
      { name: '', email: '' },
      { name: 'Please enter your name', email: 'Please enter your email' },
    ],
    [{}, { name: 'Please enter your name', email: 'Please enter your email' }],
    [{ ...lead, name: '   ' }, { name: 'Please enter your name' }],
    [{ ...lead, email: 'tom' }, { email: 'Please enter a valid email address' }],
    [{ ...lead, email: 'a@b' }, { email: 'Please enter a valid email address' }],
    [{ ...lead, name: 'x'.repeat(201) }, { name: 'Name is too long' }],
    [{ ...lead, name: 7 }, { name: 'Invalid format' }],
    [{ ...lead, source: '<script>' }, { source: 'Invalid format' }],
    [{ ...lead, partner_key: 'x'.repeat(201) }, { partner_key: 'Invalid format' }],
    [{ ...lead, id: 'mine' }, { id: 'Unknown field' }],
  ])('%j', async (body, fields) => {
    const response = await sendJson('POST', '/api/leads', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
    expect(await rows()).toEqual([]);
  });

  test('LEAD-02 a name of 200 signs and an address of 254 are kept', async () => {
    const long = { name: '𠮷'.repeat(200), email: `${'a'.repeat(242)}@example.com` };
    expect((await sendJson('POST', '/api/leads', long)).status).toBe(200);
    expect(await rows()).toMatchObject([long]);
    await notified(1);
  });
});

test('a call from another site, or of another type, stores nothing', async () => {
  const foreign = await sendJson('POST', '/api/leads', lead, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  const form = await request('/api/leads', {
    method: 'POST',
    body: new URLSearchParams(lead),
    headers: { origin: ORIGIN },
  });
  expect(form.status).toBe(415);
  expect(await rows()).toEqual([]);
});

describe('Y-10 a known e-mail', () => {
  test('LEAD-10 API-12 Y-10 keeps its first row and its one e-mail, and the answer does not tell', async () => {
    const first = await sendJson('POST', '/api/leads', lead);
    await notified(1);
    const changed = { name: 'Somebody Else', email: 'TOM@halvorsen.example' };
    const second = await sendJson('POST', '/api/leads', changed);
    expect(second.status).toBe(first.status);
    expect(await second.json()).toEqual({
      lead: { ...changed, source: 'hero_cta', partner_key: null },
    });
    expect(await rows()).toMatchObject([lead]);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('LEAD-11 fifty at once become one row and one e-mail, and all succeed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sendJson('POST', '/api/leads', lead)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await rows()).toHaveLength(1);
    await notified(1);
    expect(await sandbox.mails()).toHaveLength(1);
  });
});

describe('LEAD-14 the lead does not depend on its e-mail', () => {
  test.each([{ mode: 'refuse' as const }, { mode: 'status' as const, status: 500 }])(
    '$mode: the lead succeeds, the e-mail follows by cron',
    async (fault) => {
      expectErrors();
      await sandbox.fault('emailjs', fault);
      expect((await sendJson('POST', '/api/leads', lead)).status).toBe(200);
      await expect
        .poll(async () => (await sandbox.calls('emailjs')).length)
        .toBeGreaterThanOrEqual(1);
      await expect
        .poll(async () =>
          env.DB.prepare('SELECT status FROM outgoing_mail').first<string>('status'),
        )
        .toBe('pending');
      await sandbox.heal();
      await runCron(MAIL_CRON);
      expect(await sandbox.mails()).toHaveLength(1);
    },
  );
});

test('LEAD-07 a store that fails says so, and no e-mail goes out', async () => {
  expectErrors();
  await env.DB.prepare('DROP TABLE leads').run();
  const response = await sendJson('POST', '/api/leads', lead);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'Something went wrong. Please try again.' });
  expect(await sandbox.mails()).toEqual([]);
});

test('a name cannot write lines of its own into the mail to the team', async () => {
  const response = await sendJson('POST', '/api/leads', {
    ...lead,
    name: 'Tom\nSource: forged\u0000\tOkafor',
  });
  expect(response.status).toBe(200);
  expect((await rows())[0]?.name).toBe('Tom Source: forged Okafor');
  expect((await sendJson('POST', '/api/leads', { ...lead, name: '\u0000\n' })).status).toBe(422);
});
