import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { mintCaptchaToken } from '../../sandbox/providers/recaptcha.ts';
import { deleteOldKeys } from '../../src/db/idempotency-keys.ts';
import { servicesOf } from '../../src/services.ts';
import { sendJson } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { expectErrors } from '../setup/console.ts';

const MAIL_SENT = "SELECT count(*) AS n FROM outbox WHERE status = 'sent'";

interface Intake {
  name: string;
  path: string;
  table: string;
  ok: number;
  /** A submission as the browser makes it; each call is another try at the same content. */
  body: (changes?: Record<string, unknown>) => Record<string, unknown>;
  /** What makes it another submission. */
  other: Record<string, unknown>;
}

const INTAKES: Intake[] = [
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
const send = (intake: Intake, key: string, changes?: Record<string, unknown>) =>
  sendJson('POST', intake.path, intake.body(changes), { 'idempotency-key': key });
const rows = (table: string) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n');

/** Waits until the team has been told so often, and then no more. */
async function told(times: number): Promise<void> {
  await expect.poll(() => env.DB.prepare(MAIL_SENT).first('n'), { timeout: 5000 }).toBe(times);
  expect(await rows('outbox')).toBe(times);
  expect(await sandbox.mails()).toHaveLength(times);
}

describe.each(INTAKES)('$name', (intake) => {
  test('that is sent again because its answer got lost is the same one, and gets the same answer', async () => {
    const key = newKey();
    const first = await send(intake, key);
    expect(first.status).toBe(intake.ok);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    const body = await first.json();
    for (let tries = 0; tries < 4; tries += 1) {
      const again = await send(intake, key);
      expect(again.status).toBe(intake.ok);
      expect(await again.json()).toEqual(body);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
    }
    expect(await rows(intake.table)).toBe(1);
    await told(1);
  });

  test('that is sent twenty times at once is one, and every sender is thanked alike', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(intake, key)));
    const bodies = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, body: await answer.json() })),
    );
    for (const answer of bodies) expect(answer).toEqual(bodies[0]);
    expect(bodies[0]?.status).toBe(intake.ok);
    expect(await rows(intake.table)).toBe(1);
    await told(1);
  });

  test('that is sent from two tabs, each with a key of its own, reaches the team once', async () => {
    const answers = await Promise.all([send(intake, newKey()), send(intake, newKey())]);
    expect(answers.map(({ status }) => status)).toEqual([intake.ok, intake.ok]);
    await told(1);
  });

  test('under the key of another one is refused by name, and the first one stays', async () => {
    const key = newKey();
    expect((await send(intake, key)).status).toBe(intake.ok);
    const other = await send(intake, key, intake.other);
    expect(other.status).toBe(422);
    expect(await other.json()).toEqual({
      error: 'Something else was sent with this Idempotency-Key before',
      fields: { 'Idempotency-Key': 'Already used for other content' },
    });
    expect(await rows(intake.table)).toBe(1);
    await told(1);
  });

  test('of two with one key that race, one is taken and the other is told', async () => {
    const key = newKey();
    const answers = await Promise.all([send(intake, key), send(intake, key, intake.other)]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([intake.ok, 422]);
    expect(await rows(intake.table)).toBe(1);
    await told(1);
  });

  test.each([
    '',
    'x',
    '1',
    'a'.repeat(500),
    '00000000-0000-0000-0000-00000000000g',
    newKey() + 'a',
  ])('with a key that is none (%j) is told so, and not stored', async (key) => {
    const answer = await send(intake, key);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { 'Idempotency-Key': 'Invalid format' } });
    expect(await rows(intake.table)).toBe(0);
  });

  test('that was refused leaves its key free', async () => {
    const key = newKey();
    expect((await send(intake, key, { email: 'nobody' })).status).toBe(422);
    expect((await send(intake, key)).status).toBe(intake.ok);
    await told(1);
  });
});

const [message, lead, application] = INTAKES as [Intake, Intake, Intake];

test('one key may name a message and a lead: they are counted apart', async () => {
  const key = newKey();
  for (const intake of INTAKES) expect((await send(intake, key)).status).toBe(intake.ok);
  await told(3);
});

test(
  'a key that was used for a known e-mail stands for that lead as well',
  { tags: ['LEAD-10'] },
  async () => {
    await send(lead, newKey());
    const key = newKey();
    expect((await send(lead, key, { name: 'Thomas' })).status).toBe(200);
    expect((await send(lead, key, { name: 'Thomas' })).status).toBe(200);
    expect((await send(lead, key, lead.other)).status).toBe(422);
    expect(await rows('leads')).toBe(1);
    await told(1);
  },
);

test('an application whose answer got lost a day ago is still the same one', async () => {
  const key = newKey();
  const first = await (await send(application, key)).json();
  await env.DB.prepare(
    'UPDATE affiliate_applications SET created_at = created_at - 90000000',
  ).run();
  const again = await (await send(application, key)).json<{ application: { id: string } }>();
  expect(again.application.id).toBe((first as typeof again).application.id);
  expect(await rows('affiliate_applications')).toBe(1);
  await told(1);
});

test('keys are forgotten after a week, and not before', async () => {
  await send(lead, newKey());
  await send(message, newKey());
  await deleteOldKeys(servicesOf(env).db);
  expect(await rows('submission_keys')).toBe(2);
  await env.DB.prepare(
    "UPDATE submission_keys SET created_at = created_at - 604800001 WHERE key LIKE 'lead:%'",
  ).run();
  await deleteOldKeys(servicesOf(env).db);
  expect(await rows('submission_keys')).toBe(1);
  await told(2);
});

describe('a message sent again', () => {
  test('takes no slot of the limit, and gets through when the slots are used up', async () => {
    const key = newKey();
    for (let tries = 0; tries < 3; tries += 1) expect((await send(message, key)).status).toBe(200);
    for (const index of [1, 2]) {
      const text = `Another message, number ${index}.`;
      expect((await send(message, newKey(), { message: text })).status).toBe(200);
    }
    const fourth = await send(message, newKey(), { message: 'One message too many.' });
    expect(fourth.status).toBe(429);
    expect((await send(message, key)).status).toBe(200);
    await told(3);
  });

  test('after a failed delivery goes out then, once', async () => {
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 500, times: 1 });
    const key = newKey();
    expect((await send(message, key)).status).toBe(502);
    expect((await send(message, key)).status).toBe(200);
    expect((await send(message, key)).status).toBe(200);
    expect(await rows('contact_messages')).toBe(1);
    await told(1);
  });

  test('with the very same token, by a proxy or an impatient hand, is thanked like the first', async () => {
    const body = message.body();
    const answers = await Promise.all([1, 2, 3].map(() => sendJson('POST', message.path, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows('contact_messages')).toBe(1);
    await told(1);
  });

  test('under its key is stored already: a captcha service that is away is not asked', async () => {
    const key = newKey();
    expect((await send(message, key)).status).toBe(200);
    await sandbox.fault('recaptcha', { mode: 'refuse' });
    expect((await send(message, key)).status).toBe(200);
    await told(1);
  });
});
