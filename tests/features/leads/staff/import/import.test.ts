import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { deleteOldData } from '../../../../../src/features/people/delete-old-data.ts';
import { erasePerson } from '../../../../../src/features/people/staff/erase.ts';
import { openDatabase } from '../../../../../src/db/client.ts';
import { bytesOf } from '../../../../../src/shared/fields.ts';
import { servicesOf } from '../../../../../src/services.ts';
import { storedLeads } from '../../../../helpers/leads.ts';
import { filledIn } from '../../../../helpers/filled-in.ts';
import { postForm, sendJson } from '../../../../helpers/request.ts';
import {
  flashOf,
  getAs,
  openSession,
  seedLeads,
  tableIn,
  tableOf,
} from '../../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

const IMPORT = '/admin/leads/import';

/** Brings a file. @returns the address of its import */
async function bring(csv: string, as = cookie): Promise<string> {
  const brought = await postForm(IMPORT, as, { csv });
  expect(brought.status, await brought.clone().text()).toBe(303);
  return brought.headers.get('location') ?? '';
}

const pageOf = async (path: string, as = cookie): Promise<string> => (await getAs(as, path)).text();

/** Sends the page's form as it is filled, with changes, and follows to the page again. */
async function press(path: string, changes: Record<string, string> = {}, as = cookie) {
  const sent = await postForm(path, as, { ...filledIn(await pageOf(path, as)), ...changes });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')?.split('#', 1)).toEqual([path]);
  return { page: await pageOf(path, as), flash: flashOf(sent) };
}

/** Brings a file and stores what is right of it. */
async function importFile(csv: string, as = cookie) {
  const path = await bring(csv, as);
  return { path, ...(await press(path, { step: 'import' }, as)) };
}

const rowsOf = (page: string) => tableOf(page, 'Rows of the file');

describe('an import', () => {
  const GOOD =
    '\uFEFFName;E-Mail;Herkunft;Created At;Note\r\n"Diaz, Bo";bo@example.com;fair;2026-11-20 13:48:53;"Two\r\nlines"\r\nCy;cy@example.com;;;\r\n';

  test('is shown first at an address of its own, then stored with times of the zone, notes and one audit entry (STF-07)', async () => {
    const zoned = `${cookie}; staffTimeZone=America%2FNew_York`;
    const path = await bring(GOOD, zoned);
    const page = await pageOf(path, zoned);
    expect(page).toContain('2 new, 0 left out, 0 with a mistake.');
    expect(page).toMatch(/column_email.*?<option value="1" selected="">E-Mail/s);
    expect(await storedLeads(), 'nothing is stored yet').toEqual([]);
    const done = await press(path, { step: 'import', column_source: '2' }, zoned);
    expect(done.page).toContain('2 imported. ');
    expect(done.page).toContain('No row waits.');
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
    expect(await pageOf(IMPORT), 'a colleague finds it').toContain(`href="${path}"`);
  });

  test('of which a colleague has stored the rows already stores none twice (STF-07)', async () => {
    const path = await bring(GOOD);
    const form = { ...filledIn(await pageOf(path)), step: 'import' };
    const both = await Promise.all([postForm(path, cookie, form), postForm(path, cookie, form)]);
    const later = await postForm(path, cookie, form);
    expect([...both, later].map(flashOf), 'nothing went wrong').toEqual(['', '', '']);
    expect(await storedLeads()).toHaveLength(2);
    expect(await pageOf(path)).toContain('2 imported. ');
  });

  test('keeps bad rows to be corrected where they stand, and stores them by the next press (STF-07)', async () => {
    const csv =
      'name,email,created\nBo,bo@example.com,\n"Cy\nLong",cy@,2026-13-01\n,di@example.com,1999-01-01\n';
    const { path, page } = await importFile(csv);
    expect(page).toContain('1 imported. ');
    expect(page).toContain('0 new, 0 left out, 2 with a mistake.');
    expect(await storedLeads()).toMatchObject([{ name: 'Bo' }]);
    expect(rowsOf(page)).toEqual([
      [
        '3',
        'Cy\nLong',
        'Please enter a valid email address',
        'Write it as 2026-11-25 or 2026-11-25 13:48:53',
        'To correct: Email, Created',
      ],
      [
        '4',
        'Enter the lead’s name',
        'di@example.com',
        expect.stringContaining('It is more than 24 months ago'),
        'To correct: Name, Created',
      ],
    ]);
    expect(page).toContain(
      encodeURIComponent('name,email,created\r\n"Cy\nLong",cy@,2026-13-01\r\n'),
    );
    const mended = await press(path, {
      row_3_email: 'cy@example.com',
      row_3_created: '2026-11-20',
      row_4_name: 'Di',
      row_4_created: 'soon',
      step: 'import',
    });
    expect(mended.page).toContain('2 imported. ');
    expect(rowsOf(mended.page).map(([row]) => row)).toEqual(['4']);
    expect(mended.page, 'what was typed is kept').toContain('value="soon"');
    expect((await storedLeads()).map(({ name }) => name)).toEqual(['Bo', 'Cy Long']);
    expect((await press(path, { step: 'import' })).flash).toContain('nothing was stored');
  });

  test('does not let one correct over what a colleague corrected meanwhile (STF-07)', async () => {
    const path = await bring('name,email\nCy,cy@\nDi,di@\n');
    const form = filledIn(await pageOf(path));
    await press(path, { row_2_email: 'cy@example.com' });
    const later = await postForm(path, cookie, {
      ...form,
      row_2_email: 'cyrus@example.com',
      step: 'import',
    });
    expect(flashOf(later)).toContain('Somebody else corrected row 2 meanwhile');
    expect(rowsOf(await pageOf(path))).toContainEqual(['2', 'Cy', 'cy@example.com', 'New lead']);
    expect(await storedLeads()).toEqual([]);
    // What was left as it stood undoes nobody's correction.
    await postForm(path, cookie, { ...form, row_3_email: 'di@example.com', step: 'import' });
    expect((await storedLeads()).map(({ email }) => email)).toEqual([
      'cy@example.com',
      'di@example.com',
    ]);
  });

  test.each([
    ['11/20/2026', Date.UTC(2026, 10, 20)],
    ['20/11/2026 13:48', Date.UTC(2026, 10, 20, 13, 48)],
    ['20.11.2026, 1:48 pm', Date.UTC(2026, 10, 20, 13, 48)],
    ['2026-11-20 13:48 +0100', Date.UTC(2026, 10, 20, 12, 48)],
    ['2026-11-20 13:48:00 UTC', Date.UTC(2026, 10, 20, 13, 48)],
    ['2026-11-20T13:48:53+0000', Date.UTC(2026, 10, 20, 13, 48, 53)],
    ['Nov 20, 2026', Date.UTC(2026, 10, 20)],
    ['November 20, 2026 1:48 PM', Date.UTC(2026, 10, 20, 13, 48)],
    ['20 Nov 2026', Date.UTC(2026, 10, 20)],
    ['20-Nov-2026', Date.UTC(2026, 10, 20)],
    ['3.11.2026', Date.UTC(2026, 10, 3)],
  ])('reads a time as people write it: %s (STF-07)', async (created, time) => {
    await importFile(`name,email,created\nBo,bo@example.com,"${created}"\n`);
    expect(await storedLeads()).toMatchObject([{ created_at: time }]);
  });

  test('does not store a name with a character that was broken in the file (STF-07)', async () => {
    const { page } = await importFile(
      'name,email\nJos\uFFFD,jose@example.com\nBo,bo@example.com\n',
    );
    expect(page).toContain('A character of the file could not be read');
    expect(await storedLeads()).toMatchObject([{ name: 'Bo' }]);
  });

  test('leaves out what is there already, in the file or stored, and says which (STF-07)', async () => {
    await seedLeads([{ name: 'Ada', email: 'ada@example.com' }]);
    const path = await bring(
      'name,email\nAda B,Ada@Example.com\nBo,bo@example.com\nBo,BO@example.com\n',
    );
    const page = await pageOf(path);
    expect(page).toContain('1 new, 1 left out, 1 twice in the file, 0 with a mistake.');
    expect(page).toContain('>Twice in the file: the same address as row 3<');
    expect(page).toContain('Left out: the same address as a lead that is stored');
    expect(page).toContain('/admin/leads?open=lead-000000');
    const done = await press(path, { step: 'import' });
    expect(done.flash).toContain('Twice in the file, so once here: row 4 (as row 3).');
    expect(done.page).toContain('1 imported, 1 left out as they were there already.');
    expect((await storedLeads()).map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });

  test('loses nothing of a person who is twice in the file but what is said (STF-07)', async () => {
    const path = await bring(
      'name,email,phone,company,status,next step,due,note\nBo,bo@,,,,,,\nBo,bo@example.com,,Acme,,,,Met\nBo Lund,BO@example.com,555 0100,Acme Ltd,Won,Call,2026-12-05,Wants a demo\nBo,,(555) 0100,,,,,Rang\n',
    );
    const outcomes = new Map(
      rowsOf(await pageOf(path)).map((row) => [row[0], row.at(-1)] as const),
    );
    expect(outcomes.get('4')).toBe(
      'Twice in the file: the same address as row 3, which gets its Phone, Note, Status, Next step, Next step on. Not stored: Name, Company',
    );
    expect(outcomes.get('5')).toBe(
      'Twice in the file: the same phone number as row 3, which gets its Note',
    );
    await press(path, { step: 'import' });
    const stored = {
      name: 'Bo',
      phone: '555 0100',
      company: 'Acme',
      status: 'won',
      next_step: 'Call',
      next_at: '2026-12-05',
    };
    expect(await storedLeads()).toMatchObject([stored]);
    expect(await env.DB.prepare('select text from staff_notes').first('text')).toBe(
      'Met\nWants a demo\nRang',
    );
    const { page } = await press(path, { row_2_email: 'bo@example.com', step: 'import' });
    expect(rowsOf(page)[0]?.at(-1)).toBe('Left out: the same address as a lead that is stored');
  });

  test('takes rows with a phone number only, once, however it is written (STF-07)', async () => {
    const csv =
      'Leads of the fair,,\nName,Phone,Email\nBo,+49 (0)30 1234,\nCy,030/777,cy@example.com\nBo again,0049 30-1234,\nCy by phone,030 777,\nDi,,\nEd,soon,\n';
    const { page, flash } = await importFile(csv);
    expect(page).toContain('2 imported. ');
    expect(flash).toContain('row 5 (as row 3), row 6 (as row 4).');
    expect(rowsOf(page)).toEqual([
      ['7', 'Di', 'Enter an email address or a phone number', '', 'To correct: Email'],
      ['8', 'Ed', '', 'Write a phone number', 'To correct: Phone'],
    ]);
    const stored = [
      { name: 'Bo', email: null },
      { name: 'Cy', email: 'cy@example.com' },
    ];
    expect(await storedLeads()).toMatchObject(stored);

    const again = await bring(csv);
    const first = rowsOf(await pageOf(again)).find(([row]) => row === '3');
    expect(first?.at(-1)).toBe('Left out: the same phone number as a lead that is stored');
    expect((await press(again, { step: 'import' })).flash).toContain('No row that waits is right');
    expect(await storedLeads(), 'a second import makes none again').toMatchObject(stored);
  });

  test('with a phone number only can be undone, and does not bring back who was erased (STF-07, DAT-01)', async () => {
    const csv = 'name,phone\nBo,555 0100\nCy,555 0200\n';
    const { path } = await importFile(csv);
    await erasePerson(servicesOf(env), '(555) 0100', { session: null, name: 'Ana', address: null });
    expect(await storedLeads()).toMatchObject([{ name: 'Cy' }]);
    await postForm(`${path}/undo`, cookie, { count: '1' });
    expect(await storedLeads()).toEqual([]);
    const page = await pageOf(await bring(csv));
    expect(page).toContain('1 new, 1 left out, 0 with a mistake.');
    expect(rowsOf(page)[0]?.at(-1)).toMatch(/^Left out: erased on .*add them by hand$/);
  });

  test('does not bring back who was erased (DAT-01)', async () => {
    await erasePerson(servicesOf(env), 'ada@example.com', {
      session: null,
      name: 'Ana',
      address: null,
    });
    const { page } = await importFile('name,email\nAda,ADA@example.com\nBo,bo@example.com\nX,\n');
    expect(page).toContain('1 imported, 1 left out');
    expect((await storedLeads()).map(({ name }) => name)).toEqual(['Bo']);
  });

  test('leaves nothing of a row whose person is erased, and of none for longer than a week (DAT-01)', async () => {
    const path = await bring(
      'name,email,note\nAda,,Write to ada@example.com\nBo,bo@,\nDi,di@example.com,x\n',
    );
    await erasePerson(servicesOf(env), 'DI@example.com', {
      session: null,
      name: 'Ana',
      address: null,
    });
    expect(rowsOf(await pageOf(path)).map(([row]) => row)).toEqual(['2', '3']);
    await deleteOldData(openDatabase(env.DB), Date.now() + 8 * 24 * 3_600_000);
    expect(await pageOf(path)).toContain('No row waits.');
    expect(await env.DB.prepare('select count(*) as n from lead_import_rows').first('n')).toBe(0);
  });

  test('takes a thousand rows at once, and refuses more with a sentence (STF-07)', async () => {
    const rows = (count: number) =>
      `name,email\n${Array.from({ length: count }, (_, row) => `P ${row},p${row}@example.com`).join('\n')}`;
    const many = await postForm(IMPORT, cookie, { csv: rows(1001) });
    expect(many.status).toBe(422);
    expect(await many.text()).toContain('1,000 rows at most, and this one has 1,001.');
    await importFile(rows(1000));
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
    await importFile(['name,email,company,note', ...rows].join('\n'));
    const bound = bind.mock.calls.flat().map((value) => bytesOf(String(value)));
    bind.mockRestore();
    expect(await storedLeads()).toHaveLength(190);
    // The database of tests takes more than D1 does.
    expect(Math.max(...bound)).toBeGreaterThan(500_000);
    expect(Math.max(...bound)).toBeLessThan(2_000_000);
  });

  test('is for staff only (ADM-11)', async () => {
    const path = await bring(GOOD);
    const form = { ...filledIn(await pageOf(path)), step: 'import' };
    expect((await postForm(IMPORT, '', { csv: GOOD })).status).toBe(401);
    expect((await postForm(path, '', form)).status).toBe(401);
    expect((await getAs('', path)).status).toBe(401);
    expect(await storedLeads()).toEqual([]);
    expect((await getAs(cookie, `${IMPORT}/99999`)).status).toBe(404);
  });
});

describe('the days of a file', () => {
  /** The rows of a file with these due days, and what its page says of their order. */
  async function dueDays(days: readonly string[], language = 'en-US') {
    const rows = days.map((day, row) => `P${row},p${row}@example.com,${day}`);
    const headers = { 'accept-language': language };
    const csv = ['name,email,Due', ...rows].join('\n');
    const brought = await postForm(IMPORT, cookie, { csv }, headers);
    const path = brought.headers.get('location') ?? '';
    const page = await (await getAs(cookie, path, headers)).text();
    return {
      path,
      days: rowsOf(page).map((row) => row.at(3)),
      said: /<legend>([^<]*days are read [^<]*)/.exec(page)?.[1],
      choices: [...page.matchAll(/<option value="[md][^>]*>([^<]*\) ?)</g)].map(([, text]) => text),
    };
  }

  test.each([
    [
      'as another day of the file can only be read',
      ['12/03/2026', '13/12/2026'],
      'en-US',
      ['Mar 12, 2026 12/03/2026', 'Dec 13, 2026 13/12/2026'],
      'Due: days are read with the day first: 13/12/2026 in row 3 can be read in no other way.',
    ],
    [
      'as most of them can only be read',
      ['13/12/2026', '12/13/2026', '12/14/2026', '12/03/2026'],
      'de-DE',
      [
        expect.stringContaining('Write it as 2026-12-13'),
        '13. Dez. 2026 12/13/2026',
        '14. Dez. 2026 12/14/2026',
        '3. Dez. 2026 12/03/2026',
      ],
      'Due: days are read with the month first: 12/13/2026 in row 3 can be read in no other way. It is the other way in one date: 13/12/2026 in row 2.',
    ],
    [
      'as the reader writes them',
      ['12/03/2026'],
      'de-DE',
      ['12. März 2026 12/03/2026'],
      'Due: days are read with the day first, as in your language. No date that waits shows which is right.',
    ],
    [
      'as the reader writes them',
      ['12/03/2026'],
      'en-US',
      ['Dec 3, 2026 12/03/2026'],
      'Due: days are read with the month first, as in your language. No date that waits shows which is right.',
    ],
    [
      'without a question where there is none',
      ['12/13/2026', '03.12.2026'],
      'en-US',
      ['Dec 13, 2026 12/13/2026', 'Dec 3, 2026 03.12.2026'],
      undefined,
    ],
  ])('are read %s, %j (STF-07)', async (_how, days, language, read, said) => {
    expect(await dueDays(days, language)).toMatchObject({ days: read, said });
  });

  test('are shown in both orders, and the other one can be chosen before anything is stored (STF-07)', async () => {
    const { path, choices } = await dueDays(['12/03/2026', '13/12/2026']);
    expect(choices).toEqual(['Dec 3, 2026 (month first)', 'Mar 12, 2026 (day first)']);
    const { page } = await press(path, { order_next_at: 'mdy' });
    expect(page).toContain('1 new, 0 left out, 1 with a mistake.');
    expect(page).toContain('The column is read with the month first. Write it as 2026-12-13');
    await press(path, { step: 'import' });
    expect(await storedLeads()).toMatchObject([{ next_at: '2026-12-03' }]);
  });

  test('are read and asked for column by column, as two of a file may differ (STF-07)', async () => {
    const path = await bring(
      'name,email,Created,Due\nBo,bo@example.com,12/25/2025,25/12/2026\nCy,cy@example.com,12/03/2025,12/03/2026\n',
    );
    const page = await pageOf(path);
    expect(page).toContain('Created: days are read with the month first: 12/25/2025 in row 2');
    expect(page).toContain('Due: days are read with the day first: 25/12/2026 in row 2');
    expect(page).toContain('2 new, 0 left out, 0 with a mistake.');
    await press(path, { order_created: 'dmy', row_2_created: '2025-12-25' });
    await press(path, { order_created: 'mdy', step: 'import' });
    const leads = await storedLeads();
    expect(leads).toMatchObject([{ next_at: '2026-12-25' }, { next_at: '2026-03-12' }]);
    for (const { created_at } of leads)
      expect(new Date(created_at).toISOString()).toMatch(/^2025-12/);
  });

  test('keep their order when the row that told it is stored (STF-07)', async () => {
    const path = await bring('name,email,Due\nBo,bo@example.com,13/12/2026\nCy,cy@,12/03/2026\n');
    await press(path, { step: 'import' });
    await press(path, { row_3_email: 'cy@example.com', step: 'import' });
    expect(await storedLeads()).toMatchObject([
      { next_at: '2026-12-13' },
      { next_at: '2026-03-12' },
    ]);
  });
});

describe('a column that no lead has', () => {
  const CSV = 'name,email,Region,Score,,\nBo,bo@example.com,EMEA,80,,\nCy,cy@example.com,,90,,x\n';

  test('is named, and can become a value or go into the note (STF-07)', async () => {
    const path = await bring(CSV);
    expect(await pageOf(path)).toContain('Not imported: Region, Score, Column 6');
    const { page } = await press(path, { spare_2: 'company', spare_3: 'noted' });
    expect(page).toContain('Not imported: Column 6');
    await press(path, { step: 'import' });
    expect(await storedLeads()).toMatchObject([{ company: 'EMEA' }, { company: null }]);
    const notes = await env.DB.prepare('select text from staff_notes order by text').all();
    expect(notes.results.map(({ text }) => text)).toEqual(['Score: 80', 'Score: 90']);
  });
});

describe('a file of another program', () => {
  const stored = { name: 'Ada Probe', email: 'a1@x.example' };

  test.each([
    ['Excel, with its separator', 'sep=;\nName;Email\nAda Probe;a1@x.example\n', {}],
    [
      'a report with a title',
      'Leads of the fair\n\nName,Email,Company\nAda Probe,a1@x.example,Acme\n',
      { company: 'Acme' },
    ],
    [
      'a report with a title and semicolons',
      'Leads, November\n\nName;Email\nAda Probe;a1@x.example\n',
      {},
    ],
    ['a spreadsheet of Germany', 'Name;Email;Notiz\nAda Probe;a1@x.example;x\n', {}],
    ['quotes after blanks', 'Name, Email\n"Ada Probe", "a1@x.example"\n', {}],
    [
      'HubSpot',
      'Record ID,First Name,Last Name,Email,Create Date,Original Source\n1,Ada,Probe,a1@x.example,2026-11-20 10:31,Organic Search\n',
      { source: 'Organic Search', created_at: Date.UTC(2026, 10, 20, 10, 31) },
    ],
    [
      'Salesforce',
      'First Name,Last Name,Company / Account,Email,Lead Status,Lead Owner,Create Date\nAda,Probe,Acme,a1@x.example,Working - Contacted,Zed,"11/20/2026, 10:31 AM"\n',
      { status: 'contacted', created_at: Date.UTC(2026, 10, 20, 10, 31) },
    ],
    [
      'Google Contacts',
      'First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value\nAda,Probe,* Work,a1@x.example\n',
      {},
    ],
    [
      'our own export',
      'Id,Name,Email,Source,Partner Key,Page,Created At (UTC),Status,Owner,Next step,Next step on\n1,Ada Probe,a1@x.example,fair,acme,/,2026-11-20 10:31:00,Won,,Call,2026-12-05\n',
      {
        source: 'fair',
        partner_key: 'acme',
        status: 'won',
        next_step: 'Call',
        next_at: '2026-12-05',
      },
    ],
  ])('comes in without editing: %s (STF-07)', async (_what, csv, more) => {
    await importFile(csv);
    expect(await storedLeads()).toMatchObject([{ ...stored, ...more }]);
  });

  test.each([
    ['Name,Email,Birthdate\nAda Probe,a1@x.example,1980-01-01\n'],
    ['Name,Email,Last updated\nAda Probe,a1@x.example,2026-01-20 10:00\n'],
    ['Name,Email,Timezone\nAda Probe,a1@x.example,Europe/Berlin\n'],
    ['Email Opt In,Email,Full Name\nyes,a1@x.example,Ada Probe\n'],
    ['Name,Email opt out,Email,Update date\nAda Probe,no,a1@x.example,never\n'],
  ])('has no column taken for another of a like name: %j (STF-07)', async (csv) => {
    await importFile(csv);
    const [lead] = await storedLeads();
    expect(lead).toMatchObject(stored);
    expect(Date.now() - (lead?.created_at ?? 0), 'it is of now').toBeLessThan(3_600_000);
  });

  test.each([
    ['First Name,last_name,email\nAda,Byron,a@x.example\n', 'Ada Byron'],
    ['Name,Last name,email\nAda Byron,Byron,a@x.example\n', 'Ada Byron'],
    ['Vorname;Nachname;E-Mail\nAda;Byron;a@x.example\n', 'Ada Byron'],
    ['Name;Vorname;E-Mail-Adresse\nByron;Ada;a@x.example\n', 'Ada Byron'],
  ])('has one name of a first and a last one: %j (STF-07)', async (csv, name) => {
    await importFile(csv);
    expect(await storedLeads()).toMatchObject([{ name }]);
  });

  test.each([
    'LinkedIn, paid',
    'Fair – Berlin',
    '#hrtech',
    'Facebook + Instagram',
    'Fair (Ohio) #3, 50% off',
  ])('keeps the source as it is written: %s (STF-07)', async (source) => {
    await importFile(`Name,Email,Source\nAda Probe,a1@x.example,"${source}"\n`);
    expect(await storedLeads()).toMatchObject([{ source }]);
  });

  test('has its one bad row listed, and the others stored (STF-07)', async () => {
    const { page } = await importFile(
      'Name,Email,Created At\nAda Probe,a1@x.example,2021-11-25\nBo Lund,b2@x.example,2026-11-20\n"Total: 1",,\n',
    );
    expect((await storedLeads()).map(({ name }) => name)).toEqual(['Bo Lund']);
    expect(rowsOf(page).map(([row]) => row)).toEqual(['2', '4']);
  });

  test('has what our export made safe against formulas as it was (STF-07)', async () => {
    await importFile("Name,Email,Note\nBo,bo@example.com,'- called\n");
    expect(await env.DB.prepare('select text from staff_notes').first('text')).toBe('- called');
  });
});

describe('what staff set on leads', () => {
  const noteOf = () => env.DB.prepare('select text from staff_notes').first('text');

  test.each([
    ['Won', 'won'],
    ['Closed - Won', 'won'],
    ['closedwon', 'won'],
    ['Customer', 'won'],
    ['Working - Contacted', 'contacted'],
    ['Attempted to contact', 'contacted'],
    ['SQL', 'qualified'],
    ['opportunity', 'qualified'],
    ['Unqualified', 'lost'],
    ['Closed lost', 'lost'],
    ['NEW', 'new'],
    ['Open - Not Contacted', 'new'],
    ['Junk', 'spam'],
    ['', 'contacted'],
  ])('has the status that the file gives: %j is %s (STF-07)', async (word, status) => {
    await importFile(`name,email,Lead Status\nBo,bo@example.com,${word}\n`);
    expect(await storedLeads()).toMatchObject([{ status }]);
    expect(await noteOf()).toBeNull();
  });

  test('is mapped: owner, next step, its day, partner (STF-07)', async () => {
    await env.DB.prepare("insert into staff_names values ('ben', 'Ben')").run();
    await importFile(
      'Name,Email,Record Owner,Next step,Due date,Partner\nBo,bo@example.com,BEN,Call him,"Dec 5, 2026",acme)\n',
    );
    expect(await storedLeads()).toMatchObject([
      {
        owner: 'Ben',
        next_step: 'Call him',
        next_at: '2026-12-05',
        partner_key: 'acme',
        status: 'contacted',
      },
    ]);
  });

  test('stands in the note where it is nobody or nothing of ours (STF-07)', async () => {
    const path = await bring(
      'Name,Email,Note,Owner,Status,Partner\nBo,bo@example.com,Met,Zed,Nurture,www.acme.example\n',
    );
    const html = await pageOf(path);
    expect(html, 'above the table, too').toContain(
      'Not known here, so it goes into the note: Owner: Zed (1 row), Status: Nurture (1 row)',
    );
    expect(rowsOf(html)[0]?.at(-1)).toBe(
      'New lead. Into its note: Owner: Zed; Status: Nurture; Partner: www.acme.example',
    );
    await press(path, { step: 'import' });
    expect(await storedLeads()).toMatchObject([{ owner: null, status: 'new' }]);
    expect(await noteOf()).toBe('Met\nOwner: Zed\nStatus: Nurture\nPartner: www.acme.example');
  });

  const WORDS =
    'name,email,Status,Stage\nBo,bo@example.com,Warm,Neu\nCy,cy@example.com,warm,Zwei\nDi,di@example.com,Gewonnen,Drei\n';

  test('has a meaning that is chosen once for each word of the file (STF-07)', async () => {
    const path = await bring(WORDS);
    const page = await pageOf(path);
    expect(page).toContain('Status “Warm” (2 rows) means');
    expect(rowsOf(page).map((row) => row[3])).toEqual(['New Warm', 'New warm', 'Won Gewonnen']);
    const chosen = await press(path, { status_warm: 'qualified' });
    expect(chosen.page).toMatch(/name="status_warm".*?<option value="qualified" selected="">/s);
    expect(rowsOf(chosen.page).map((row) => row[3])).toEqual([
      'Qualified',
      'Qualified',
      'Won Gewonnen',
    ]);
    await press(path, { status_warm: 'lost' });
    await press(path, { status_warm: '' });
    expect(rowsOf(await pageOf(path))[0]?.at(-1), 'can be taken back').toContain('Status: Warm');
    await press(path, { status_warm: 'qualified', step: 'import' });
    expect(await storedLeads()).toMatchObject([
      { status: 'qualified' },
      { status: 'qualified' },
      { status: 'won' },
    ]);
    expect(await noteOf()).toBeNull();
  });

  test('keeps the meaning that a colleague chose, and loses it with its column (STF-07)', async () => {
    const path = await bring(WORDS);
    const form = filledIn(await pageOf(path));
    await press(path, { status_warm: 'qualified' });
    await postForm(path, cookie, form);
    expect(rowsOf(await pageOf(path))[0]?.[3]).toBe('Qualified');
    const { page } = await press(path, { column_status: '3' });
    expect(rowsOf(page).map((row) => row[3])).toEqual(['New Neu', 'New Zwei', 'New Drei']);
  });

  test('is not new work, unless the file or the importer says so (STF-07)', async () => {
    const waiting = async () => {
      const page = await pageOf('/admin/leads?status=new');
      return /Showing (\d+) of/.exec(page)?.[1] ?? '0';
    };
    await importFile('name,email\nBo,bo@example.com\nCy,cy@example.com\n');
    expect(await waiting()).toBe('0');
    const path = await bring('name,email\nDi,di@example.com\n');
    expect(await pageOf(path)).toContain('Leads without a status come in as');
    await press(path, { status: 'new', step: 'import' });
    expect(await waiting()).toBe('1');
  });
});

describe('the leads of an import', () => {
  const FILE = 'name,email,note\nBo,bo@example.com,x\nCy,cy@example.com,\nDi,di@example.com,\n';

  const undo = async (path: string) => {
    const question = await pageOf(`${path}/undo`);
    const done = await postForm(`${path}/undo`, cookie, filledIn(question));
    expect([done.status, done.headers.get('location')]).toEqual([303, path]);
    return { question, flash: flashOf(done), page: await pageOf(path) };
  };
  const change = async (name: string) => {
    const lead = (await storedLeads()).find((each) => each.name === name);
    const changed = await sendJson(
      'POST',
      '/api/admin/leads/changes',
      { change_id: crypto.randomUUID(), changes: [{ id: lead?.id, set: { status: 'won' } }] },
      { cookie },
    );
    expect(changed.status).toBe(200);
  };

  test('are a list that the page links to (STF-07)', async () => {
    await seedLeads([{ name: 'Ada' }]);
    const { path, page } = await importFile(FILE);
    const id = path.split('/').at(-1);
    expect(page).toContain(`href="/admin/leads?import=${id}"`);
    const found = await getAs(cookie, `/api/admin/leads?import=${id}`);
    expect((await found.json<{ data: { name: string }[] }>()).data.map(({ name }) => name)).toEqual(
      ['Di', 'Cy', 'Bo'],
    );
  });

  test('go again with their notes after a question, but for those that somebody changed; once (STF-07)', async () => {
    const { path } = await importFile(`${FILE}Bad,bad@,\n`);
    await change('Cy');
    const { question, page } = await undo(path);
    expect(question).toContain('Remove 2 leads of import');
    expect(question).toMatch(/1 lead stays, as.*>Cy</s);
    expect(page).toContain('2 leads removed, 1 kept as they were changed since.');
    expect(page).toContain('No row waits.');
    expect(page).not.toContain('Undo this import');
    expect((await storedLeads()).map(({ name }) => name)).toEqual(['Cy']);
    expect(await env.DB.prepare('select count(*) as n from staff_notes').first('n')).toBe(0);
    const [entry = []] = await tableIn(cookie, '/admin/audit');
    expect(entry.join()).toContain('Import of leads undone');
    const asked = await getAs(cookie, `${path}/undo`);
    expect([asked.status, asked.headers.get('location')], 'Back asks nothing').toEqual([303, path]);
    const again = await postForm(`${path}/undo`, cookie, { count: '0' });
    expect(flashOf(again)).toContain('nothing was removed');
  });

  test('stay where one was changed after the question was asked (STF-07)', async () => {
    const { path } = await importFile(FILE);
    const question = filledIn(await pageOf(`${path}/undo`));
    await change('Bo');
    const done = await postForm(`${path}/undo`, cookie, question);
    expect(flashOf(done)).toContain('nothing was removed');
    expect(await storedLeads()).toHaveLength(3);
  });

  test('stay where somebody noted something of them (STF-07)', async () => {
    const { path } = await importFile(FILE);
    const [lead] = await storedLeads();
    await sendJson(
      'POST',
      `/api/admin/leads/${lead?.id}/notes`,
      { id: crypto.randomUUID(), text: 'Called' },
      { cookie },
    );
    expect((await undo(path)).page).toContain('2 leads removed, 1 kept');
    expect((await storedLeads()).map(({ name }) => name)).toEqual(['Bo']);
  });
});
