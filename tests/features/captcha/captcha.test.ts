import { describe, expect, test } from 'vitest';

import { mintCaptchaToken } from '../../../sandbox/providers/recaptcha.ts';
import { isHuman } from '../../../src/features/captcha/captcha.contract.ts';
import { expectErrors } from '../../setup/console.ts';
import { sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';

const verify = (token: unknown) => sendJson('POST', '/api/verify-captcha', { token });

test('the provider’s verdict is returned (CAP-03, API-01)', async () => {
  await sandbox.captcha({ success: true, score: 0.7 });
  const response = await verify(mintCaptchaToken());
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, score: 0.7, 'error-codes': [] });
});

test('a malformed token is no success (API-01)', async () => {
  const response = await verify('nonsense');
  expect(await response.json()).toEqual({
    success: false,
    'error-codes': ['invalid-input-response'],
  });
});

test.each([undefined, '', null, 5, 'x'.repeat(9000)])(
  'a missing token is refused: %# (API-01)',
  async (token) => {
    const response = await verify(token);
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty('fields.token');
    expect(await sandbox.calls('recaptcha')).toEqual([]);
  },
);

test.each([
  [{ mode: 'refuse' as const }, 502],
  [{ mode: 'status' as const, status: 500 }, 502],
  [{ mode: 'malformed' as const }, 502],
  // A hanging provider: tests/submissions/faults.test.ts.
])('a failing provider is an error: %j (CAP-05)', async (fault, status) => {
  expectErrors();
  await sandbox.fault('recaptcha', fault);
  const response = await verify(mintCaptchaToken());
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    error: 'Security verification failed. Please try again.',
  });
});

describe('who is a person (CAP-04)', () => {
  const expected = { actions: ['form_submit'], hosts: ['www.meetric.example'] };
  test.each([
    [{ success: true }, true],
    [{ success: true, score: 0.3 }, true],
    [{ success: true, score: 1 }, true],
    [{ success: true, score: 0.299 }, false],
    [{ success: true, score: 0 }, false],
    [{ success: true, score: Number.NaN }, false],
    [{ success: false, score: 1 }, false],
    [{ success: true, action: 'FORM_SUBMIT' }, true],
    [{ success: true, action: 'login' }, false],
    [{ success: true, hostname: 'WWW.meetric.example' }, true],
    [{ success: true, hostname: 'evil.example' }, false],
  ])('%j: %s', (verdict, human) => {
    expect(isHuman(verdict, expected)).toBe(human);
  });
});
