import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { decideAs, REJECT } from '../../helpers/decisions.ts';
import { ORIGIN, postForm, request } from '../../helpers/request.ts';
import { EMAIL, idIn, makeKnown, makeOthersKnown, NAME, PERSON } from '../../helpers/one-person.ts';
import type { Person } from '../../../src/features/people/staff/person.contract.ts';
import { noteOn, setOn } from '../../helpers/work.ts';
import { getAs, openSession, seedLeads, tableIn } from '../../helpers/staff.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  goodApplication,
  goodLead,
  goodMessage,
  LEADS_API,
  post,
} from '../../helpers/submissions.ts';

const page = async (cookie: string, path: string): Promise<string> => {
  const response = await getAs(cookie, path);
  expect(response.status, path).toBe(200);
  return response.text();
};

const find = async (cookie: string, text: string) =>
  (await tableIn(cookie, `/admin/people?q=${encodeURIComponent(text)}`, 'People')).map((row) =>
    row.slice(0, 3),
  );

test('one page has all that an address sent, newest first, and where it came from (PER-01)', async () => {
  await makeKnown();
  await makeOthersKnown();
  const cookie = await openSession();
  const html = await page(cookie, `/admin/people/${await idIn('leads')}`);
  const order = ['Applied as an affiliate', 'Wrote a message', 'Came back', 'Became a lead'].map(
    (text) => html.indexOf(text),
  );
  expect(order, html).toEqual(order.toSorted((a, b) => a - b));
  expect(Math.min(...order)).toBeGreaterThan(0);
  for (const text of [NAME, PERSON.message, PERSON.subject, 'zbrqo-spring', 'Guarantee CTA']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('E-mail to our team');
  expect(html).not.toContain('ada@other.example');
});

test('every record of a person leads to the same page, without the address in its URL (PER-01)', async () => {
  await makeKnown();
  const cookie = await openSession();
  const lead = await idIn('leads');
  for (const table of ['contact_messages', 'affiliate_applications']) {
    const response = await getAs(cookie, `/admin/people/${await idIn(table)}`);
    expect(response.headers.get('location'), table).toBe(`/admin/people/${lead}`);
  }
  expect((await getAs(cookie, '/admin/people/unknown')).status).toBe(404);
  expect((await request(`/admin/people/${lead}`)).status, 'a stranger').toBe(401);
});

test('a person is found by a part of their name or address, whatever the accents, and not by what they wrote (PER-01)', async () => {
  await makeKnown();
  await seedLeads([{ name: 'Zoë Åström', email: 'z@x.example' }]);
  const cookie = await openSession();
  const known = [NAME, EMAIL, expect.stringMatching(/Application|Lead|Message/)];
  for (const text of ['qvonz', 'WYJF', EMAIL.toUpperCase(), 'xq-mail']) {
    expect(await find(cookie, text), text).toEqual([known]);
  }
  for (const text of ['zoe', 'ASTROM']) {
    expect(await find(cookie, text), text).toEqual([['Zoë Åström', 'z@x.example', 'Lead']]);
  }
  for (const text of [PERSON.subject, 'blacksmiths', 'pricing', '%', 'no one']) {
    expect(await find(cookie, text), text).toEqual([]);
  }
});

test('before anybody is searched, those who came last show, each once with all that they sent (PER-01)', async () => {
  await makeKnown();
  await seedLeads([{ name: 'Zoë Åström', email: 'z@x.example' }]);
  const cookie = await openSession();
  const shown = await find(cookie, '');
  expect(shown).toHaveLength(2);
  expect(shown).toContainEqual(['Zoë Åström', 'z@x.example', 'Lead']);
  expect(shown).toContainEqual([NAME, EMAIL, expect.stringMatching(/Lead.*Message.*Application/)]);
  const typed = await getAs(cookie, '/api/admin/people/found?q=');
  const { people } = await typed.json<{ people: { name: string }[] }>();
  expect(people.map(({ name }) => name)).toEqual(shown.map(([name]) => name));
});

test('a row of a file with neither an address nor a phone number is of nobody (PER-01)', async () => {
  const cookie = await openSession();
  await postForm('/admin/leads/import', cookie, {
    csv: 'name,email,phone\nBo Fell,bo@,\nDi Holt,,unknown\nCy Grey,,+49 30 1234\n',
  });
  expect(await find(cookie, '')).toEqual([['Cy Grey', '+49 30 1234', 'Row of an import']]);
  expect(await find(cookie, 'fell')).toEqual([]);
  const id = await env.DB.prepare(
    "select id from lead_import_rows where name = 'Bo Fell'",
  ).first<string>('id');
  expect((await getAs(cookie, `/admin/people/${id}`)).status).toBe(404);
});

test('a row of a file that waits renames nobody, and comes after who wrote themselves (PER-01)', async () => {
  await makeKnown();
  const cookie = await openSession();
  await postForm('/admin/leads/import', cookie, {
    csv: `name,email\nAnja,${EMAIL}\nZed,zed@${EMAIL.split('@')[1]}\n`,
  });
  for (const text of ['', EMAIL.split('@')[1] ?? '']) {
    const found = await find(cookie, text);
    expect(
      found.map(([name]) => name),
      text,
    ).toEqual([NAME, 'Zed']);
  }
});

test('people who are found show whose they are, and how far, of each record (PER-01)', async () => {
  await makeKnown();
  const cookie = await openSession('Ana');
  const lead = await idIn('leads');
  await seedLeads([{ name: 'Cy Grey', email: 'cy@x.example' }]);
  await setOn('/api/admin/leads', cookie, lead, { status: 'qualified', owner: 'Ana' });
  const shown = async (text: string) =>
    (await tableIn(cookie, `/admin/people?q=${text}`, 'People')).map((row) => row.slice(3, 5));
  expect(await shown('qvonz')).toEqual([
    ['Application: Pending, Lead: Qualified, Message: New', 'Ana'],
  ]);
  await setOn('/api/admin/leads', cookie, 'lead-000000', { owner: 'Ben' });
  expect(await shown('cy%20grey')).toEqual([['New', 'Ben']]);
});

test('an address of which nothing is stored is said so (DAT-01)', async () => {
  const cookie = await openSession();
  const query = '?q=no.one%40example.com';
  const note = 'Nothing is stored of this address.';
  expect(await page(cookie, `/admin/people${query}`)).toContain(note);
  const typed = await getAs(cookie, `/api/admin/people/found${query}`);
  expect(await typed.json()).toEqual({ search: 'no.one@example.com', people: [], note });
});

test('the page of a person has what staff set on each record, and opens it in its list (PER-01)', async () => {
  await makeKnown();
  const cookie = await openSession();
  const lead = await idIn('leads');
  await env.DB.prepare(
    "update leads set status = 'qualified', owner = 'Ana', next_step = 'Call', next_at = '2026-12-01'",
  ).run();
  const html = await page(cookie, `/admin/people/${lead}`);
  const part = html.slice(html.indexOf('To work on'), html.indexOf('Came from'));
  for (const text of ['Qualified', 'Ana', 'Call', '2026-12-01', `/admin/leads?open=${lead}`]) {
    expect(part).toContain(text);
  }
  expect(part).toContain(`/admin/messages?open=${await idIn('contact_messages')}`);
  expect(part).toContain(`/admin/affiliates?open=${await idIn('affiliate_applications')}`);
});

/** The page of a person as the API has it. */
const personOf = async (cookie: string, id: string): Promise<Person> =>
  (await getAs(cookie, `/api/admin/people/${id}`)).json();

const detailsOf = ({ moments }: Person, what: string) =>
  moments.filter((moment) => moment.what === what).map(({ line }) => line);

test('the history of a person says what was changed, in one line for one thought (PER-01)', async () => {
  await makeKnown();
  const [ana, ben] = [await openSession('Ana'), await openSession('Ben')];
  const lead = await idIn('leads');
  const message = await idIn('contact_messages');
  await setOn('/api/admin/leads', ana, lead, { status: 'contacted' });
  await setOn('/api/admin/leads', ana, lead, {
    owner: 'Ana',
    next_step: 'Call',
    next_at: '2026-12-01',
  });
  await setOn('/api/admin/messages', ana, message, { status: 'done' });
  await setOn('/api/admin/leads', ana, lead, { status: 'qualified' });
  await setOn('/api/admin/leads', ben, lead, { status: 'won' });
  const person = await personOf(ana, lead);
  expect(detailsOf(person, 'Lead changed')).toEqual([
    'Ben: status won',
    'Ana: status qualified, owner Ana, next step “Call”, on Tuesday, Dec 1',
  ]);
  expect(detailsOf(person, 'Message changed')).toEqual(['Ana: status done']);
  const pane = await (
    await getAs(ana, `/api/admin/leads/${lead}`)
  ).json<{
    history: { text: string; who: string; is_note: boolean }[];
  }>();
  expect(
    pane.history.filter((entry) => !entry.is_note).map(({ text, who }) => [text, who]),
  ).toEqual([
    ['status won', 'Ben'],
    ['status qualified, owner Ana, next step “Call”, on Tuesday, Dec 1', 'Ana'],
  ]);
  await env.DB.prepare(
    "update staff_audit set at = at - 301000 where json_extract(detail, '$.status') = 'contacted'",
  ).run();
  expect(detailsOf(await personOf(ana, lead), 'Lead changed')).toEqual([
    'Ben: status won',
    'Ana: status qualified, owner Ana, next step “Call”, on Tuesday, Dec 1',
    'Ana: status contacted',
  ]);
});

test('the page of a person has each record with its state and version, to be worked on there (PER-01)', async () => {
  await makeKnown();
  const cookie = await openSession('Ana');
  const lead = await idIn('leads');
  await noteOn('/api/admin/leads', cookie, lead, 'Wants a call');
  await setOn('/api/admin/leads', cookie, lead, { next_step: 'Call' });
  const { records, moments } = await personOf(cookie, lead);
  expect(records).toMatchObject([
    { list: 'leads', row: { id: lead, status: 'new', next_step: 'Call', version: 3 } },
    {
      list: 'messages',
      what: `Message: ${PERSON.subject}`,
      row: { status: 'new', owner: null },
      reply: { about: PERSON.subject, quote: PERSON.message },
    },
    {
      list: 'applications',
      row: { status: 'pending' },
      reply: { filling: { first_name: PERSON.first, company: PERSON.company } },
    },
  ]);
  expect(moments.slice(0, 2).map(({ what, text }) => [what, text])).toEqual([
    ['Lead changed', null],
    ['Note', 'Wants a call'],
  ]);
  const gone = await getAs(cookie, '/api/admin/people/unknown');
  expect([gone.status, await gone.json()]).toMatchObject([
    404,
    { error: 'There is nobody here: the record is unknown, or it was erased.' },
  ]);
});

test('a person who is not there is said so in the words of the staff area (PER-01)', async () => {
  const cookie = await openSession();
  for (const path of ['/admin/people/gone', '/admin/people/gone/erase', '/admin/people/a%00b']) {
    const response = await getAs(cookie, path);
    expect(response.status, path).toBe(404);
    const html = await response.text();
    expect(html).toContain('There is nobody here: the record is unknown, or it was erased.');
    expect(html).toContain('aria-label="Staff area"');
  }
});

test('mail and audit name people and lead to them (PER-01)', async () => {
  await makeKnown();
  const cookie = await openSession();
  const mail = await tableIn(cookie, '/admin/mail');
  expect(mail.map(([what]) => what?.includes(NAME))).toEqual([true, true, true, true]);
  await env.DB.prepare(
    "insert into staff_audit (id, at, action, subject_kind, subject_id) values ('a', 1, 'mail_retried', 'mail', ?), ('b', 2, 'application_approved', 'application', ?)",
  )
    .bind(
      await env.DB.prepare('select id from outbox').first('id'),
      await idIn('affiliate_applications'),
    )
    .run();
  const audit = await tableIn(cookie, '/admin/audit');
  expect(audit.slice(0, 2).map(([, , about]) => about)).toEqual([`${NAME} · application`, NAME]);
  expect(await page(cookie, '/admin/audit')).toContain('href="/admin/people/');
  expect(await page(cookie, '/admin/mail')).toContain('href="/admin/people/');
});

test('all data of a person is handed out as a file, and that is on record (DAT-01)', async () => {
  await makeKnown();
  await makeOthersKnown();
  const cookie = await openSession();
  const file = await getAs(cookie, `/admin/people/${await idIn('leads')}/data.html`);
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="person-[\d-]+\.html"$/,
  );
  const text = await file.text();
  for (const each of [
    NAME,
    EMAIL,
    PERSON.message,
    PERSON.company,
    'zbrqo-spring',
    'guarantee_cta',
  ]) {
    expect(text).toContain(each);
  }
  expect(text).not.toContain('ada@other.example');
  expect(text).not.toContain('fingerprint');
  const [newest = []] = await tableIn(cookie, '/admin/audit');
  expect(newest[1]).toBe('Data of a person exported');
});

test('an e-mail without a text has no empty text to unfold (PER-01)', async () => {
  await makeKnown();
  const cookie = await openSession();
  const path = `/admin/people/${await idIn('leads')}`;
  await env.DB.prepare('delete from staff_notes').run();
  const texts = async () => (await page(cookie, path)).split('<summary>Text</summary>').length - 1;
  expect(await texts()).toBeGreaterThan(0);
  await env.DB.prepare("update outbox set payload = json_set(payload, '$.text', '')").run();
  expect(await texts()).toBe(0);
});

test.each([
  ['jürgen@münchen.example', 'jürgen@münchen.example'],
  ['jürgen@münchen.example', 'JÜRGEN@MÜNCHEN.EXAMPLE'],
  ['jürgen@münchen.example', ' <jürgen@münchen.example>, '],
  ['jürgen@münchen.example', 'jürgen@münchen.example.'],
  ['jürgen@münchen.example', '(jürgen@münchen.example).'],
  ['jürgen@münchen.example', 'münchen.example'],
  ['jürgen@münchen.example', 'münchen.example.'],
  ['anna@straße.example', 'anna@straße.example'],
  ['user@例子.example', 'user@例子.example'],
  ['ada@example.com', 'ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['ada@example.com', 'mailto:Ada@Example.com'],
])('%s is found by %s, in people and in lists (PER-01, DAT-01)', async (email, typed) => {
  const cookie = await openSession();
  await post(LEADS_API, goodLead({ name: 'Somebody', email }));
  const query = encodeURIComponent(typed);
  const found = await page(cookie, `/admin/people?q=${query}`);
  expect(found).toContain('Somebody');
  expect(found).not.toContain('Nothing is stored');
  const list = await getAs(cookie, `/api/admin/leads?search=${query}`);
  expect((await list.json<{ data: unknown[] }>()).data).toHaveLength(1);
});

/** What a page shows: not its attributes, nor what its scripts get, nor the texts of e-mails as they were sent. */
const shownIn = (html: string): string =>
  html.replaceAll(/<(script|details)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '');

test('the address of an international domain is readable wherever staff see it, and erased as it reads (PER-01)', async () => {
  const email = 'jürgen@münchen.example';
  const cookie = await openSession();
  const onlyIn = (table: string) => env.DB.prepare(`select id from ${table}`).first<string>('id');
  await post(LEADS_API, goodLead({ name: 'Jürgen', email }));
  await post(CONTACT_API, goodMessage({ name: 'Jürgen', email }));
  await post(APPLICATIONS_API, goodApplication({ lastName: 'Jürgen', email }));
  const application = (await onlyIn('affiliate_applications')) ?? '';
  await decideAs(cookie, application, { ...REJECT, mail: 'template' });
  const lead = await onlyIn('leads');
  const pages = [
    '/admin/leads',
    `/admin/leads?open=${lead}`,
    `/admin/messages?open=${await onlyIn('contact_messages')}`,
    `/admin/affiliates?status=rejected&open=${application}`,
    '/admin/people?q=xn--mnchen-3ya.example',
    `/admin/people/${lead}`,
    `/admin/people/${lead}/erase`,
    `/admin/people/${lead}/data.html`,
    '/admin/mail',
    '/admin/audit',
  ];
  for (const path of pages) {
    const shown = shownIn(await page(cookie, path));
    // The file has e-mails as they were sent.
    if (!path.endsWith('data.html')) expect(shown, path).not.toContain('xn--');
    if (path !== '/admin/audit') expect(shown, path).toContain(email);
  }
  for (const file of [
    'leads.csv',
    'leads.csv?columns=all',
    'messages.csv',
    'applications.csv',
    'applications.csv?columns=all',
  ]) {
    const lines = await page(cookie, `/api/admin/${file}`);
    expect(lines, file).toContain(email);
    expect(lines, file).not.toContain('xn--');
  }
  const body = new URLSearchParams({ contact: ` ${email.toUpperCase()}` });
  await request(`/admin/people/${lead}/erase`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { cookie, origin: ORIGIN },
  });
  expect(await page(cookie, `/admin/people?q=${encodeURIComponent(email)}`)).toContain(
    'Nothing is stored of this address. It was erased on',
  );
});
