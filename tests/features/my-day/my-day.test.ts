import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';

import type { Day } from '../../../src/features/my-day/staff/my-day.contract.ts';
import type { PollState } from '../../../src/staff/poll/poll.contract.ts';
import { expectErrors } from '../../setup/console.ts';
import { meteredD1 } from '../../helpers/metered-d1.ts';
import { decideAs, SEND, sendDue } from '../../helpers/decisions.ts';
import { requestWith, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication, seedLeads, tableIn } from '../../helpers/staff.ts';
import { CONTACT_API, goodMessage, post, untilQuiet } from '../../helpers/submissions.ts';
import { setOn } from '../../helpers/work.ts';

const DAY_MS = 24 * 3_600_000;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const leadId = (index: number) => `lead-${String(index).padStart(6, '0')}`;
/** Each names its record for screen readers. */
const STEP_BUTTONS = expect.stringMatching(/^Done: .*Tomorrow: .*Next week: /) as string;
const OVERDUE = 'Overdue';
const TODAY = 'Due today';
const LEADS = '/api/admin/leads';
const MESSAGES = '/api/admin/messages';
const APPLICATIONS = '/api/admin/applications';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

const page = async (as = cookie) => (await getAs(as, '/admin')).text();
const namesOf = async (title: string, as = cookie) =>
  (await tableIn(as, '/admin', title)).map(([name]) => name);
const waitingOf = async (as = cookie) =>
  (await (await getAs(as, '/api/admin/changes')).json<PollState>()).waiting['/admin'];

test('the day has the due next steps of the reader, new messages and overdue applications, the longest waiting first, and the navigation counts the same (DAY-01)', async () => {
  await seedLeads(
    ['Late', 'Today', 'Tomorrow', 'Of Ben', 'Won', 'Nobody'].map((name) => ({ name })),
  );
  const step = (index: number, owner: string, days: number) =>
    setOn(LEADS, cookie, leadId(index), {
      owner,
      next_step: `Call ${index}`,
      next_at: dayFromNow(days),
    });
  await step(1, 'Ana', 0);
  await step(0, 'Ana', -3);
  await step(2, 'Ana', 1);
  await step(3, 'Ben', -1);
  await step(4, 'Ana', -1);
  await setOn(LEADS, cookie, leadId(4), { status: 'won' });
  await step(5, '', -1);
  await post(CONTACT_API, goodMessage({ subject: 'Do you hire in Ohio?' }));
  await untilQuiet();
  const overdue = await seedApplication({ created_at: Date.now() - 20 * DAY_MS, company: 'Oak' });
  const fresh = await seedApplication({ first_name: 'Fay', created_at: Date.now() });
  for (const id of [overdue, fresh])
    await setOn(APPLICATIONS, cookie, id, { owner: 'Ana', next_at: dayFromNow(0) });

  expect(await tableIn(cookie, '/admin', OVERDUE)).toMatchObject([
    ['Late', 'Call 0', 'Lead', expect.stringContaining('3 days late'), STEP_BUTTONS],
  ]);
  const today = await tableIn(cookie, '/admin', TODAY);
  expect(today, 'of all kinds, and none is there twice').toMatchObject([
    ['Today', 'Call 1', 'Lead', expect.stringContaining('today'), STEP_BUTTONS],
    ['Fay Byron', '', 'Application', expect.stringContaining('today'), STEP_BUTTONS],
  ]);
  expect(await tableIn(cookie, '/admin', 'New messages')).toMatchObject([
    [
      expect.anything(),
      'Do you hire in Ohio?',
      '',
      expect.stringContaining('now'),
      expect.stringMatching(/^Done: (?!.*Spam).*Tomorrow: .*Next week: /),
    ],
  ]);
  expect(await tableIn(cookie, '/admin', 'Overdue applications')).toMatchObject([
    [
      'Ada Byron',
      'Oak',
      'Ana',
      expect.stringContaining('20 days ago'),
      expect.stringMatching(/^Decide\.\.\.: /),
    ],
  ]);
  expect(await waitingOf()).toBe(5);
  const html = await page();
  const href = `/admin/leads?status=due&amp;owner=Ana&amp;sort=next_at&amp;open=${leadId(0)}`;
  expect(html, 'a row opens in its list').toContain(href);
  const opened = await (await getAs(cookie, href.replaceAll('&amp;', '&'))).text();
  expect(opened).toMatch(new RegExp(`<tr[^>]*data-row="${leadId(0)}"[^>]*data-open="true"`));
});

test('the day that is open is read again, with what staff set on its records and nothing that their people wrote (DAY-01)', async () => {
  await seedLeads([{ name: 'Ada' }]);
  await setOn(LEADS, cookie, leadId(0), {
    owner: 'Ana',
    next_step: 'Call',
    next_at: dayFromNow(-1),
  });
  await post(CONTACT_API, goodMessage({ message: 'A secret of twenty letters.' }));
  await untilQuiet();
  const answered = await getAs(cookie, '/api/admin/day');
  expect(answered.headers.get('cache-control')).toContain('no-store');
  const text = await answered.text();
  expect(text).not.toContain('A secret');
  const { parts, records } = JSON.parse(text) as Day;
  expect(parts.map(({ total }) => total)).toEqual([0, 1, 0, 1, 0]);
  expect(records[0]).toMatchObject({
    list: 'leads',
    part: OVERDUE,
    about: 'Call',
    since: dayFromNow(-1),
    row: { id: leadId(0), name: 'Ada', status: 'new', next_step: 'Call', next_at: dayFromNow(-1) },
  });
});

test('a message that was put off is in nobody’s day until its day, and then with its next step (DAY-01)', async () => {
  const sent = [
    { name: 'Ada Byron', email: 'ada@x.example' },
    { name: 'Bob Hope', email: 'bob@x.example' },
  ];
  for (const writer of sent) await post(CONTACT_API, goodMessage(writer));
  await untilQuiet();
  const idOf = (name: string) =>
    env.DB.prepare('select id from contact_messages where name = ?').bind(name).first<string>('id');
  const [ada, bob] = [await idOf('Ada Byron'), await idOf('Bob Hope')];
  const set = (id: string | null, values: object) => setOn(MESSAGES, cookie, id ?? '', values);
  await set(ada, { next_at: dayFromNow(1) });
  await set(bob, { owner: 'Ana', next_step: 'Send the plans', next_at: dayFromNow(1) });
  expect(await namesOf('New messages')).toEqual([]);
  expect(await waitingOf()).toBe(0);

  await set(ada, { next_at: dayFromNow(0) });
  await set(bob, { next_at: dayFromNow(-2) });
  expect(await namesOf('New messages')).toEqual(['Ada Byron']);
  const due = ['Bob Hope', 'Send the plans', 'Message', expect.stringContaining('2 days late')];
  const rows = await tableIn(cookie, '/admin', OVERDUE);
  expect(rows).toEqual([[...due, STEP_BUTTONS]]);
  expect(await waitingOf(), 'none is counted twice').toBe(2);

  await set(bob, { waits: 'them' });
  expect(await namesOf(OVERDUE), 'it is their turn').toEqual([]);
  await set(bob, { waits: null, status: 'replied' });
  expect(await namesOf(OVERDUE), 'a step after the answer').toEqual(['Bob Hope']);
  await set(bob, { status: 'done' });
  expect(await waitingOf()).toBe(1);
});

test('what could not be sent is one part of the day, of whatever record, until it was sent (DAY-01)', async () => {
  expectErrors();
  await seedLeads([{ name: 'Ada' }]);
  const application = await seedApplication({ created_at: Date.now() - 20 * DAY_MS });
  await setOn(LEADS, cookie, leadId(0), { owner: 'Ana', next_at: dayFromNow(-1), waits: 'them' });
  await sandbox.fault('emailjs', { mode: 'status', status: 500, body: 'Out of order' });
  await sandbox.fault('partnerstack', {
    mode: 'status',
    status: 403,
    body: '{"message":"Paused"}',
  });
  const reply = { reply_id: crypto.randomUUID(), subject: 'Yes', text: 'We can help.' };
  await sendJson('POST', `${LEADS}/${leadId(0)}/replies`, reply, { cookie });
  await decideAs(cookie, application, SEND);
  await env.DB.prepare('update outbox set not_before = 0').run();
  await sendDue();

  const about = (await tableIn(cookie, '/admin', 'Could not be sent')).map((cells) =>
    cells.toSpliced(3, 1).join(' | '),
  );
  expect(about.toSorted()).toEqual([
    'Ada Byron | Registration at PartnerStack: Paused |  | Try again: Ada Byron',
    'Ada | Reply: EmailJS answered with error 500: Out of order | Ana | Try again: Ada',
  ]);
  expect(await namesOf('Overdue applications'), 'none is there twice').toEqual([]);
  expect(await waitingOf()).toBe(2);
  expect(await page()).toContain('href="/admin/mail?status=failed"');
  await sandbox.reset();
  const { records } = await (await getAs(cookie, '/api/admin/day')).json<Day>();
  for (const { row } of records)
    await sendJson('POST', `/api/admin/mail/${row.unsent?.id}/retry`, {}, { cookie });
  expect(await waitingOf()).toBe(0);
});

test('what was not sent is marked and counted however much else was not sent before it (DAY-01)', async () => {
  const application = await seedApplication({ created_at: Date.now() });
  const failed = `insert into outbox (id, kind, subject_id, payload, status, last_error, not_before, created_at, changed_at)`;
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)
       ${failed} select 'o' || i, 'application_decision', 'gone' || i, '{}', 'failed', 'Refused', 0, i, 0 from n`,
    ),
    env.DB.prepare(
      `${failed} values ('last', 'application_decision', ?, '{}', 'failed', 'Refused', 0, 9000, 0)`,
    ).bind(application),
  ]);
  const { data } = await (
    await getAs(cookie, APPLICATIONS)
  ).json<{ data: { unsent?: { id: string } }[] }>();
  expect(data[0]?.unsent).toMatchObject({ id: 'last', problem: 'Refused' });
  const details = await (await getAs(cookie, `${APPLICATIONS}/${application}`)).json();
  expect(details).toMatchObject({ unsent: { id: 'last' } });
  const { parts } = await (await getAs(cookie, '/api/admin/day')).json<Day>();
  expect(parts[0]).toMatchObject({ title: 'Could not be sent', total: 601 });
  expect(await waitingOf()).toBe(601);
});

test('somebody without a name has the next steps of nobody, and is told so (DAY-01)', async () => {
  await seedLeads([{ name: 'Of Ana' }, { name: 'Of nobody' }]);
  await setOn(LEADS, cookie, leadId(0), { owner: 'Ana', next_at: dayFromNow(-1) });
  await setOn(LEADS, cookie, leadId(1), { next_at: dayFromNow(-1) });
  const nameless = await openSession();
  expect(await namesOf(OVERDUE, nameless)).toEqual(['Of nobody']);
  expect(await page(nameless)).toContain('your session has no name');
  expect(await waitingOf(nameless)).toBe(1);
  expect(await namesOf(OVERDUE)).toEqual(['Of Ana']);
});

test('the day begins at midnight of the reader (DAY-01)', async () => {
  await seedLeads([{ name: 'Ada' }]);
  const inZone = (zone: string) => `${cookie}; staffTimeZone=${encodeURIComponent(zone)}`;
  // These two are 25 hours apart: they never have the same day.
  const east = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format();
  await setOn(LEADS, cookie, leadId(0), { owner: 'Ana', next_at: east });
  expect(await namesOf(TODAY, inZone('Pacific/Kiritimati'))).toEqual(['Ada']);
  expect(await namesOf(TODAY, inZone('Pacific/Pago_Pago'))).toEqual([]);
  expect(await waitingOf(inZone('Pacific/Pago_Pago'))).toBe(0);
});

test('each part shows the first twenty, says how many there are, and goes on as far as one asks, read by a statement each (DAY-01)', async () => {
  await seedLeads(Array.from({ length: 60 }, (_, index) => ({ name: `Lead ${index}` })));
  await env.DB.prepare(`update leads set owner = 'Ana', next_at = ?`).bind(dayFromNow(-1)).run();
  expect(await namesOf(OVERDUE)).toHaveLength(20);
  const html = await page();
  expect(html).toMatch(/The first of 60, in <a href="[^"]*status=due[^"]*">Leads<\/a>/);
  expect(html).toContain('Show 20 more');
  const { d1, log } = meteredD1(env.DB);
  const more = `/api/admin/day?${new URLSearchParams({ [OVERDUE]: '50' })}`;
  const response = await requestWith({ DB: d1 }, more, { headers: { cookie } });
  expect((await response.json<Day>()).records).toHaveLength(50);
  const parts = log.filter(({ sql }) => sql.includes('over ()'));
  expect(parts).toHaveLength(8);
  expect(Math.max(...parts.map(({ read }) => read))).toBeLessThan(400);
  for (const wrong of ['501', 'many']) {
    const refused = await getAs(
      cookie,
      `/api/admin/day?${new URLSearchParams({ [OVERDUE]: wrong })}`,
    );
    expect(refused.status).toBe(422);
    expect(await refused.text(), 'the part is named').toContain(OVERDUE);
  }
});

test('of what anybody can take, the reader’s own is first, then what nobody has (DAY-01)', async () => {
  const names = ['Of Ben', 'Of nobody', 'Of Ana'];
  for (const name of names)
    await post(CONTACT_API, goodMessage({ name, email: `${names.indexOf(name)}@x.example` }));
  await untilQuiet();
  for (const owner of ['Ben', 'Ana'])
    await env.DB.prepare('update contact_messages set owner = ? where name = ?')
      .bind(owner, `Of ${owner}`)
      .run();
  expect(await namesOf('New messages')).toEqual(['Of Ana', 'Of nobody', 'Of Ben']);
});

test('where nothing is due the day says what to do instead; where it cannot be read it says that (DAY-01)', async () => {
  expect(await page()).toMatch(/Nothing is due.*href="\/admin\/leads\?status=new"/s);
  expectErrors();
  const d1 = new Proxy(env.DB, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property === 'prepare')
        return (sql: string) => target.prepare(sql.replace('count(*) over ()', 'no_such_column'));
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const response = await requestWith({ DB: d1 }, '/admin', { headers: { cookie } });
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Failed to read what there is to do.');
});

test('a link to a range of the overview, which was here before, still leads to it', async () => {
  const response = await getAs(cookie, '/admin?since=2026-11-01&until=2026-11-02');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(
    '/admin/overview?since=2026-11-01&until=2026-11-02',
  );
});
