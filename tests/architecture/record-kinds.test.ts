import { env } from 'cloudflare:workers';
import { Column, getTableName, is, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { AUDITED_RECORDS } from '../../src/audit/audit.queries.ts';
import { openDatabase } from '../../src/db/client.ts';
import { recordsWhere } from '../../src/people/person-of-record.queries.ts';
import { recordKinds } from '../../src/record-kinds.contract.ts';
import { recordTables } from '../../src/record-kinds.ts';
import { RECORD_NAMES } from '../../src/shared/record-names.ts';
import { readPollState } from '../../src/staff/poll/poll.queries.ts';

const db = openDatabase(env.DB);
const READER = { who: 'Ana', isNamed: true, today: '2026-11-22', timeZone: 'UTC' };

test('a kind of record is in both registries, or its screen or its routes would lack it', () => {
  expect(recordKinds.map(({ name }) => name)).toEqual([...RECORD_NAMES]);
  expect(recordTables.map(({ kind }) => kind)).toEqual([...recordKinds]);
});

test('each kind is polled, counted in the navigation, audited, and leads to its person', async () => {
  const state = await readPollState(db, READER, Date.now());
  const { sql: people } = db
    .select({ id: sql`record_id` })
    .from(recordsWhere(() => sql`true`))
    .toSQL();
  for (const { kind, table } of recordTables) {
    expect(state.versions, kind.list).toHaveProperty(kind.list);
    expect(state.waiting).toHaveProperty([kind.page.path], 0);
    expect(AUDITED_RECORDS).toContain(kind.name);
    expect(people, kind.name).toContain(`from "${getTableName(table)}"`);
  }
});

test('a list reads each column once: D1 drops one of two with the same name, and moves the others', () => {
  for (const { kind, listed } of recordTables) {
    const columns = Object.values(listed).map((field) => (is(field, Column) ? field.name : field));
    expect(new Set(columns).size, kind.list).toBe(columns.length);
  }
});
