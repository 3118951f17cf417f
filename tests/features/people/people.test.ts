import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { ORIGIN, request } from '../../helpers/request.ts';
import { EMAIL, idIn, makeKnown, makeOthersKnown, NAME, PERSON } from '../../helpers/one-person.ts';
import { getAs, openSession, tableIn } from '../../helpers/staff.ts';

const page = async (cookie: string, path: string): Promise<string> => {
  const response = await getAs(cookie, path);
  expect(response.status, path).toBe(200);
  return response.text();
};

const find = (cookie: string, email: string): Promise<Response> =>
  request('/admin/people', {
    method: 'POST',
    body: new URLSearchParams({ email }).toString(),
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  });

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
  for (const text of [NAME, PERSON.message, PERSON.subject, 'zbrqo-spring', 'guarantee_cta']) {
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
  const found = await find(cookie, EMAIL.toUpperCase());
  expect(found.status).toBe(303);
  const to = found.headers.get('location') ?? '';
  expect(to.toLowerCase()).not.toContain('qvonzix');
  expect(
    await page(cookie, to === `/admin/people/${lead}` ? to : `/admin/people/${lead}`),
  ).toContain(NAME);
  expect((await getAs(cookie, '/admin/people/unknown')).status).toBe(404);
  expect((await request(`/admin/people/${lead}`)).status, 'a stranger').toBe(401);
});

test('an address of which nothing is stored is said so (DAT-01)', async () => {
  const cookie = await openSession();
  const found = await find(cookie, 'no.one@example.com');
  expect(found.headers.get('location')).toBe('/admin/people');
  const flash = (found.headers.get('set-cookie') ?? '').split(';', 1)[0];
  expect(await page(`${cookie}; ${flash}`, '/admin/people')).toContain(
    'Nothing is stored of this address.',
  );
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
  expect(audit.slice(0, 2).map(([, , about]) => about)).toEqual([NAME, NAME]);
  expect(await page(cookie, '/admin/audit')).toContain('href="/admin/people/');
  expect(await page(cookie, '/admin/mail')).toContain('href="/admin/people/');
});

test('all data of a person is handed out as a file for programs and one for people (DAT-01)', async () => {
  await makeKnown();
  await makeOthersKnown();
  const cookie = await openSession();
  const lead = await idIn('leads');
  const json = await getAs(cookie, `/admin/people/${lead}/data.json`);
  expect(json.headers.get('content-disposition')).toMatch(
    /^attachment; filename="person-[\d-]+\.json"$/,
  );
  const file: Record<string, object[]> = await json.json();
  expect(file).toMatchObject({
    email: EMAIL,
    leads: [{ name: NAME, email: EMAIL, attribution: { utm_campaign: 'zbrqo-spring' } }],
    visits: [{ source: 'guarantee_cta' }],
    messages: [{ subject: PERSON.subject, message: PERSON.message }],
    applications: [{ company: PERSON.company, motivation: expect.any(String) }],
  });
  expect(file['mail']).toHaveLength(4);
  expect(file['notes']).toContainEqual(
    expect.objectContaining({
      subject: 'Your application',
      text: expect.stringContaining('Zbrqo'),
    }),
  );
  expect(JSON.stringify(file)).not.toContain('ada@other.example');
  expect(JSON.stringify(file)).not.toContain('fingerprint');
  const html = await getAs(cookie, `/admin/people/${lead}/data.html`);
  expect(html.headers.get('content-disposition')).toContain('.html"');
  const text = await html.text();
  for (const each of [EMAIL, PERSON.message, PERSON.company, 'zbrqo-spring']) {
    expect(text).toContain(each);
  }
  const audit = await tableIn(cookie, '/admin/audit');
  expect(audit.slice(0, 2).map(([, action]) => action)).toEqual([
    'Data of a person exported',
    'Data of a person exported',
  ]);
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
