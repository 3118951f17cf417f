import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { openDatabase } from '../../src/db/client.ts';
import { meteredD1 } from '../helpers/metered-d1.ts';
import {
  applicationCases,
  fillApplications,
  fillLeads,
  fillOutbox,
  leadCases,
  mailCases,
  problemOf,
  type SizeCase,
} from '../helpers/size.ts';

/** Below and above the length up to which every search is exact; `npm run million` has 1,000,000. */
const SIZES = [1000, 50_000];

async function problems(cases: readonly SizeCase[], total: number): Promise<string[]> {
  const { d1, log, read } = meteredD1(env.DB);
  const db = openDatabase(d1);
  const found: string[] = [];
  for (const one of cases) {
    log.length = 0;
    const problem = problemOf(one, await one.run(db), total, read());
    if (problem) found.push(`${one.name}: ${problem}`);
  }
  return found;
}

describe.each(SIZES)('with %i rows', (count) => {
  test('every page of leads is right, and reads at most 500 rows in a long list', async () => {
    await fillLeads(env.DB, count);
    expect(await problems(leadCases(count), count)).toEqual([]);
  });

  test('every page of applications is right, and reads at most 500 rows in a long list', async () => {
    await fillApplications(env.DB, count);
    expect(await problems(applicationCases(count), count)).toEqual([]);
  });

  test('every page of mail is right, and reads at most 500 rows in a long list', async () => {
    await fillOutbox(env.DB, count);
    expect(await problems(mailCases(count), count)).toEqual([]);
  });
});
