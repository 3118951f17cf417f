import { beforeEach, describe, expect, test } from 'vitest';

import { namesOf } from '../../../src/staff/work/values.contract.ts';
import { envWith } from '../../helpers/faulty-stores.ts';
import { eachKind, recordsAs, samplesOf, seedRecords, storeValue } from '../../helpers/records.ts';
import { requestWith } from '../../helpers/request.ts';
import { getAs, openSession, tableIn } from '../../helpers/staff.ts';
import { expectErrors } from '../../setup/console.ts';

const PEOPLE = [
  'Ada Byron',
  'Bob Hope',
  'Cleo Li',
  'Dee Byron',
  'Eve Stone',
  'Flo Byron',
  'Gus Ray',
];

let anas = '';
beforeEach(async () => {
  anas = await openSession('Ana');
});

describe.each(eachKind)('the list of $many', ({ kind }) => {
  const ana = () => recordsAs(anas, kind);
  const [first = '', second = ''] = namesOf(kind.values.status.options);
  let ids: readonly string[] = [];
  /** Owners and statuses that differ. */
  beforeEach(async () => {
    ids = await seedRecords(kind, PEOPLE);
    for (const [index, status] of [first, second, first, second, first].entries())
      await storeValue(kind, ids[index] ?? '', 'status', status);
    for (const [index, owner] of ['Ana', 'ben', 'Ben', null, 'Ana'].entries())
      await ana().change({ id: ids[index] ?? '', set: { owner } });
  });
  const names = async (query: string): Promise<string[]> =>
    (await ana().list(query)).data.map(({ name }) => name);

  test('says why nothing is found where its days are the wrong way round (STF-03)', async () => {
    const screen = await ana().screen('?since=2026-11-22&until=2026-11-21');
    expect(screen).toContain('Until is before Since: no day is between them.');
    expect(await ana().screen('?since=2026-11-21&until=2026-11-22')).not.toContain('Until is');
  });

  test('says its days as the rows do (STF-03)', async () => {
    const screen = await ana().screen('?since=2026-11-16&until=2026-11-22');
    expect(screen).toContain('Since: Nov 16, 2026');
    expect(screen).toContain('Until: Nov 22, 2026');
  });

  test('counts each of its filters as the pages of the filter do, alone and with a search (STA-03, ADL-07)', async () => {
    for (const also of ['', '&search=byron']) {
      const { meta } = await ana().list(`?limit=1${also}`);
      expect(Object.keys(meta.counts).toSorted()).toEqual(Object.keys(kind.filters).toSorted());
      for (const filter of namesOf(kind.filters)) {
        const seen: string[] = [];
        for (let offset = 0; offset <= PEOPLE.length; offset += 2) {
          const page = await ana().list(`?status=${filter}&limit=2&offset=${offset}${also}`);
          expect(page.meta.matched, filter).toBe(meta.counts[filter]);
          if (page.meta.offset === offset) seen.push(...page.data.map(({ id }) => id));
        }
        expect(new Set(seen).size, filter).toBe(seen.length);
        expect(seen.length, filter).toBe(meta.counts[filter]);
      }
    }
    const { meta } = await ana().list('?search=byron');
    expect(meta).toMatchObject({ matched: 3, total: PEOPLE.length });
    expect(meta.counts[first]).toBe(2);
    expect((await ana().list()).meta.counts).toMatchObject({ [first]: 5, [second]: 2, mine: 2 });
  });

  test('holds "mine" by who reads it (FUP-01)', async () => {
    expect(await names('?status=mine')).toEqual(['Eve Stone', 'Ada Byron']);
    const bens = recordsAs(await openSession('Ben'), kind);
    expect((await bens.list('?status=mine')).data.map(({ name }) => name)).toEqual(['Cleo Li']);
    expect((await bens.list()).meta.counts['mine']).toBe(1);
  });

  test('narrows by what staff set and by days of arrival (STF-03)', async () => {
    expect(await names('?owner=Ben')).toEqual(['Cleo Li']);
    expect(await names(`?owner=Ana&status=${first}`)).toEqual(['Eve Stone', 'Ada Byron']);
    expect(await names('?since=2026-11-20&until=2026-11-20')).toHaveLength(PEOPLE.length);
    expect(await names('?since=2026-11-21')).toEqual([]);
    expect(await names('?until=2026-11-19')).toEqual([]);
    expect((await getAs(anas, `${kind.path}?since=yesterday`)).status).toBe(422);
  });

  test('is sorted by each value that staff set: options as they follow one another, others by their letters, none last (STF-03)', async () => {
    expect(await names('?sort=owner')).toEqual([
      'Ada Byron',
      'Eve Stone',
      'Bob Hope',
      'Cleo Li',
      'Dee Byron',
      'Flo Byron',
      'Gus Ray',
    ]);
    for (const [name, { options, isIdentity }] of Object.entries(kind.values)) {
      const texts = isIdentity ? ['a@a.example', 'b@a.example'] : ['a', 'b'];
      const [one = null, other = null] = options ? namesOf(options) : texts;
      for (const [index, value] of [other, one].entries())
        await storeValue(kind, ids[index] ?? '', name, value);
      const sorted = await names(`?sort=${name}`);
      expect(sorted.indexOf('Bob Hope'), name).toBeLessThan(sorted.indexOf('Ada Byron'));
      expect(await names(`?sort=-${name}`), name).toEqual(sorted.toReversed());
    }
  });

  test('exports the records that it shows, in its order, and no other (ADL-06, FUP-02)', async () => {
    for (const query of [
      '',
      `?status=${second}`,
      '?status=mine',
      '?search=byron&sort=oldest',
      '?owner=Ben',
      '?search=byron&owner=Ben',
      '?since=2026-11-20&sort=owner',
      '?until=2026-11-19',
    ]) {
      const emails = (await ana().list(query)).data.map(({ email }) => email);
      for (const columns of ['', 'columns=all']) {
        const [, ...lines] = await ana().lines(`?${[query.slice(1), columns].join('&')}`);
        const exported = lines.map((line) => /record\d@example\.com/.exec(line)?.[0]);
        expect(exported, `${query} ${columns}`).toEqual(emails);
      }
    }
  });

  test('exports what staff set under its label, and nothing that a spreadsheet runs (FUP-02, SEC-20)', async () => {
    const [record = ''] = ids;
    const set = Object.fromEntries(
      samplesOf(kind).map(({ field, value, one }) => [
        field,
        value.options || value.kind === 'day' ? one : '=1+100',
      ]),
    );
    await ana().change({ id: record, set });
    await storeValue(kind, record, 'email', '@SUM(A1)');
    const [head = '', ...lines] = await ana().lines('?columns=all&sort=oldest');
    const labels = head.split(',');
    const cells = lines[0]?.split(',') ?? [];
    for (const { field, value } of samplesOf(kind)) {
      const label = value.label.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
      const given = String(set[field]);
      const cell = cells[labels.indexOf(label)];
      expect([label, cell]).toEqual([label, given.startsWith('=') ? `'${given}` : given]);
    }
    expect(cells).toContain("'@SUM(A1)");
    // What is none stays empty.
    expect(lines.at(-1)?.split(',')[labels.indexOf('Owner')]).toBe('');
  });

  test('exports nothing without a trace: who, with a filter or all columns (FUP-02)', async () => {
    const entries = async () =>
      (await tableIn(anas, '/admin/audit')).map((cells) => cells.join('|'));
    const exported = `${kind.noun.many.replace(/^./, (letter) => letter.toUpperCase())} exported`;
    for (const [query, isFiltered, isAll] of [
      ['', false, false],
      ['?sort=oldest', false, false],
      ['?search=byron', true, false],
      ['?status=mine', true, false],
      ['?owner=Ben&columns=all', true, true],
    ] as const) {
      await ana().lines(query);
      const [entry = ''] = await entries();
      expect(entry, query).toContain(exported);
      expect(entry, query).toContain('Ana');
      expect(entry.includes('with a filter'), query).toBe(isFiltered);
      expect(entry.includes('all columns'), query).toBe(isAll);
    }
    expectErrors();
    const { env: failing } = envWith('D1', { fault: '500', hits: /^insert into "staff_audit"/ });
    const refused = await requestWith(failing, `${kind.path}.csv`, { headers: { cookie: anas } });
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toContain('Byron');
  });

  test('is a file named by what it holds and its day (FUP-02)', async () => {
    const nameOf = async (query: string) =>
      (await getAs(anas, `${kind.path}.csv${query}`)).headers.get('content-disposition');
    const day = new Date().toISOString().slice(0, 10);
    expect(await nameOf('')).toBe(`attachment; filename="${kind.noun.many}-${day}.csv"`);
    expect(await nameOf('?columns=all')).toBe(
      `attachment; filename="${kind.noun.many}-all-${day}.csv"`,
    );
    expect((await getAs(anas, `${kind.path}.csv?columns=some`)).status).toBe(422);
    expect((await getAs(anas, `${kind.path}.csv?limit=5`)).status).toBe(422);
    expect((await getAs(anas, `${kind.path}.csv?offset=5`)).status).toBe(422);
    expect((await getAs('', `${kind.path}.csv`)).status).toBe(401);
  });

  test('brings the rows that a screen shows as they are now, and says which left it (LIV-01)', async () => {
    const shown = `&shown=${ids.join(',')},deleted`;
    const { data, others = [], meta } = await ana().list(`?status=${second}&limit=1${shown}`);
    expect([...data, ...others].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(others).toHaveLength(ids.length - 1);
    expect(meta.unmatched?.length).toBe(5);
    expect(meta.matched).toBe(2);
    const whole = await ana().list(`?shown=${ids.join(',')}`);
    expect(whole.others).toBeUndefined();
  });

  test('is a page without a script: its rows, the open record, and what is wrong with an address (STA-02, STA-03)', async () => {
    const page = await ana().screen('?q=byron&sort=oldest');
    expect(page.indexOf('Ada Byron')).toBeLessThan(page.indexOf('Flo Byron'));
    expect(page).not.toContain('Bob Hope');
    const odd = await ana().screen('?status=nonsense&sort=nonsense&color=red');
    for (const name of PEOPLE) expect(odd).toContain(name);
    expect(odd.indexOf('Gus Ray')).toBeLessThan(odd.indexOf('Ada Byron'));
    const open = await ana().screen(`?status=${second}&open=${ids[0] ?? ''}`);
    expect(open).toContain('Ada Byron');
    expect(open).not.toContain(kind.texts.gone);
    expect(await ana().screen('?open=nobody')).toContain(kind.texts.gone);
    expect((await getAs(anas, `${kind.path}/nobody`)).status).toBe(404);
  });

  test('offers the names of staff and the reader first, to give work to (FUP-02)', async () => {
    const named = async (screen: string) =>
      /"names":\[(.*?)\]/.exec(screen.replaceAll('&quot;', '"'))?.[1];
    expect(await named(await ana().screen())).toBe('"Ana"');
    expect(await named(await recordsAs(await openSession('Zoe'), kind).screen())).toContain(
      '"Zoe"',
    );
  });

  test('of which only the open record cannot be read is shown all the same (ERR-25)', async () => {
    expectErrors();
    const { env: failing } = envWith('D1', { fault: '500', hits: /from "staff_notes"/ });
    const path = `${kind.page.path}?open=${ids[0] ?? ''}`;
    const response = await requestWith(failing, path, { headers: { cookie: anas } });
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('Gus Ray');
    expect(page).toContain(kind.texts.failed);
  });

  test('that cannot be read says so on the page, in the API and in place of a file (ERR-25)', async () => {
    expectErrors();
    const { env: failing } = envWith('D1', { fault: '500', hits: /count\(\*\)|in \(select/ });
    const as = { headers: { cookie: anas } };
    const page = await requestWith(failing, kind.page.path, as);
    expect([page.status, (await page.text()).includes(kind.texts.failed)]).toEqual([503, true]);
    for (const path of [kind.path, `${kind.path}.csv?search=byron`]) {
      const response = await requestWith(failing, path, as);
      expect([path, response.status, await response.json()]).toEqual([
        path,
        503,
        { error: kind.texts.failed },
      ]);
    }
  });
});
