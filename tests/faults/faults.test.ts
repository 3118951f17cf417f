import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import faultsPage from '../../docs/faults.md?raw';
import type { Env } from '../../src/env.ts';
import { clearPageCache } from '../../src/http/page/page-cache.ts';
import { BLOG_CRON } from '../../src/jobs.ts';
import { envWith, STORE_FAULTS, type Store } from '../helpers/faulty-stores.ts';
import { runCron } from '../helpers/request.ts';
import { sandbox, type Fault, type FaultyProvider } from '../helpers/sandbox.ts';
import { story } from '../helpers/stories.ts';
import { expectErrors } from '../setup/console.ts';
import { CALLS, LATER_CALLS, PICTURE, type FaultyCall, type Outcome } from './calls.ts';
import { AS_ALWAYS, isListed, type Case } from './fault-table.ts';

const PROVIDERS: readonly [string, FaultyProvider][] = [
  ['StoryChief', 'storychief'],
  ['EmailJS', 'emailjs'],
  ['reCAPTCHA', 'recaptcha'],
  ['PartnerStack', 'partnerstack'],
];
const PROVIDER_FAULTS: readonly [string, Fault][] = [
  ['refused', { mode: 'refuse' }],
  ['hangs', { mode: 'hang' }],
  ['500', { mode: 'status', status: 500 }],
  ['429', { mode: 'status', status: 429 }],
  ['malformed', { mode: 'malformed' }],
  ['slow', { mode: 'delay', delay_ms: 5000 }],
];
const STORES: readonly [string, Store][] = [
  ['D1', 'D1'],
  ['KV', 'KV'],
  ['R2', 'R2'],
];
const LABELS: Partial<Record<string, string>> = {
  hang: 'hangs',
  'slow 5 s': 'slow',
  'answer lost': 'response lost',
};

const LIMITERS: readonly [string, RateLimit][] = [
  ['hangs', { limit: () => new Promise<never>(() => {}) }],
  ['500', { limit: () => Promise.reject(new Error('The limiter failed')) }],
];

interface Setup {
  fails: string;
  way: string;
  environment: () => Env;
  provoke: () => Promise<unknown>;
}

const SETUPS: readonly Setup[] = [
  ...STORES.flatMap(([fails, store]) =>
    STORE_FAULTS.map((fault) => ({
      fails,
      way: LABELS[fault] ?? fault,
      environment: () => envWith(store, { fault, hits: 'all' }).env,
      provoke: async () => undefined,
    })),
  ),
  ...LIMITERS.map(([way, limiter]) => ({
    fails: 'Rate limiters',
    way,
    environment: () => ({ ...env, SUBMISSION_LIMITER: limiter, SIGN_IN_LIMITER: limiter }),
    provoke: async () => undefined,
  })),
  ...PROVIDERS.flatMap(([fails, provider]) =>
    PROVIDER_FAULTS.map(([way, fault]) => ({
      fails,
      way,
      environment: () => env,
      provoke: () => sandbox.fault(provider, fault),
    })),
  ),
];

type Outcomes = [FaultyCall, Outcome][];

async function makeCalls(environment: Env): Promise<Outcomes> {
  clearPageCache();
  const together = await Promise.all(
    CALLS.map(async (call) => [call, await call.run(environment)] as Outcomes[number]),
  );
  const later: Outcomes = [];
  for (const call of LATER_CALLS) later.push([call, await call.run(environment)]);
  clearPageCache();
  return [...together, ...later];
}

beforeEach(async () => {
  expectErrors();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await sandbox.replaceStories([
    story(1, { featured_image: { data: { url: PICTURE } } }),
    story(2),
  ]);
  await runCron(BLOG_CRON);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes every call while nothing fails, and then in each setup. @returns the cases, as they happen */
function testCalls(setups: readonly Setup[], tags: string[]): readonly Case[] {
  const cases: Case[] = [];
  let usual: Outcomes = [];

  test('while nothing fails, every call is responded to', { tags }, async () => {
    usual = await makeCalls(env);
    for (const [{ name }, { shown }] of usual) expect(shown, name).not.toMatch(/^5/);
  });

  test.for(setups)(
    '$fails $way: nothing is half-stored, and no error is without a text',
    { tags },
    async ({ fails, way, environment, provoke }) => {
      await provoke();
      const outcomes = await makeCalls(environment());
      for (const [index, [{ name }, outcome]] of outcomes.entries()) {
        const [, before] = usual[index] ?? [];
        const shown = outcome.shown === before?.shown ? AS_ALWAYS : outcome.shown;
        const stored = outcome.stored === before?.stored ? before.stored : outcome.stored;
        cases.push({ fails, way, call: name, shown, stored });
        // An error has a text for people.
        expect(outcome.shown, name).not.toMatch(/^5\d\d$/);
        expect(outcome.stored, name).not.toMatch(/\d records/);
      }
    },
  );
  return cases;
}

/** Setups whose deadlines are short. */
const QUICK_HANGS = new Set(['KV', 'R2', 'reCAPTCHA']);

/** One way of each kind. The tests of each form and of the blog have more. */
const isExample = ({ fails, way }: Setup) =>
  ['refused', 'malformed', 'response lost'].includes(way) ||
  (way === 'hangs' && QUICK_HANGS.has(fails)) ||
  (way === '500' && fails === 'Rate limiters');

describe('examples', () => {
  const cases = testCalls(SETUPS.filter(isExample), []);

  test('what happened is what docs/faults.md says', () => {
    expect(cases.length).toBeGreaterThan(0);
    expect(cases.filter((one) => !isListed(faultsPage, one))).toEqual([]);
  });
});
