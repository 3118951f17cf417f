import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { LeadDetails } from '../../../../../src/features/leads/staff/leads-admin.contract.ts';
import { parseCsv } from '../../../../../src/features/leads/staff/import/parse-csv.ts';
import { erasePerson } from '../../../../../src/features/people/staff/erase.ts';
import { bytesOf } from '../../../../../src/shared/fields.ts';
import { servicesOf } from '../../../../../src/services.ts';
import { storedLeads } from '../../../../helpers/leads.ts';
import { ORIGIN, request } from '../../../../helpers/request.ts';
import { getAs, openSession, seedLeads, tableIn } from '../../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

const post = (path: string, fields: Record<string, string>, as = cookie) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      cookie: as,
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
describe('a lead that is added by hand', () => {
  const add = (changes: Record<string, string> = {}) =>
    post('/admin/leads/add', {
      name: ' Bo  Diaz ',
      email: 'bo@example.com',
      source: 'fair',
      phone: '+1 555 0100',
      company: 'Diaz Ltd',
      note: 'Met in Ohio',
      ...changes,
    });

  test('is stored like a visitor’s, is the writer’s, and has the note in its history (STF-07)', async () => {
    const added = await add();
    expect(added.status).toBe(303);
    const [lead] = await storedLeads();
    expect(added.headers.get('location')).toBe(`/admin/leads?open=${lead?.id}`);
    const details: LeadDetails = await (await getAs(cookie, `/api/admin/leads/${lead?.id}`)).json();
    expect(details).toMatchObject({
      name: 'Bo Diaz',
      email: 'bo@example.com',
      source: 'fair',
      status: 'new',
      owner: 'Ana',
      phone: '+1 555 0100',
      company: 'Diaz Ltd',
    });
    expect(details.history.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Met in Ohio', 'Lead added by hand']),
    );
    const found = await getAs(cookie, '/api/admin/leads?search=diaz');
    expect((await found.json<{ data: object[] }>()).data).toHaveLength(1);
    expect(await env.DB.prepare('select count(*) as n from outbox').first('n')).toBe(0);
  });

  test('whose address is known changes nothing, and leads to the one that is there (STF-07)', async () => {
    await seedLeads([{ name: 'Ada', email: 'ada@example.com' }]);
    const again = await add({ email: 'ADA@example.com' });
    expect(again.status).toBe(409);
    const page = await again.text();
    expect(page).toContain('There is a lead with this address already');
    expect(page).toContain('/admin/leads?open=lead-000000');
    expect(await storedLeads()).toMatchObject([{ name: 'Ada', source: 'hero_cta' }]);
  });

  test('with a mistake is shown again, with what is wrong (STF-07)', async () => {
    const wrong = await add({ email: 'bo', source: '<b>' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain('Please enter a valid email address');
    expect(page).toContain('Invalid format');
    expect(page).toContain('value=" Bo  Diaz "');
    expect(await storedLeads()).toEqual([]);
  });
});

describe('an import', () => {
  const send = (csv: string, more: Record<string, string> = {}, as = cookie) =>
    post('/admin/leads/import', { csv, source: 'import', ...more }, as);
  const GOOD =
    '\uFEFFName;E-Mail;Herkunft;Created At;Note\r\n"Diaz, Bo";bo@example.com;fair;2026-11-20 13:48:53;"Two\r\nlines"\r\nCy;cy@example.com;;;\r\n';

  test('is checked first, then stored whole with times of the zone, notes and one audit entry (STF-07)', async () => {
    const zoned = `${cookie}; staffTimeZone=America%2FNew_York`;
    const checked = await send(GOOD, {}, zoned);
    expect(checked.status).toBe(200);
    const page = await checked.text();
    expect(page).toContain('2 new, 0 left out, 0 with a mistake.');
    expect(page).toMatch(/column_email.*?<option value="1" selected="">E-Mail/s);
    expect(await storedLeads(), 'nothing is stored yet').toEqual([]);
    const columns = {
      column_name: '0',
      column_email: '1',
      column_source: '2',
      column_created: '3',
      column_note: '4',
    };
    const done = await send(GOOD, { ...columns, step: 'import' }, zoned);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin/leads/import']);
    expect(await storedLeads()).toMatchObject([
      {
        name: 'Diaz, Bo',
        source: 'fair',
        created_at: Date.UTC(2026, 10, 20, 18, 48, 53),
        owner: null,
      },
      { name: 'Cy', source: 'import' },
    ]);
    expect(await env.DB.prepare('select text from staff_notes').first('text')).toBe('Two\nlines');
    const [entry = []] = await tableIn(cookie, '/admin/audit');
    expect(entry.join()).toContain('Leads imported');
  });

  test('with bad rows names the line, the column and the reason of each, stores the good ones, and gives the rest back (STF-07)', async () => {
    const csv =
      'name,email,created\nBo,bo@example.com,\nCy,cy@,2026-13-01\n,di@example.com,1999-01-01\n';
    const page = await (await send(csv)).text();
    expect(page).toContain('1 new, 0 left out, 2 with a mistake.');
    expect(page).toContain(
      'Email: Please enter a valid email address. Created: Write it as 2026-11-25 or 2026-11-25 13:48:53',
    );
    expect(page).toContain('Name: Please enter your name. Created: It is more than 24 months ago');
    expect(await storedLeads(), 'nothing is stored yet').toEqual([]);
    const done = await (await send(csv, { step: 'import' })).text();
    expect(done).toContain('1 imported. 2 with a mistake are left below.');
    expect(done).toContain('0 new, 0 left out, 2 with a mistake.');
    expect(done).toContain(
      `href="data:text/csv;charset=utf-8,${encodeURIComponent('\uFEFFname,email,created\r\nCy,cy@,2026-13-01\r\n,di@example.com,1999-01-01\r\n')}"`,
    );
    expect(await storedLeads()).toMatchObject([{ name: 'Bo' }]);
    expect((await send('name,email\nCy,cy@\n', { step: 'import' })).status).toBe(422);
  });

  test.each([
    ['11/20/2026', Date.UTC(2026, 10, 20)],
    ['20/11/2026 13:48', Date.UTC(2026, 10, 20, 13, 48)],
    ['20.11.2026, 1:48 pm', Date.UTC(2026, 10, 20, 13, 48)],
    ['2026-11-20 13:48 +0100', Date.UTC(2026, 10, 20, 12, 48)],
    ['2026-11-20 13:48:00 UTC', Date.UTC(2026, 10, 20, 13, 48)],
  ])('reads a time as people write it: %s (STF-07)', async (created, time) => {
    await send(`name,email,created\nBo,bo@example.com,"${created}"\n`, { step: 'import' });
    expect(await storedLeads()).toMatchObject([{ created_at: time }]);
  });

  test('does not store a name with a character that was broken in the file (STF-07)', async () => {
    const csv = 'name,email\nJos\uFFFD,jose@example.com\nBo,bo@example.com\n';
    const page = await (await send(csv, { step: 'import' })).text();
    expect(page).toContain('Name: A character of the file could not be read');
    expect(await storedLeads()).toMatchObject([{ name: 'Bo' }]);
  });

  test('asks once for the order of day and month, where no day of the file says it (STF-07)', async () => {
    const csv = 'name,email,created\nBo,bo@example.com,03/11/2026\n';
    const asked = await send(csv, { step: 'import' });
    expect(asked.status).toBe(422);
    const page = await asked.text();
    expect(page).toContain('Say how the days are written, then check again.');
    expect(page).toContain('<select name="order">');
    expect(await storedLeads()).toEqual([]);
    await send(csv, { step: 'import', order: 'dmy' });
    expect(await storedLeads()).toMatchObject([{ created_at: Date.UTC(2026, 10, 3) }]);
  });

  test.each([
    ['a line of Excel that names the separator', 'sep=;\nName;Email\nBo;bo@example.com\n', null],
    ['a title', 'Leads of November\n\nName,Email\nBo,bo@example.com\n', null],
    [
      'columns of like names',
      'Name,Email opt out,Email,Update date\nBo,no,bo@example.com,never\n',
      null,
    ],
    [
      'a value that our export made safe',
      "Name,Email,Note\nBo,bo@example.com,'- called\n",
      '- called',
    ],
  ])('takes a file with %s (STF-07)', async (_what, csv, note) => {
    const done = await send(csv, { step: 'import', source: 'Fair (Ohio) #3, 50% off' });
    expect(done.status).toBe(303);
    expect(await storedLeads()).toMatchObject([
      { name: 'Bo', email: 'bo@example.com', source: 'Fair (Ohio) #3, 50% off' },
    ]);
    expect(await env.DB.prepare('select text from staff_notes').first('text')).toBe(note);
  });

  test('leaves out what is there already, in the file or stored, and says which (STF-07)', async () => {
    await seedLeads([{ name: 'Ada', email: 'ada@example.com' }]);
    const csv = 'name,email\nAda B,Ada@Example.com\nBo,bo@example.com\nBo again,BO@example.com\n';
    const page = await (await send(csv)).text();
    expect(page).toContain('1 new, 2 left out');
    expect(page).toContain('Left out: the same address as line 3');
    expect(page).toContain('Left out: the same address as a lead that is stored');
    expect(page).toContain('/admin/leads?open=lead-000000');
    expect((await send(csv, { step: 'import' })).status).toBe(303);
    expect((await storedLeads()).map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });

  test('does not bring back who was erased (DAT-01)', async () => {
    await erasePerson(servicesOf(env), 'ada@example.com', {
      session: null,
      name: 'Ana',
      address: null,
    });
    const csv = 'name,email\nAda,ADA@example.com\nBo,bo@example.com\n';
    const page = await (await send(csv)).text();
    expect(page).toContain('1 new, 1 left out');
    expect(page).toMatch(
      /Left out: erased on \d{4}-\d\d-\d\d; if they asked again, add them by hand/,
    );
    expect((await send(csv, { step: 'import' })).status).toBe(303);
    expect((await storedLeads()).map(({ name }) => name)).toEqual(['Bo']);
  });

  test.each([
    ['First Name,last_name,email\nAda,Byron,a@x.example\n', 'Ada Byron'],
    ['Name,Last name,email\nAda Byron,Byron,a@x.example\n', 'Ada Byron'],
    ['Vorname;Nachname;E-Mail\nAda;Byron;a@x.example\n', 'Ada Byron'],
    ['Name;Vorname;E-Mail-Adresse\nByron;Ada;a@x.example\n', 'Ada Byron'],
  ])('makes one name of a first and a last one: %j (STF-07)', async (csv, name) => {
    await send(csv, { step: 'import' });
    expect(await storedLeads()).toMatchObject([{ name }]);
  });

  test('takes a thousand rows at once, and refuses more with a sentence (STF-07)', async () => {
    const rows = (count: number) =>
      `name,email\n${Array.from({ length: count }, (_, row) => `P ${row},p${row}@example.com`).join('\n')}`;
    const many = await send(rows(1001), { step: 'import' });
    expect(many.status).toBe(422);
    expect(await many.text()).toContain('1,000 rows at most, and this one has 1,001.');
    expect((await send(rows(1000), { step: 'import' })).status).toBe(303);
    expect(await storedLeads()).toHaveLength(1000);
  });

  test('takes a file of 1 MB, however much room its letters need where they are stored (STF-07)', async () => {
    // One letter of it is eighteen in the search, and JSON writes a backslash as two.
    const name = '\uFDFA'.repeat(190);
    const note = '\\'.repeat(3900);
    const rows = Array.from(
      { length: 190 },
      (_, row) => `${name},p${row}@example.com,${name},${note}`,
    );
    const statements = Object.getPrototypeOf(env.DB.prepare('select 1')) as D1PreparedStatement;
    const bind = vi.spyOn(statements, 'bind');
    const done = await send(['name,email,company,note', ...rows].join('\n'), { step: 'import' });
    const bound = bind.mock.calls.flat().map((value) => bytesOf(String(value)));
    bind.mockRestore();
    expect(done.status).toBe(303);
    expect(await storedLeads()).toHaveLength(190);
    // The database of tests takes more than D1 does.
    expect(Math.max(...bound)).toBeGreaterThan(500_000);
    expect(Math.max(...bound)).toBeLessThan(2_000_000);
  });

  test('is for staff only (ADM-11)', async () => {
    expect((await send(GOOD, { step: 'import' }, '')).status).toBe(401);
    expect(await storedLeads()).toEqual([]);
  });
});

test('a file is read as RFC 4180 has it, also with semicolons and tabs (STF-07)', () => {
  const read = (text: string) => {
    const parsed = parseCsv(text);
    return parsed.ok ? parsed.value.map(({ values }) => values) : parsed.error;
  };
  expect(read('a,b\r\n1,"2 ""x"", y"\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2 "x", y'],
  ]);
  expect(read('a;b\n"1;2";,3')).toEqual([
    ['a', 'b'],
    ['1;2', ',3'],
  ]);
  expect(read('a\tb\n\n1\t')).toEqual([['a', 'b'], ['1']]);
  expect(read('a,b\n"1,2\n3')).toBe(
    'Line 2: a quotation mark is not closed, or text stands after it',
  );
  expect(read('a,b\n"1"x,2')).toMatch(/^Line 2/);
});
