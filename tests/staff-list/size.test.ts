import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';

import { openDatabase } from '../../src/db/client.ts';
import { meteredD1 } from '../helpers/metered-d1.ts';
import {
  applicationCases,
  fillApplications,
  fillLeads,
  leadCases,
  ROWS_READ_AT_MOST,
  type SizeCase,
} from '../helpers/size.ts';

/** `npm run million` does the same with 1,000,000 leads and 100,000 applications. */
const SIZES = [1000, 50_000];

/** What SQLite does for a statement, line by line. */
async function plan(sql: string, values: unknown[]): Promise<string[]> {
  const { results } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

async function expectCheap(cases: readonly SizeCase[], total: number): Promise<void> {
  const { d1, log, read } = meteredD1(env.DB);
  const db = openDatabase(d1);
  const planned = new Set<string>();
  for (const { name, run, matches } of cases) {
    log.length = 0;
    const page = await run(db);
    expect(read(), name).toBeLessThanOrEqual(ROWS_READ_AT_MOST);
    expect(page?.total, name).toBe(total);
    if (matches !== undefined && page) {
      const everything = matches === total;
      expect(page.matched, name).toBe(name.includes('all,') ? total : Math.min(matches, 1000));
      expect(page.isLeast, name).toBe(!name.includes('all,') && everything && total > 1000);
    }
    for (const { sql, values } of log) {
      if (planned.has(sql)) continue;
      planned.add(sql);
      for (const step of await plan(sql, values)) {
        expect(step, sql).not.toContain('TEMP B-TREE');
        if (step.startsWith('SCAN')) expect(step, sql).toMatch(/_search VIRTUAL TABLE INDEX \d+:M/);
      }
    }
  }
}

describe.each(SIZES)('with %i leads', (count) => {
  test('no page, search or order reads more than 500 rows, sorts or walks the table', async () => {
    await fillLeads(env.DB, count);
    await expectCheap(await leadCases(env.DB, count), count);
  }, 60_000);
});

describe.each(SIZES)('with %i applications', (count) => {
  test('no page, search or order reads more than 500 rows, sorts or walks the table', async () => {
    await fillApplications(env.DB, count);
    await expectCheap(await applicationCases(env.DB, count), count);
  }, 60_000);
});
