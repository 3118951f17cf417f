import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { request, requestWith } from '../../helpers/request.ts';
import { expectErrors } from '../../setup/console.ts';

interface Health {
  status: string;
  checks: Record<string, string>;
  missing: Record<string, string[]>;
}

const ask = async (bindings: object): Promise<Health> => {
  const response = await requestWith(bindings, '/api/health');
  expect(response.status).toBe(200);
  return response.json();
};

const never = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new Error('secret-host.internal refused'));

describe('/api/health (API-06)', () => {
  test('answers OK where every store answers and every provider has its settings', async () => {
    const response = await request('/api/health');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      status: 'ok',
      checks: {
        d1: 'ok',
        schema: 'ok',
        kv: 'ok',
        r2: 'ok',
        storychief: 'configured',
        emailjs: 'configured',
        recaptcha: 'configured',
        partnerstack: 'configured',
      },
      missing: {},
    });
  });

  test.each([
    ['d1', { DB: { prepare: () => ({ first: broken }) } }],
    ['kv', { KV: { get: broken } }],
    ['r2', { BLOG_HTML: { head: broken } }],
    ['d1', { DB: undefined }],
    ['kv', { KV: undefined }],
    ['r2', { BLOG_HTML: undefined }],
  ])('tells that %s fails, and not why', async (store, bindings) => {
    const health = await ask(bindings);
    expect(health.status).toBe('degraded');
    const failed = Object.keys(health.checks).filter((name) => health.checks[name] === 'failed');
    expect(failed).toEqual(store === 'd1' ? ['d1', 'schema'] : [store]);
    expect(JSON.stringify(health)).not.toContain('secret-host');
  });

  test('tells of a database that other migrations made: it lacks what this build asks for', async () => {
    const errors = expectErrors();
    await env.DB.exec('alter table affiliate_applications drop column undo_until');
    expect((await ask({})).checks).toMatchObject({ d1: 'ok', schema: 'failed' });
    expect(JSON.stringify(errors)).toContain('affiliate_applications.undo_until');
  });

  test('answers though a store hangs', async () => {
    const health = await ask({ KV: { get: never }, BLOG_HTML: { head: never } });
    expect(health.checks).toMatchObject({ d1: 'ok', kv: 'failed', r2: 'failed' });
  });

  test('names the settings that a provider lacks, and shows no value', async () => {
    const health = await ask({ EMAILJS_PRIVATE_KEY: '', STORYCHIEF_API_KEY: undefined });
    expect(health.status).toBe('degraded');
    expect(health.checks).toMatchObject({
      emailjs: 'not_configured',
      storychief: 'not_configured',
      recaptcha: 'configured',
    });
    expect(health.missing).toEqual({
      storychief: ['STORYCHIEF_API_KEY'],
      emailjs: ['EMAILJS_PRIVATE_KEY'],
    });
    const shown = JSON.stringify(health);
    for (const value of Object.values(env).filter((entry) => typeof entry === 'string')) {
      if (value.length > 6) expect(shown).not.toContain(value);
    }
  });
});
