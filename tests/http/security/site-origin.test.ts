import { env } from 'cloudflare:workers';
import { createExecutionContext } from 'cloudflare:test';
import { expect, test } from 'vitest';

import { handleRequest } from '../../../src/app.ts';
import { clearPageCache } from '../../../src/http/cache/page-store.ts';
import { someAddress } from '../../helpers/staff.ts';
import { expectErrors } from '../../setup/console.ts';

const SITE = 'https://www.site-of-ric.com';
const { SANDBOX: _, ...deployed } = env;

function visit(address: string, settings = {}, init: RequestInit = {}) {
  const own = { ...deployed, SITE_ORIGIN: SITE, ...settings };
  const request = new Request(address, init);
  request.headers.set('cf-connecting-ip', someAddress());
  return handleRequest(request, own, createExecutionContext());
}

test.each([
  ['plain HTTP', 'http://www.site-of-ric.com'],
  ['another host', 'https://ric-site.account.workers.dev'],
  ['the bare domain', 'https://site-of-ric.com'],
  ['another port', 'https://www.site-of-ric.com:8443'],
  ['a host that begins like ours', 'https://www.site-of-ric.com.evil.example'],
])('a page view by %s is sent to the site, before the page cache', async (_name, origin) => {
  clearPageCache();
  expect((await visit(`${SITE}/pricing`)).status).toBe(200);
  for (const path of ['/', '/pricing?utm_source=a&b=%2F', '//evil.example/x', '/admin', '/none']) {
    for (const method of ['GET', 'HEAD']) {
      const response = await visit(origin + path, {}, { method });
      expect(response.status, path).toBe(301);
      expect(response.headers.get('location'), path).toBe(SITE + path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  }
  clearPageCache();
});

test('the right address, other methods and the health check are answered where they are', async () => {
  expect((await visit(`${SITE}/features`)).status).toBe(200);
  expect((await visit('http://10.0.0.1/api/health')).status).toBe(200);
  const posted = await visit('http://www.site-of-ric.com/api/leads', {}, { method: 'POST' });
  expect(posted.status).toBe(415);
  clearPageCache();
});

test.each(['http://localhost:8787', 'https://www.meetric.example', ''])(
  'a site whose address is %j redirects no page view to it, or it could not be seen at all',
  async (origin) => {
    clearPageCache();
    const response = await visit('http://10.0.0.1/features', { SITE_ORIGIN: origin });
    expect(response.status).toBe(200);
    clearPageCache();
  },
);

test('a sandbox that is bound on a public site gets no request and no call', async () => {
  expectErrors();
  clearPageCache();
  for (const path of ['/features', '/__sandbox/calls', '/api/health']) {
    const response = await visit(SITE + path, { SANDBOX: env.SANDBOX });
    expect(response.status, path).toBe(500);
    expect(await response.text(), path).toContain('not set up');
  }
  clearPageCache();
});
