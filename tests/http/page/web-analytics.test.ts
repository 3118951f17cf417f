import { expect, test } from 'vitest';

import { parseConfig } from '../../../src/config.ts';
import { requestWith } from '../../helpers/request.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const PUBLIC = ['/', '/pricing', '/contact', '/blog', '/no-such-page'];

async function visit(settings: Record<string, string>, path: string) {
  const response = await requestWith(settings, path);
  const policy = response.headers.get('content-security-policy') ?? '';
  const sourcesOf = (directive: string) =>
    new RegExp(`${directive} ([^;]+)`).exec(policy)?.[1]?.split(' ') ?? [];
  return {
    token: /data-web-analytics="([^"]*)"/.exec(await response.text())?.[1],
    scripts: sourcesOf('script-src'),
    connects: sourcesOf('connect-src'),
    policy,
  };
}

test('with a token each public page lets Web Analytics count its view', async () => {
  for (const path of PUBLIC) {
    const { token, scripts, connects } = await visit({ WEB_ANALYTICS_TOKEN: TOKEN }, path);
    expect(token, path).toBe(TOKEN);
    expect(scripts, path).toContain('https://static.cloudflareinsights.com/beacon.min.js');
    expect(connects, path).toContain('https://cloudflareinsights.com');
  }
});

test.each([
  ['a public page without a token', '', '/'],
  ['a page of staff', TOKEN, '/admin'],
])('%s names no Web Analytics', async (_name, token, path) => {
  const seen = await visit({ WEB_ANALYTICS_TOKEN: token }, path);
  expect(seen.token).toBeUndefined();
  expect(seen.policy).not.toContain('cloudflareinsights');
});

test.each(['0123', TOKEN.toUpperCase(), `${TOKEN}0`])(
  'the token %s is refused by name',
  (token) => {
    expect(() => parseConfig({ WEB_ANALYTICS_TOKEN: token })).toThrow(
      /WEB_ANALYTICS_TOKEN: not a token/,
    );
  },
);
