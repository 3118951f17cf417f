import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { parseConfig } from '../../src/config.ts';
import type { Message } from '../../src/outbox/mail.port.ts';
import { createEmail } from '../../src/providers/email/emailjs-client.ts';

const message: Message = {
  kind: 'contact',
  to: 'team',
  replyTo: { name: 'Mary', email: 'mary@example.com' },
  subject: 'Two nurses',
  text: 'We need two nurses.',
  fields: { timestamp: '2026-11-21T09:30:00.000Z' },
};
const params = {
  name: 'Mary',
  email: 'mary@example.com',
  subject: 'Two nurses',
  message: 'We need two nurses.',
  timestamp: '2026-11-21T09:30:00.000Z',
};

const respondingWith = (response: () => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const outbound = async (input: RequestInfo | URL) => {
    requests.push(new Request(input));
    return response();
  };
  return { requests, email: createEmail(parseConfig(env), outbound) };
};

test('a message is sent as the template’s parameters, and OK means success (CON-41)', async () => {
  const { requests, email } = respondingWith(() => new Response('OK'));
  expect(await email.send(message)).toEqual({ ok: true, value: undefined });
  const [request] = requests;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({
    lib_version: expect.any(String) as string,
    user_id: env.EMAILJS_PUBLIC_KEY,
    service_id: env.EMAILJS_SERVICE_ID,
    template_id: env.EMAILJS_TEMPLATE_ID,
    template_params: params,
    accessToken: env.EMAILJS_PRIVATE_KEY,
  });
});

test.each<[string, Partial<Message>, Record<string, string>]>([
  [
    'a lead as automated',
    { kind: 'lead' },
    { ...params, lead_notification: 'true', captcha_token: 'automated-lead-notification' },
  ],
  [
    'a person’s own address',
    { to: { name: 'Ana', email: 'ana@example.com' } },
    { ...params, to_name: 'Ana', to_email: 'ana@example.com' },
  ],
])('the template is given %s (LEAD-13)', async (_what, change, expected) => {
  const { requests, email } = respondingWith(() => new Response('OK'));
  await email.send({ ...message, ...change });
  expect(await requests[0]?.json()).toMatchObject({ template_params: expected });
});

test.each([
  [400, 'The template ID not found', undefined],
  [400, 'The Public Key is invalid', undefined],
  [400, 'A parameter is wrong', true],
  [403, 'API access from non-browser environments is currently disabled', undefined],
  [413, 'Variables size limit', true],
  [422, 'The recipients address is empty', true],
  [429, 'Too Many Requests', undefined],
  [500, '', undefined],
])(
  '%i (%s) is a failure with its text; what is about one e-mail alone is a refusal',
  async (status, text, isRefusal) => {
    const { email } = respondingWith(() => new Response(text, { status }));
    const sent = await email.send(message);
    expect(sent).toMatchObject({
      ok: false,
      error: {
        reason: 'status',
        status,
        message: `EmailJS answered with error ${status}${text && `: ${text}`}`,
      },
    });
    expect(sent.ok ? null : sent.error.isRefusal).toBe(isRefusal);
  },
);

test('an HTML page with status 200 is a failure', async () => {
  const { email } = respondingWith(() => new Response('<!doctype html>We will be back'));
  expect(await email.send(message)).toMatchObject({ ok: false, error: { reason: 'malformed' } });
});

test('a connection that fails is a value, not an exception', async () => {
  const { email } = respondingWith(() => Promise.reject(new Error('refused')));
  expect(await email.send(message)).toMatchObject({ ok: false, error: { reason: 'unreachable' } });
});

test('without its keys it is not configured and sends no request', async () => {
  const { EMAILJS_PRIVATE_KEY: _absent, ...rest } = env;
  const email = createEmail(parseConfig(rest), () => {
    throw new Error('must not be called');
  });
  expect(email.configured).toBe(false);
  expect(await email.send(message)).toMatchObject({
    ok: false,
    error: { reason: 'not_configured' },
  });
});
