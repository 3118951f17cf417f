import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { parseConfig } from '../../src/config.ts';
import { createEmail } from '../../src/providers/email/client.ts';

const answering = (response: () => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const outbound = async (input: RequestInfo | URL) => {
    requests.push(new Request(input));
    return response();
  };
  return { requests, email: createEmail(parseConfig(env), outbound) };
};

test('it sends what EmailJS reads, and takes OK for an answer', { tags: ['CON-41'] }, async () => {
  const { requests, email } = answering(() => new Response('OK'));
  expect(await email.send({ name: 'Mary' })).toEqual({ ok: true, value: undefined });
  const [request] = requests;
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({
    lib_version: expect.any(String) as string,
    user_id: env.EMAILJS_PUBLIC_KEY,
    service_id: env.EMAILJS_SERVICE_ID,
    template_id: env.EMAILJS_TEMPLATE_ID,
    template_params: { name: 'Mary' },
    accessToken: env.EMAILJS_PRIVATE_KEY,
  });
});

test.each([
  [403, 'API access from non-browser environments is currently disabled', false],
  [413, 'Variables size limit', false],
  [429, 'Too Many Requests', true],
  [500, '', true],
])(
  '%i is a failure that names its text, and says whether it may pass',
  async (status, text, retryable) => {
    const { email } = answering(() => new Response(text, { status }));
    expect(await email.send({})).toMatchObject({
      ok: false,
      error: {
        reason: 'status',
        status,
        retryable,
        message: `EmailJS answered ${status}: ${text}`,
      },
    });
  },
);

test('a page that answers 200 is no delivery', async () => {
  const { email } = answering(() => new Response('<!doctype html>We will be back'));
  expect(await email.send({})).toMatchObject({ ok: false, error: { reason: 'malformed' } });
});

test('a connection that fails is a value, not an exception', async () => {
  const { email } = answering(() => Promise.reject(new Error('refused')));
  expect(await email.send({})).toMatchObject({ ok: false, error: { reason: 'unreachable' } });
});

test('without its keys it is not configured, and calls nobody', async () => {
  const { EMAILJS_PRIVATE_KEY: _absent, ...rest } = env;
  const email = createEmail(parseConfig(rest), () => {
    throw new Error('must not be called');
  });
  expect(email.configured).toBe(false);
  expect(await email.send({})).toMatchObject({ ok: false, error: { reason: 'not_configured' } });
});
