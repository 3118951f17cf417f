import { expect, test } from 'vitest';

import { phpJsonEncode, phpJsonMac, signWebhookPayload } from '../../sandbox/providers/php-json.ts';

test('slashes and non-ASCII characters are escaped as PHP does', () => {
  expect(phpJsonEncode({ url: 'https://a/é', face: '😀', gone: undefined, none: null })).toBe(
    '{"url":"https:\\/\\/a\\/\\u00e9","face":"\\ud83d\\ude00","none":null}',
  );
});

test('matches the signature that StoryChief’s documentation gives for a response', async () => {
  const reply = { id: '123', permalink: 'https://example.com/café', status: 'published' };
  const mac = await phpJsonMac(reply, 'test-secret');
  expect(mac).toMatch(/^241f2687[0-9a-f]{52}68fd$/);
});

test('the signature covers everything except itself', async () => {
  const payload = { data: { title: 'Café / launch' }, meta: { event: 'publish' } };
  const mac = await phpJsonMac(payload, 'key');
  expect(await signWebhookPayload(payload, 'key')).toBe(
    `{"data":{"title":"Caf\\u00e9 \\/ launch"},"meta":{"event":"publish","mac":"${mac}"}}`,
  );
});
