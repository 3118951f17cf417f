import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { handleRequest } from '../../src/app.ts';
import { d1WithTimeout } from '../../src/db/with-timeout.ts';
import { inRequest, storeTimeLeft, timedStore } from '../../src/http/tracing/request-scope.ts';
import { ORIGIN } from '../helpers/request.ts';
import { openSession, PASSWORD, someAddress } from '../helpers/staff.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  goodApplication,
  goodLead,
  goodMessage,
  LEADS_API,
  post,
} from '../helpers/submissions.ts';

const CALLS: ReadonlySet<string> = new Set(['first', 'run', 'all', 'raw', 'batch']);

/** A database that counts how often one waits for it; of calls at the same time, once. */
function countingWaits() {
  let waits = 0;
  let open = 0;
  const originals = new WeakMap<object, object>();
  const own = (value: unknown): unknown =>
    typeof value === 'object' && value ? (originals.get(value) ?? value) : value;
  const wrap = <Target extends object>(target: Target): Target => {
    const wrapper = new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          const plain = args.map((arg) => (Array.isArray(arg) ? arg.map(own) : own(arg)));
          const result: unknown = Reflect.apply(
            member as (...args: unknown[]) => unknown,
            target,
            plain,
          );
          if (!CALLS.has(String(name))) return wrap(result as object);
          if (open === 0) waits += 1;
          open += 1;
          return Promise.resolve(result).finally(() => {
            open -= 1;
          });
        };
      },
    });
    originals.set(wrapper, target);
    return wrapper;
  };
  return { d1: wrap(env.DB), waits: () => waits };
}

async function waitsOf(
  path: string,
  init: RequestInit,
): Promise<{ status: number; waits: number }> {
  const { d1, waits } = countingWaits();
  const request = new Request(ORIGIN + path, { redirect: 'manual', ...init });
  const response = await handleRequest(request, { ...env, DB: d1 }, createExecutionContext());
  await response.text();
  return { status: response.status, waits: waits() };
}

describe('where each call of the database takes three seconds', () => {
  test.each([
    ['/admin', 3],
    ['/admin/leads', 3],
    ['/admin/messages', 3],
    ['/admin/affiliates', 3],
    ['/admin/mail', 3],
    ['/admin/audit', 3],
    ['/admin/overview', 3],
    ['/admin/people?q=Tom', 3],
    ['/api/admin/leads', 2],
    ['/api/admin/leads.csv', 4],
  ])('staff wait for %s %i times that', async (path, most) => {
    const cookie = await openSession('Ana');
    const { status, waits } = await waitsOf(path, { headers: { cookie } });
    expect(status).toBe(200);
    expect(waits).toBeLessThanOrEqual(most);
  });

  test('staff wait for a person four times that', async () => {
    const cookie = await openSession('Ana');
    await post(LEADS_API, goodLead());
    const lead = await env.DB.prepare('select id from leads').first<{ id: string }>();
    const { status, waits } = await waitsOf(`/admin/people/${lead?.id}`, { headers: { cookie } });
    expect(status).toBe(200);
    expect(waits).toBeLessThanOrEqual(4);
  });

  test.each([
    [LEADS_API, 2, goodLead],
    [APPLICATIONS_API, 3, goodApplication],
    // The response says whether its e-mail was sent.
    [CONTACT_API, 6, goodMessage],
  ])('a visitor waits for %s %i times that', async (path, most, good) => {
    const { status, waits } = await waitsOf(path, {
      method: 'POST',
      body: JSON.stringify(good()),
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'idempotency-key': crypto.randomUUID(),
        'cf-connecting-ip': someAddress(),
      },
    });
    expect(status).toBeLessThan(300);
    expect(waits).toBeLessThanOrEqual(most);
  });

  test('staff wait for a sign-in four times that', async () => {
    const { status, waits } = await waitsOf('/api/admin/session', {
      method: 'POST',
      body: JSON.stringify({ password: PASSWORD }),
      headers: {
        'content-type': 'application/json',
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'cf-connecting-ip': someAddress(),
      },
    });
    expect(status).toBe(204);
    expect(waits).toBeLessThanOrEqual(4);
  });
});

describe('the time that a response has for stores', () => {
  afterEach(() => vi.useRealTimers());

  const takes = (ms: number) =>
    timedStore(
      'd1',
      scheduler.wait(0).then(() => void advance(ms)),
    );
  const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);

  test('ends after fifteen seconds of waiting, and calls at the same time count once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await inRequest('one', async () => {
      await takes(6000);
      expect(storeTimeLeft()).toBe(9000);
      await Promise.all([takes(1500), takes(1500)]);
      expect(storeTimeLeft()).toBe(6000);
      // What is no call of a store is not counted.
      advance(60_000);
      expect(storeTimeLeft()).toBe(6000);
    });
  });

  test('does not bind what is done after the response', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let later: Promise<number> | undefined;
    await inRequest('two', async () => {
      await takes(20_000);
      later = scheduler.wait(5).then(storeTimeLeft);
    });
    expect(await later).toBe(Infinity);
  });

  test('makes a further call fail at once as one to a store that is away', async () => {
    const d1 = d1WithTimeout(env.DB, { timed: timedStore, timeLeft: () => 0 });
    await expect(d1.prepare('select 1').run()).rejects.toMatchObject({
      name: 'StoreFailed',
      message: 'D1 is too slow for this response',
    });
  });
});
