import { beforeEach, expect, test } from 'vitest';

import type { MailTemplates } from '../../src/features/affiliates/staff/decision-mail.contract.ts';
import type { StoredText } from '../../src/staff/texts/texts.contract.ts';
import { ORIGIN, request, sendJson } from '../helpers/request.ts';
import { flashOf, getAs, openSession, tableIn } from '../helpers/staff.ts';

let anas = '';
let bens = '';
beforeEach(async () => {
  anas = await openSession('Ana');
  bens = await openSession('Ben');
});

const ID = 'text-1';
const send = (as: string, path: string, fields: Record<string, string>) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { cookie: as, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  });
const store = (as: string, fields: Record<string, string> = {}, id = ID) =>
  send(as, `/admin/texts/${id}`, {
    kind: 'message',
    name: 'Prices',
    subject: '',
    text: 'Hello {name},\n\nPlans begin at $49.\n\n{me}',
    seen: '',
    ...fields,
  });
const remove = (as: string, id = ID) => send(as, `/admin/texts/${id}/remove`, {});
const textsFor = async (list: string): Promise<StoredText[]> =>
  (await getAs(anas, `/api/admin/texts/${list}`)).json();
const page = async (id = ID, as = anas) => (await getAs(as, `/admin/texts/${id}`)).text();
/** What the form of a page sends back, so that nothing newer is overwritten. */
const seenIn = (html: string): string => /name="seen" value="(\d*)"/.exec(html)?.[1] ?? 'missing';
const lastAudit = async () => (await tableIn(anas, '/admin/audit'))[0]?.join(' ');

test('a text is written once, offered to every colleague where it belongs, and removed (TXT-01)', async () => {
  const blank = await page('new?for=message');
  expect(blank).toContain('A new text for messages');
  const stored = await store(anas);
  expect([stored.status, stored.headers.get('location')]).toEqual([303, '/admin/texts']);
  expect(flashOf(stored)).toBe('“Prices” is stored.');
  expect(await textsFor('messages')).toEqual([
    {
      id: ID,
      name: 'Prices',
      subject: '',
      text: 'Hello {name},\n\nPlans begin at $49.\n\n{me}',
    },
  ]);
  expect(await textsFor('leads')).toEqual([]);
  expect(await tableIn(bens, '/admin/texts', 'Texts for messages')).toEqual([
    ['Prices', expect.stringContaining('Plans begin'), expect.stringContaining('Ana')],
  ]);
  expect(await lastAudit()).toContain('Stored text written');
  expect((await store(anas)).status, 'sent twice').toBe(303);
  expect(await textsFor('messages')).toHaveLength(1);
  expect((await remove(bens)).status).toBe(303);
  expect(await textsFor('messages')).toEqual([]);
  expect(await lastAudit()).toContain('Stored text removed');
  expect((await remove(bens)).status).toBe(404);
});

test('a team without texts begins with some by one press, which are theirs to change and remove, and come back only by another press (TXT-01)', async () => {
  const offers = async () =>
    [
      ...(await (await getAs(anas, '/admin/texts')).text()).matchAll(
        /action="\/admin\/texts\/begin\/(\w+)"/g,
      ),
    ].map(([, of]) => of);
  expect(await offers()).toEqual(['leads', 'messages', 'applications']);
  const added = await send(bens, '/admin/texts/begin/messages', {});
  expect([added.status, added.headers.get('location')]).toEqual([303, '/admin/texts']);
  expect(flashOf(added)).toBe('Texts for messages are added. Change them, or remove them.');
  expect(await offers()).toEqual(['leads', 'applications']);
  const [first, ...others] = await textsFor('messages');
  expect(others.length).toBeGreaterThan(1);
  for (const { text } of others) expect(text).toMatch(/^Hello \{first_name\},\n.+\n\{me\}\n/s);
  const seen = seenIn(await page(first?.id));
  const changed = await store(anas, { name: 'Ours', text: 'Our words', seen }, first?.id);
  expect(changed.status).toBe(303);
  await send(anas, '/admin/texts/begin/messages', {});
  const again = await textsFor('messages');
  expect(again, 'none is there twice').toHaveLength(others.length + 1);
  expect(again.map(({ text }) => text)).toContain('Our words');
  for (const { id } of again) expect((await remove(anas, id)).status).toBe(303);
  expect(await textsFor('messages'), 'none comes back by itself').toEqual([]);

  const inReply = await sendJson('POST', '/api/admin/texts/applications', {}, { cookie: anas });
  const offered = await inReply.json<StoredText[]>();
  expect(offered).toEqual(await textsFor('applications'));
  for (const { id, name, text, subject } of offered.filter(({ id }) => id.startsWith('starter')))
    expect(
      (
        await store(
          anas,
          { kind: 'application', name, text, subject, seen: seenIn(await page(id)) },
          id,
        )
      ).status,
      'a text that staff could have written',
    ).toBe(303);
  expect((await sendJson('POST', '/api/admin/texts/nothing', {}, { cookie: anas })).status).toBe(
    404,
  );
});

test('what a colleague stored meanwhile is shown, and replaced only by who has seen it (TXT-02)', async () => {
  await store(anas);
  const seen = seenIn(await page());
  expect((await store(bens, { seen, text: 'Bens words' })).status).toBe(303);
  const late = await store(anas, { seen, text: 'Anas words' });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain('Somebody changed this text since you opened it');
  expect(html).toContain('As Ben stored it');
  expect(html).toContain('Bens words');
  expect(html).toContain('Anas words');
  expect((await textsFor('messages'))[0]?.text).toBe('Bens words');
  expect((await store(anas, { seen: seenIn(html), text: 'Anas words' })).status).toBe(303);
  expect((await textsFor('messages'))[0]?.text).toBe('Anas words');
});

test('what is wrong is named with its field, and what was typed stays (TXT-01)', async () => {
  for (const [fields, problem] of [
    [{ name: ' ' }, 'Give the text a name'],
    [{ text: '' }, 'Write a text'],
    [
      { text: 'Dear {nmae}' },
      'There is no placeholder {nmae}. Known are {name}, {first_name}, {me}',
    ],
    [{ subject: 'For {company}' }, 'There is no placeholder {company}.'],
    [{ text: 'x'.repeat(4001) }, '4000'],
  ] as const) {
    const refused = await store(anas, { ...fields, name: 'Kept', ...fields });
    expect(refused.status, problem).toBe(422);
    const html = await refused.text();
    expect(html).toContain(problem);
    // In the props of the island, too.
    const shown = html.replaceAll(/data-island-props="[^"]*"/g, '');
    expect(shown.split(problem), 'it is said once').toHaveLength(2);
    expect(html).toContain(seenIn(html) === '' ? 'A new text' : 'missing');
  }
  expect(await textsFor('messages')).toEqual([]);
  const applicants = await store(anas, { kind: 'application', text: 'To {company}: {applied_on}' });
  expect(applicants.status).toBe(303);
  expect((await store(anas, { kind: 'nothing' }, 'other')).status).toBe(404);
});

test('the e-mails about decisions are changed at the same place, and decisions take them from there (TXT-03)', async () => {
  const rows = await tableIn(anas, '/admin/texts', 'Texts for applications');
  expect(rows.map(([name, , changed]) => [name, changed])).toEqual([
    ['The approval of an application', 'Standard text'],
    ['The rejection of an application', 'Standard text'],
    ['A question to an applicant', 'Standard text'],
  ]);
  const html = await page('rejected');
  expect(html).toContain('Northwind Talent');
  const rejection = { name: 'The rejection of an application', seen: seenIn(html) };
  const text = 'Dear {first_name}, not this time. {reason}';
  expect((await store(anas, { ...rejection, text }, 'rejected')).status).toBe(422);
  const subject = 'About your application';
  expect((await store(anas, { ...rejection, subject, text }, 'rejected')).status).toBe(303);
  const late = await store(bens, { ...rejection, subject, text: 'No' }, 'rejected');
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('As Ana stored it');
  const read = await getAs(bens, '/api/admin/application-texts');
  const { templates } = await read.json<{ templates: MailTemplates }>();
  expect(templates.rejected).toEqual({ subject, text });
  expect(await lastAudit()).toContain('Text of the e-mail about decisions changed');
  expect((await remove(anas, 'rejected')).status).toBe(404);
});

test('the question to an applicant is offered for replies, as it is written now; what a decision says is not (TXT-01)', async () => {
  const names = async () => (await textsFor('applications')).map(({ name }) => name);
  expect(await names()).toEqual(['A question to an applicant']);
  await store(anas, { kind: 'application', name: 'Late answer', text: 'Sorry, {first_name}' });
  const question = { name: 'A question to an applicant', seen: '', subject: 'Your readers' };
  await store(anas, { ...question, text: 'Who reads you, {first_name}?' }, 'more_info');
  expect(await names()).toEqual(['A question to an applicant', 'Late answer']);
  expect((await textsFor('applications'))[0]).toEqual({
    id: 'more_info',
    name: 'A question to an applicant',
    subject: 'Your readers',
    text: 'Who reads you, {first_name}?',
  });
  expect((await textsFor('leads')).length).toBe(0);
});

test('texts are for staff only (TXT-01)', async () => {
  expect((await getAs('', '/api/admin/texts/leads')).status).toBe(401);
  expect((await store('')).status).not.toBe(303);
  expect((await getAs(anas, '/api/admin/texts/nothing')).status).toBe(404);
  expect((await getAs(anas, '/admin/texts/no-such')).status).toBe(404);
});
