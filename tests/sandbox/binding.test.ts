import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { sandbox } from '../helpers/sandbox.ts';

test('through the binding, a refused connection rejects the fetch', async () => {
  await sandbox.fault('storychief', { mode: 'refuse', times: 1 });
  await expect(env.SANDBOX?.fetch('https://api.storychief.io/1.0/me')).rejects.toThrow('refused');
  const [call] = await sandbox.calls('storychief');
  expect(call).toMatchObject({ path: '/1.0/me', status: 0 });
});

test('a webhook event is sent to the site', async () => {
  const response = await env.SANDBOX?.fetch('http://localhost/__sandbox/webhook', {
    method: 'POST',
    body: JSON.stringify({ event: 'test' }),
  });
  expect(response?.status).toBe(200);
  expect(await response?.json()).toMatchObject({ status: expect.any(Number) });
});
