import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { parseConfig } from '../../src/config.ts';
import { createCaptcha } from '../../src/providers/captcha/recaptcha-client.ts';

const respondingWith = (body: string, status = 200) => {
  const requests: Request[] = [];
  const outbound = async (input: RequestInfo | URL) => {
    requests.push(new Request(input));
    return new Response(body, { status });
  };
  return { requests, captcha: createCaptcha(parseConfig(env), outbound) };
};

test('a token is sent as a form, and the verdict is read', async () => {
  const { requests, captcha } = respondingWith(
    JSON.stringify({ success: true, score: 0.4, action: 'form_submit', hostname: 'localhost' }),
  );
  expect(await captcha.verify('the token')).toEqual({
    ok: true,
    value: {
      success: true,
      score: 0.4,
      action: 'form_submit',
      hostname: 'localhost',
      errorCodes: [],
    },
  });
  const [request] = requests;
  expect(request?.url).toBe('https://www.google.com/recaptcha/api/siteverify');
  expect(request?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  const form = await request?.formData();
  expect([...(form ?? [])]).toEqual([
    ['secret', env.RECAPTCHA_SECRET_KEY],
    ['response', 'the token'],
  ]);
});

test('a verdict without a score, or with null for what is absent, is read as absent', async () => {
  const { captcha } = respondingWith(
    JSON.stringify({ success: false, score: null, 'error-codes': ['bad-request'] }),
  );
  expect(await captcha.verify('x')).toEqual({
    ok: true,
    value: { success: false, errorCodes: ['bad-request'] },
  });
});

test.each([
  ['', 200, 'malformed'],
  ['{"success":"yes"}', 200, 'malformed'],
  ['[]', 200, 'malformed'],
  ['{"success":true}', 500, 'status'],
])('%j with status %i is a failure', async (body, status, reason) => {
  const { captcha } = respondingWith(body, status);
  expect(await captcha.verify('x')).toMatchObject({ ok: false, error: { reason } });
});

test('without its secret it is not configured', async () => {
  const { RECAPTCHA_SECRET_KEY: _absent, ...rest } = env;
  const captcha = createCaptcha(parseConfig(rest), fetch);
  expect(await captcha.verify('x')).toMatchObject({
    ok: false,
    error: { reason: 'not_configured' },
  });
});
