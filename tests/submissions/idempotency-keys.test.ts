import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { deleteOldKeys } from '../../src/db/idempotency-keys.ts';
import { servicesOf } from '../../src/services.ts';
import { sendJson } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { expectErrors } from '../setup/console.ts';

const MAIL_SENT = "SELECT count(*) AS n FROM outbox WHERE status = 'sent'";

interface Form {
  name: string;
  path: string;
  table: string;
  ok: number;
  /** The body as the browser sends it; each call is another attempt with the same content. */
  body: (changes?: Record<string, unknown>) => Record<string, unknown>;
  /** Makes it another submission. */
  other: Record<string, unknown>;
}

const FORMS: Form[] = [
  {
    name: 'a message',
    path: '/api/contact',
    table: 'contact_messages',
    ok: 200,
    body: (changes = {}) => ({
      name: 'Mary Whitfield',
      email: 'mary@northquay.example',
      subject: 'Hiring two nurses',
      message: 'We are looking for two night nurses.',
      captcha_token: mintCaptchaToken(),
      timestamp: new Date().toISOString(),
      user_agent: 'Test browser',
      ...changes,
    }),
    other: { message: 'We are looking for three night nurses.' },
  },
  {
    name: 'a lead',
    path: '/api/leads',
    table: 'leads',
    ok: 200,
    body: (changes = {}) => ({
      name: 'Tom Okafor',
      email: 'tom@halvorsen.example',
      source: 'RiC_Hero_CTA',
      ...changes,
    }),
    other: { email: 'thomas@halvorsen.example' },
  },
  {
    name: 'an application',
    path: '/api/affiliates/applications',
    table: 'affiliate_applications',
    ok: 201,
    body: (changes = {}) => ({
      firstName: 'Ana',
      lastName: 'Quintero',
      email: 'ana@newsletter.example',
      experience: 'intermediate',
      audience: '4,000 HR leads read my Tuesday letter.',
      motivation: 'They ask me every week what to use.',
      terms: true,
      ...changes,
    }),
    other: { motivation: 'A better reason.' },
  },
];

const newKey = () => crypto.randomUUID();
const send = (form: Form, key: string, changes?: Record<string, unknown>) =>
  sendJson('POST', form.path, form.body(changes), { 'idempotency-key': key });
const rows = (table: string) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n');

/** Waits until the team has so many e-mails, and no more. */
async function expectMails(times: number): Promise<void> {
  await expect.poll(() => env.DB.prepare(MAIL_SENT).first('n')).toBe(times);
  expect(await rows('outbox')).toBe(times);
  expect(await sandbox.mails()).toHaveLength(times);
}

describe.each(FORMS)('$name', (form) => {
  test('sent again after a lost response is stored once and gets the same response', async () => {
    const key = newKey();
    const first = await send(form, key);
    expect(first.status).toBe(form.ok);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const body = await first.json();
    for (let tries = 0; tries < 4; tries += 1) {
      const again = await send(form, key);
      expect(again.status).toBe(form.ok);
      expect(await again.json()).toEqual(body);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    }
    expect(await rows(form.table)).toBe(1);
    await expectMails(1);
  });

  test('sent twenty times at once is stored once, and every response is the same', async () => {
    const key = newKey();
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(form, key)));
    const bodies = await Promise.all(
      responses.map(async (response) => ({ status: response.status, body: await response.json() })),
    );
    for (const response of bodies) expect(response).toEqual(bodies[0]);
    expect(bodies[0]?.status).toBe(form.ok);
    expect(await rows(form.table)).toBe(1);
    await expectMails(1);
  });

  test('sent from two tabs, each with its own key, makes one e-mail', async () => {
    const responses = await Promise.all([send(form, newKey()), send(form, newKey())]);
    expect(responses.map(({ status }) => status)).toEqual([form.ok, form.ok]);
    await expectMails(1);
  });

  test('under the key of another one is refused, and the first one stays', async () => {
    const key = newKey();
    expect((await send(form, key)).status).toBe(form.ok);
    const other = await send(form, key, form.other);
    expect(other.status).toBe(422);
    expect(await other.json()).toEqual({
      error: 'Something else was sent with this Idempotency-Key before',
      fields: { 'Idempotency-Key': 'Already used for other content' },
    });
    expect(await rows(form.table)).toBe(1);
    await expectMails(1);
  });

  test('of two different ones with the same key at once, one is stored and the other refused', async () => {
    const key = newKey();
    const responses = await Promise.all([send(form, key), send(form, key, form.other)]);
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([form.ok, 422]);
    expect(await rows(form.table)).toBe(1);
    await expectMails(1);
  });

  test.each([
    '',
    'x',
    '1',
    'a'.repeat(500),
    '00000000-0000-0000-0000-00000000000g',
    newKey() + 'a',
  ])('with a malformed key (%j) is refused and not stored', async (key) => {
    const response = await send(form, key);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { 'Idempotency-Key': 'Invalid format' },
    });
    expect(await rows(form.table)).toBe(0);
  });

  test('that was refused leaves its key unused', async () => {
    const key = newKey();
    expect((await send(form, key, { email: 'nobody' })).status).toBe(422);
    expect((await send(form, key)).status).toBe(form.ok);
    await expectMails(1);
  });
});

const [message, lead, application] = FORMS as [Form, Form, Form];

test('the same key may be used for a message and a lead', async () => {
  const key = newKey();
  for (const form of FORMS) expect((await send(form, key)).status).toBe(form.ok);
  await expectMails(3);
});

test('a key that was sent with a known e-mail belongs to that lead (LEAD-10)', async () => {
  await send(lead, newKey());
  const key = newKey();
  expect((await send(lead, key, { name: 'Thomas' })).status).toBe(200);
  expect((await send(lead, key, { name: 'Thomas' })).status).toBe(200);
  expect((await send(lead, key, lead.other)).status).toBe(422);
  expect(await rows('leads')).toBe(1);
  await expectMails(1);
});

test('an application sent again a day after a lost response is the same one', async () => {
  const key = newKey();
  const first = await (await send(application, key)).json();
  await env.DB.prepare(
    'UPDATE affiliate_applications SET created_at = created_at - 90000000',
  ).run();
  const again = await (await send(application, key)).json<{ application: { id: string } }>();
  expect(again.application.id).toBe((first as typeof again).application.id);
  expect(await rows('affiliate_applications')).toBe(1);
  await expectMails(1);
});

test('keys are deleted after a week, and not before', async () => {
  await send(lead, newKey());
  await send(message, newKey());
  await deleteOldKeys(servicesOf(env).db);
  expect(await rows('submission_keys')).toBe(2);
  await env.DB.prepare(
    "UPDATE submission_keys SET created_at = created_at - 604800001 WHERE key LIKE 'lead:%'",
  ).run();
  await deleteOldKeys(servicesOf(env).db);
  expect(await rows('submission_keys')).toBe(1);
  await expectMails(2);
});

describe('a message sent again', () => {
  test('uses no slot of the limit, and passes when the slots are used up', async () => {
    const key = newKey();
    for (let tries = 0; tries < 3; tries += 1) expect((await send(message, key)).status).toBe(200);
    for (const index of [1, 2]) {
      const text = `Another message, number ${index}.`;
      expect((await send(message, newKey(), { message: text })).status).toBe(200);
    }
    const fourth = await send(message, newKey(), { message: 'One message too many.' });
    expect(fourth.status).toBe(429);
    expect((await send(message, key)).status).toBe(200);
    await expectMails(3);
  });

  test('after a failed delivery is delivered once', async () => {
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 500, times: 1 });
    const key = newKey();
    expect((await send(message, key)).status).toBe(502);
    expect((await send(message, key)).status).toBe(200);
    expect((await send(message, key)).status).toBe(200);
    expect(await rows('contact_messages')).toBe(1);
    await expectMails(1);
  });

  test('with the same captcha token, by a proxy or a double click, gets the same response', async () => {
    const body = message.body();
    const responses = await Promise.all([1, 2, 3].map(() => sendJson('POST', message.path, body)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows('contact_messages')).toBe(1);
    await expectMails(1);
  });

  test('under its key needs no captcha call', async () => {
    const key = newKey();
    expect((await send(message, key)).status).toBe(200);
    await sandbox.fault('recaptcha', { mode: 'refuse' });
    expect((await send(message, key)).status).toBe(200);
    await expectMails(1);
  });
});
