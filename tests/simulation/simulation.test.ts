import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';

import { PLANTED } from './planted.ts';
import { RULES } from './rules/rules.ts';
import { runs, simulate, type Run } from './run.ts';

/** `npm run simulate` sets them. */
const { seed, steps, part: first, stride, shrinks } = inject('simulation');
const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
});

/** A failure is made smaller in so many tries. */
const MOST_TRIES = 150;

/** Works in a database of its own. */
const inDatabase = <Value>(work: (storage: DurableObjectStorage) => Promise<Value>) =>
  runInDurableObject(env.SIMULATED.get(env.SIMULATED.newUniqueId()), (_, { storage }) => {
    for (const { queries } of env.TEST_MIGRATIONS) for (const sql of queries) storage.sql.exec(sql);
    return work(storage);
  });

/**
 * Simulates runs until there were enough commands.
 * @returns how many there were
 * @throws Error with the smallest run that fails, and what replays it
 */
async function simulateAll(from: number, most: number): Promise<number> {
  let count = 0;
  await inDatabase(async (storage) => {
    for (let part = first; count < most; part += stride) {
      let length = 0;
      let tries = 0;
      const property = fc.asyncProperty(runs, async (run) => {
        tries += 1;
        length ||= run.steps.length;
        if (tries <= MOST_TRIES) await simulate(storage, run);
      });
      const { failed, errorInstance } = await fc.check(property, {
        seed: from * 100_000 + part,
        numRuns: 1,
        unbiased: true,
        endOnFailure: !shrinks,
      });
      if (failed) {
        const replay = `SEED=${from} PART=${part} STEPS=1 npm run simulate`;
        const { message } = errorInstance as Error;
        throw new Error(`after ${count} commands (${replay}): ${message}`, {
          cause: errorInstance,
        });
      }
      count += length;
    }
  });
  return count;
}

if (steps > 0) {
  test(`npm run simulate with SEED=${seed}`, { timeout: 0 }, async () => {
    console.log(`SEED=${seed}: ${await simulateAll(seed, steps)} commands, and all promises hold`);
  });
} else {
  // The same runs each time: new ones are what `npm run simulate` is for.
  test.each([1, 2, 3, 4, 5, 6])(
    'what was acknowledged is stored once, decided once, and e-mailed, with seed %i (FRM-04)',
    async (from) => {
      await simulateAll(from, 500);
    },
  );

  test('a seed replays exactly, so that a failure can be looked at', async () => {
    const [run] = fc.sample(runs, { seed, numRuns: 1, unbiased: true });
    const replay = () => inDatabase((storage) => simulate(storage, run as Run));
    const once = await replay();
    expect(await replay()).toBe(once);
  });

  test('a planted bug breaks each rule: one that nothing breaks says nothing', () => {
    const broken = PLANTED.map(({ breaks }) => breaks);
    expect([...new Set(broken)].toSorted()).toEqual(RULES.map(({ promise }) => promise).toSorted());
  });

  test.each(PLANTED)('a planted bug is a change of one line that is there: $name', async (bug) => {
    const text = await sources[`/${bug.file}`]?.();
    expect(text?.split(bug.from)).toHaveLength(2);
    expect(bug.from).not.toContain('\n');
  });
}
