import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { openDatabase, type Database } from '../../../../src/db/client.ts';
import {
  EXPORTED_LEAD,
  leadRecords,
} from '../../../../src/features/leads/staff/leads-admin.queries.ts';
import { LEAD_COLUMNS } from '../../../../src/features/leads/staff/leads-admin.routes.tsx';
import {
  csvFile,
  csvFileName,
  csvValue,
  ROWS_PER_READ,
} from '../../../../src/staff/list/csv-file.ts';
import { parseOrder } from '../../../../src/staff/list/list.contract.ts';
import { readBatches, type ListQuery } from '../../../../src/staff/list/list.queries.ts';
import { recordSource } from '../../../../src/staff/work/record-table.queries.ts';
import { csvAs, many } from '../../../helpers/leads.ts';
import { meteredD1 } from '../../../helpers/metered-d1.ts';
import { getAs, openSession, seedLeads } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const leadsCsv = (db: Database, query: Pick<ListQuery, 'search' | 'order'>, timeZone: string) =>
  csvFile(
    LEAD_COLUMNS,
    readBatches(
      db,
      {
        ...recordSource(leadRecords, {
          who: '',
          isNamed: false,
          today: '2026-11-22',
          timeZone: 'UTC',
        }),
        fields: EXPORTED_LEAD,
      },
      query,
      ROWS_PER_READ,
    ),
    timeZone,
  );

const csv = (query?: string) => csvAs(cookie, query);

describe('the export', () => {
  test('has its columns without the partner key, in a file named by the day (ADL-04, ADL-05, CST-20, X-20)', async () => {
    await seedLeads([{ name: 'Ada', email: 'ada@example.com', partner_key: 'key-1' }]);
    const response = await getAs(cookie, '/api/admin/leads.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="leads-${new Date().toISOString().slice(0, 10)}.csv"`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await csv()).toBe(
      '\uFEFFName,Email,Source,Created At\r\nAda,ada@example.com,hero_cta,2026-11-20 00:00:00\r\n',
    );
  });

  test('has the days and times of the screen, as a spreadsheet reads dates (ADL-04, ADL-05)', async () => {
    await seedLeads([
      { name: 'Winter', created_at: Date.UTC(2026, 0, 2, 3, 4, 5) },
      { name: 'Summer', created_at: Date.UTC(2026, 6, 2, 0, 4, 5) },
      { name: 'Midnight', created_at: Date.UTC(2026, 10, 21, 5) },
    ]);
    for (const [zone, times] of [
      ['America/New_York', ['2026-11-21 00:00:00', '2026-07-01 20:04:05', '2026-01-01 22:04:05']],
      ['Asia/Kolkata', ['2026-11-21 10:30:00', '2026-07-02 05:34:05', '2026-01-02 08:34:05']],
      ['No/Where', ['2026-11-21 05:00:00', '2026-07-02 00:04:05', '2026-01-02 03:04:05']],
    ] as const) {
      const inZone = `${cookie}; staffTimeZone=${encodeURIComponent(zone)}`;
      const lines = (await csvAs(inZone)).trimEnd().split('\r\n').slice(1);
      expect(lines.map((line) => line.split(',').at(-1))).toEqual(times);
    }
    const late = Date.UTC(2026, 10, 21, 23, 30);
    expect(csvFileName('leads', late, 'America/New_York')).toBe('leads-2026-11-21.csv');
    expect(csvFileName('leads', late, 'Asia/Kolkata')).toBe('leads-2026-11-22.csv');
  });

  test('is sorted as the screen is, and holds all that a short search would page through (ADL-06)', async () => {
    await seedLeads(many(700));
    const names = async (query: string) =>
      (await csv(query))
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]);
    expect((await names('?sort=oldest')).slice(0, 2)).toEqual(['Person 0', 'Person 1']);
    expect((await names('?sort=name')).slice(0, 3)).toEqual(['Person 0', 'Person 1', 'Person 10']);
    expect((await names('?sort=-name')).at(-1)).toBe('Person 0');
    const few = await names('?sort=name&search=person 69');
    expect(few).toEqual(['Person 69', ...Array.from({ length: 10 }, (_, n) => `Person 69${n}`)]);
    const short = await names('?search=69&sort=name');
    expect(short).toHaveLength(
      (await names('?search=')).filter((name) => name?.includes('69')).length,
    );
    expect(new Set(await names('?sort=source'))).toHaveProperty('size', 700);
  });

  test('holds some hundred rows at a time, and reads on only as the file is taken', async () => {
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
       insert into leads (id, name, email, created_at, search_text) select 'id' || i, 'Person ' || i, 'p' || i || '@example.com', i, 'person ' || i from n`,
    ).run();
    for (const [search, sort] of [
      ['', 'newest'],
      ['person', 'newest'],
      ['', 'name'],
      ['p', 'oldest'],
    ] as const) {
      const { d1, log } = meteredD1(env.DB);
      const file = await leadsCsv(openDatabase(d1), { search, order: parseOrder(sort) }, 'UTC');
      const reader = file.getReader();
      await reader.read();
      expect(log.length, 'nobody takes more yet').toBeLessThanOrEqual(4);
      let largest = 0;
      for (let part = await reader.read(); !part.done; part = await reader.read())
        largest = Math.max(largest, part.value.byteLength);
      expect(largest, `${sort} ${search}`).toBeLessThan(256 * 1024);
      expect(log.length).toBeLessThanOrEqual(20_000 / ROWS_PER_READ + 2);
    }
  });

  test('a read that fails on the way breaks the file off: a part is never taken for the whole', async () => {
    await seedLeads(many(ROWS_PER_READ + 200));
    let reads = 0;
    const { d1 } = meteredD1(env.DB, () => {
      reads += 1;
      if (reads === 3) throw new Error('D1_ERROR: Network connection lost');
    });
    const file = await leadsCsv(
      openDatabase(d1),
      { search: '', order: parseOrder('newest') },
      'UTC',
    );
    await expect(new Response(file).text()).rejects.toThrow('Failed query');
  });

  test('an export that is canceled reads no further', async () => {
    await seedLeads(many(1200));
    const { d1, log } = meteredD1(env.DB);
    const file = await leadsCsv(
      openDatabase(d1),
      { search: '', order: parseOrder('newest') },
      'UTC',
    );
    await file.cancel();
    expect(log).toHaveLength(2);
  });

  test('commas, quotes and lines in a name do not break a row (ADL-15)', async () => {
    await seedLeads([{ name: 'Smith, "Jo"\nof Ohio' }]);
    expect(await csv()).toContain('"Smith, ""Jo""\nof Ohio",lead0@example.com');
  });

  test.each([
    ['=1+1', "'=1+1"],
    [' =1+1', "' =1+1"],
    ['+cmd|calc', "'+cmd|calc"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t=1"'],
    ['Smith;=1+1', '"Smith;=1+1"'],
    ['\r=1', '"\'\r=1"'],
    ['＝1+1', "'＝1+1"],
    ['＠x', "'＠x"],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
    ['-5', '-5'],
    ['+49301234', '+49301234'],
    ['3.14', '3.14'],
    ['a=b', 'a=b'],
    ['Ada-Marie', 'Ada-Marie'],
    ['Zoë 山田', 'Zoë 山田'],
    ['', ''],
  ])('no formula runs in a spreadsheet and real numbers stay numbers: %j', (value, written) => {
    expect(csvValue(value)).toBe(written);
  });
});
