import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';

import { BLOG_CRON } from '../../../src/cron-jobs.ts';
import { csvAs, leadsAs, leadsPageAs, storedLeads } from '../../helpers/leads.ts';
import { postForm, runCron, sendJson } from '../../helpers/request.ts';
import { getAs, openSession, seedLeads, tableIn } from '../../helpers/staff.ts';
import { noteOn, setOn } from '../../helpers/work.ts';

const LEADS = '/api/admin/leads';
const NAME = 'Qvonzix Wyjfleth';
const PHONE = '+49 (0)30 12-34 56';

let cookie = '';
let id = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
  await seedLeads([{ name: 'Ada Byron', email: 'ada@other.example' }]);
  const lead = { name: NAME, phone: PHONE, source: 'phone', note: 'Called about nurses' };
  const added = await postForm('/admin/leads/add', cookie, lead);
  id = added.headers.get('location')?.split(/open=|#/)[1] ?? '';
});

const pageOf = async (path: string) => (await getAs(cookie, path)).text();
const named = async (query: string) => (await leadsAs(cookie, query)).data.map(({ name }) => name);

test('a lead without an address is in its list by name and phone, in the pane without a reply, and last by address (STF-07)', async () => {
  const page = await leadsPageAs(cookie, `?open=${id}`);
  expect(page).toContain('href="tel:+4930123456"');
  expect(page).not.toContain('data-reply');
  expect(page).not.toContain('mailto:null');
  expect(await named('?sort=email')).toEqual(['Ada Byron', NAME]);
  expect(await named('?sort=-email')).toEqual([NAME, 'Ada Byron']);
  const file = await csvAs(cookie);
  expect(file).toContain(`${NAME},,phone,`);
  expect(await csvAs(cookie, '?columns=all')).toContain(PHONE);
  const reply = { reply_id: crypto.randomUUID(), subject: 'Hi', text: 'Hello' };
  const answered = await sendJson('POST', `${LEADS}/${id}/replies`, reply, { cookie });
  expect(answered.status, 'an e-mail to nobody').toBe(422);
});

test('a lead is found by its phone in every spelling, and has no address for a search (STF-07, PER-01)', async () => {
  for (const typed of [PHONE, '0049 30 123456', '030/123456', '123456', '+49 30 1234-56']) {
    const asked = encodeURIComponent(typed);
    expect(await named(`?search=${asked}`), typed).toEqual([NAME]);
    const found = await tableIn(cookie, `/admin/people?q=${asked}`, 'People');
    expect(
      found.map((row) => row.slice(0, 3)),
      typed,
    ).toEqual([[NAME, PHONE, 'Lead']]);
  }
  const suggested = await getAs(cookie, '/api/admin/people?q=wyjf');
  expect(await suggested.json()).toMatchObject([{ id, name: NAME, email: null, phone: PHONE }]);
  expect(await named('?search=null')).toEqual([]);
});

test('its page has what happened, its file what is stored, and the audit log its name (STF-07, PER-01)', async () => {
  await noteOn(LEADS, cookie, id, 'Call again on Monday');
  const page = await pageOf(`/admin/people/${id}`);
  for (const text of [NAME, PHONE, 'Called about nurses', 'Call again on Monday', 'tel:+49'])
    expect(page).toContain(text);
  expect(page).not.toContain('ada@other.example');
  const file = await pageOf(`/admin/people/${id}/data.html`);
  for (const text of [NAME, PHONE, 'Call again on Monday']) expect(file).toContain(text);
  expect((await tableIn(cookie, '/admin/audit')).flat().join()).toContain(NAME);
});

test('it is erased by its phone number, typed in any spelling, and is not there after a restore either (DAT-01)', async () => {
  const row = `insert into lead_import_rows (id, import_id, row, cells, name, phone, created_at)
    values ('row', 1, 1, '[]', 'Q. W.', '0049 30123456', ${Date.now()})`;
  await env.DB.exec(row.replaceAll('\n', ' '));
  const path = `/admin/people/${id}/erase`;
  expect(await pageOf(path)).toContain('Type their phone number to confirm');
  const wrong = await postForm(path, cookie, { contact: '+49 30 12' });
  expect(wrong.status).toBe(422);
  expect(await storedLeads()).toHaveLength(2);

  const before = await env.DB.prepare('select * from leads where id = ?').bind(id).first();
  const done = await postForm(path, cookie, { contact: '0049 30 123456' });
  expect(done.headers.get('location')).toBe('/admin/people');
  expect(await storedLeads()).toMatchObject([{ name: 'Ada Byron' }]);
  for (const table of ['staff_notes', 'lead_import_rows'])
    expect(await env.DB.prepare(`select count(*) as n from ${table}`).first('n'), table).toBe(0);
  expect(await pageOf(`/admin/people?q=${encodeURIComponent('+49 30 123456')}`)).toContain(
    'Nothing is stored of this phone number. It was erased on',
  );

  const names = Object.keys(before ?? {});
  await env.DB.exec('delete from erasures');
  await env.DB.prepare(
    `insert into leads (${names.join()}) values (${names.map(() => '?').join()})`,
  )
    .bind(...Object.values(before ?? {}))
    .run();
  await runCron(BLOG_CRON);
  expect(await storedLeads()).toMatchObject([{ name: 'Ada Byron' }]);
});

test('its phone number is corrected, and never emptied (STF-07)', async () => {
  const corrected = await setOn(LEADS, cookie, id, { phone: '030 999999' });
  expect(corrected.status).toBe(200);
  expect(await named('?search=999999')).toEqual([NAME]);
  const emptied = await setOn(LEADS, cookie, id, { phone: null, company: 'Zbrqo' });
  expect(emptied.status).toBe(422);
  expect(await emptied.json()).toMatchObject({
    fields: { phone: 'This lead has no email address: it keeps a phone number' },
  });
  const lead = env.DB.prepare('select phone, company from leads where id = ?').bind(id);
  expect(await lead.first()).toEqual({ phone: '030 999999', company: null });
});
