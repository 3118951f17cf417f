import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { mintCaptchaToken } from '../../../sandbox/providers/recaptcha.ts';
import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import { contactForm } from '../../../src/features/contact/contact.contract.ts';
import { submitMessage } from '../../../src/features/contact/submit-message.ts';
import { servicesOf } from '../../../src/services.ts';
import { blankValues, readFields } from '../../../src/shared/form.ts';
import { expectErrors } from '../../setup/console.ts';
import { FLOOD, ORIGIN, request, runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';

const SENT = "Your message has been sent successfully! We'll get back to you soon.";
const FAILED =
  'There was an error sending your message. Please check your information and try again.';
const NOT_VERIFIED = 'Security verification failed. Please try again.';
interface Body {
  message?: string;
  error?: string;
  fields?: Record<string, string>;
}

let serial = 0;

/** A submission as the form sends it, each with a text of its own. */
function submission(changes: Record<string, unknown> = {}) {
  serial += 1;
  return {
    name: 'Mary Whitfield',
    email: 'mary@northquay.example',
    subject: 'Hiring two nurses',
    message: `We are looking for two night nurses, request number ${serial}.`,
    captcha_token: mintCaptchaToken(),
    timestamp: '2026-11-21T09:30:00.000Z',
    user_agent: 'Test browser',
    ...changes,
  };
}

async function send(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const response = await sendJson('POST', '/api/contact', submission(changes), headers);
  return { response, status: response.status, body: await response.json<Body>() };
}

const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

test('a message reaches the team with everything that was typed (CON-31, CON-40, CON-41, ERR-04, X-33)', async () => {
  const { status, body, response } = await send({ message: 'Two nurses, nights, in Leeds.' });
  expect(status).toBe(200);
  expect(body).toEqual({ message: SENT });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [mail] = await sandbox.mails();
  const stored = await env.DB.prepare('select id from contact_messages').first<{ id: string }>();
  expect(mail?.template_params).toEqual({
    name: 'Mary Whitfield',
    email: 'mary@northquay.example',
    subject: 'Hiring two nurses',
    message: 'Two nurses, nights, in Leeds.',
    captcha_token: expect.stringMatching(/^sandbox\./) as string,
    timestamp: '2026-11-21T09:30:00.000Z',
    user_agent: 'Test browser',
    reply_to: 'mary@northquay.example',
    record_url: `${ORIGIN}/admin/people/${stored?.id}`,
  });
  const [call] = await sandbox.calls('emailjs');
  expect(call).toMatchObject({ method: 'POST', path: '/api/v1.0/email/send' });
  expect(Object.keys(call?.body as object).toSorted()).toEqual([
    'accessToken',
    'lib_version',
    'service_id',
    'template_id',
    'template_params',
    'user_id',
  ]);
});

test('a form with errors gets each of them, and nothing is stored or called (CON-30, ERR-07)', async () => {
  const { status, body } = await send({ name: 'J', email: 'abc', subject: '', message: 'short' });
  expect(status).toBe(422);
  expect(body).toEqual({
    error: 'Please fix the errors above before submitting.',
    fields: {
      name: 'Must be at least 2 characters long',
      email: 'Invalid email format',
      subject: 'This field is required',
      message: 'Must be at least 10 characters long',
    },
  });
  expect(await count('contact_messages')).toBe(0);
  expect(await sandbox.calls('recaptcha')).toEqual([]);
});

describe('only a person passes (CAP-04, CAP-05, CST-01)', () => {
  test.each([
    ['a score of 0.3', { success: true, score: 0.3 }, 200],
    ['no score', { success: true, score: null }, 200],
    ['a score of 0.29', { success: true, score: 0.29 }, 403],
    ['no success', { success: false, score: 0.9 }, 403],
  ])('%s', async (_name, response, status) => {
    await sandbox.captcha(response);
    const { status: got, body } = await send();
    expect(got).toBe(status);
    if (status === 403) {
      expect(body.error).toBe(NOT_VERIFIED);
      expect(await count('contact_messages')).toBe(0);
      expect(await sandbox.mails()).toEqual([]);
    }
  });

  test('a message without a token is refused (CAP-07, ERR-02)', async () => {
    const { status, body } = await send({ captcha_token: '' });
    expect(status).toBe(403);
    expect(body.error).toBe('Failed to verify you are human. Please try again.');
  });

  test('a token that was made for another form is refused', async () => {
    const { status } = await send({ captcha_token: mintCaptchaToken('login') });
    expect(status).toBe(403);
  });

  test('a token works once', async () => {
    const captcha_token = mintCaptchaToken();
    expect((await send({ captcha_token })).status).toBe(200);
    expect((await send({ captcha_token })).status).toBe(403);
  });
});

describe('three messages in fifteen minutes (CON-35, CON-36, CST-09, ERR-06)', () => {
  test('the fourth is refused with the time to wait; another address is not', async () => {
    for (let index = 0; index < 3; index += 1) expect((await send()).status).toBe(200);
    await sandbox.clearCalls();
    const { status, body, response } = await send();
    expect(status).toBe(429);
    expect(await sandbox.calls('recaptcha'), 'it costs no check').toEqual([]);
    expect(body.error).toBe('Too many submissions. Please wait 15 minutes before trying again.');
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    expect((await send({ email: 'MARY@northquay.example' })).status).toBe(429);
    expect((await send({ email: 'other@northquay.example' })).status).toBe(200);
  });

  test('the message has the minutes that are left, and then the limit ends', async () => {
    for (let index = 0; index < 3; index += 1) await send();
    const shift = async (minutes: number) => {
      await env.DB.prepare('UPDATE contact_messages SET created_at = created_at - ?')
        .bind(minutes * 60_000)
        .run();
      for (const { name } of (await env.KV.list()).keys) await env.KV.delete(name);
    };
    await shift(12);
    expect((await send()).body.error).toBe(
      'Too many submissions. Please wait 3 minutes before trying again.',
    );
    await shift(4);
    expect((await send()).status).toBe(200);
  });

  test('of a hundred at once exactly three become messages and e-mails', async () => {
    const responses = await Promise.all(Array.from({ length: 100 }, () => send()));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(97);
    expect(await count('contact_messages')).toBe(3);
    expect(await sandbox.mails()).toHaveLength(3);
  });

  test('without the counter in KV, the limit in D1 still holds', async () => {
    for (let index = 0; index < 3; index += 1) await send();
    for (const { name } of (await env.KV.list()).keys) await env.KV.delete(name);
    expect((await send()).status).toBe(429);
  });

  test('no name of a key has an address in it', async () => {
    await send();
    const names = (await env.KV.list()).keys.map(({ name }) => name);
    expect(names).toHaveLength(1);
    expect(names.join()).not.toContain('northquay');
  });

  test('the rate limiter refuses an address with very many requests, IPv6 by its /64', async () => {
    const statuses = await Promise.all(
      Array.from({ length: FLOOD }, async (_, index) => {
        const { status } = await send(
          { email: `person${index}@northquay.example` },
          { 'cf-connecting-ip': `2001:db8:1:2::${index.toString(16)}` },
        );
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  });
});

describe('the same message again', () => {
  test('arrives once (Y-09)', async () => {
    const message = 'One and the same message, sent twice.';
    expect((await send({ message })).status).toBe(200);
    expect((await send({ message })).status).toBe(200);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('twenty times at once arrives once', async () => {
    const message = 'A very impatient double click, really.';
    await Promise.all(Array.from({ length: 20 }, () => send({ message })));
    expect(await sandbox.mails()).toHaveLength(1);
  });
});

describe('an e-mail that cannot be delivered (CON-33, Y-09)', () => {
  test.each([
    [{ mode: 'refuse' as const }, 502],
    [{ mode: 'status' as const, status: 500 }, 502],
    [{ mode: 'status' as const, status: 429 }, 502],
    [{ mode: 'html' as const }, 502],
  ])(
    // A hanging provider: tests/submissions/faults.test.ts.
    '$mode: the visitor sees an error, and the team gets the e-mail later',
    async (fault, status) => {
      expectErrors();
      await sandbox.fault('emailjs', fault);
      const message = 'This must not get lost, whatever happens.';
      const response = await send({ message });
      expect(response.status).toBe(status);
      expect(response.body.error).toBe(FAILED);
      expect(await count('contact_messages')).toBe(1);
      await sandbox.heal();
      await runCron(OUTBOX_CRON);
      await runCron(OUTBOX_CRON);
      const mails = await sandbox.mails();
      expect(mails.map((mail) => mail.template_params['message'])).toEqual([message]);
      // Sent again by the visitor, it makes no second e-mail.
      expect((await send({ message })).status).toBe(200);
      expect(await sandbox.mails()).toHaveLength(1);
    },
  );

  test('sent again while it still cannot leave, it is not said to be sent', async () => {
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 500, times: 2 });
    const message = 'This is sent by somebody who does not give up.';
    expect((await send({ message })).status).toBe(502);
    expect((await send({ message })).status).toBe(502);
    expect((await send({ message })).status).toBe(200);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('a busy provider gets a second request', async () => {
    await sandbox.fault('emailjs', { mode: 'status', status: 429, times: 1 });
    expect((await send()).status).toBe(200);
    expect(await sandbox.mails()).toHaveLength(1);
  });

  test('releases its slot: three failures leave three attempts', async () => {
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 500, times: 3 });
    for (let index = 0; index < 3; index += 1) expect((await send()).status).toBe(502);
    for (let index = 0; index < 3; index += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });
});

test('without KV the limit still holds, and messages still arrive', async () => {
  const broken = () => Promise.reject(new Error('KV is away'));
  const services = {
    ...servicesOf(env),
    kv: { get: broken, put: broken } as unknown as KVNamespace,
  };
  const take = () => {
    const { captcha_token, user_agent, timestamp, ...typed } = submission();
    const read = readFields(contactForm, { ...blankValues(contactForm), ...typed });
    if (!read.ok) throw new Error('The submission has errors');
    return submitMessage(services, read.value, {
      captchaToken: captcha_token,
      userAgent: user_agent,
      timestamp,
      key: undefined,
      isCounted: true,
      host: 'localhost',
    });
  };
  for (let index = 0; index < 3; index += 1) await take();
  await expect(take()).rejects.toMatchObject({ code: 'too_many' });
  expect(await sandbox.mails()).toHaveLength(3);
});

describe('the form without JavaScript', () => {
  const fields = {
    name: 'Mary Whitfield',
    email: 'mary@northquay.example',
    subject: 'Two nurses & a "lead"',
    message: 'First line\nsecond line + more',
  };
  const post = (headers: Record<string, string> = {}, body = new URLSearchParams(fields)) =>
    request('/contact', { method: 'POST', body, headers: { origin: ORIGIN, ...headers } });

  test('comes back with what was typed and a link to an e-mail with it', async () => {
    const response = await post();
    expect(response.status).toBe(403);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('Your message was not sent');
    expect(html).toMatch(
      /href="mailto:[^"?]+\?subject=Two%20nurses%20%26%20a%20%22lead%22&amp;body=First%20line%0Asecond%20line%20%2B%20more"/,
    );
    expect(html).toContain('value="mary@northquay.example"');
    expect(html).toContain('second line + more</textarea>');
    expect(await count('contact_messages')).toBe(0);
  });

  test('is refused from another site, and with another type', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
    const much = new URLSearchParams({ ...fields, message: 'x'.repeat(100_000) });
    expect((await post({}, much)).status).toBe(413);
  });
});
