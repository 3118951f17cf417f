import { beforeEach, expect, test } from 'vitest';

import type { MessagesResponse } from '../../../src/features/contact/staff/messages-admin.contract.ts';
import type { PollState } from '../../../src/staff/poll/poll.contract.ts';
import type { Changed, WorkEntry, WorkRow } from '../../../src/staff/work/work.contract.ts';
import { getAs, openSession, seedApplication, seedLeads, tableIn } from '../../helpers/staff.ts';
import {
  APPLICATIONS_API,
  CONTACT_API,
  goodApplication,
  goodLead,
  goodMessage,
  LEADS_API,
  post,
  untilQuiet,
} from '../../helpers/submissions.ts';
import { setOn } from '../../helpers/work.ts';

const DAY_MS = 24 * 3_600_000;
const LEADS = '/api/admin/leads';
const MESSAGES = '/api/admin/messages';
const APPLICATIONS = '/api/admin/applications';
const EMAIL = 'ada@example.com';
const LEAD = 'lead-000000';

let cookie = '';
let message = '';
let application = '';

beforeEach(async () => {
  cookie = await openSession('Ana');
  await seedLeads([{ name: 'Ada', email: EMAIL, created_at: Date.now() - DAY_MS }]);
  application = await seedApplication({ email: EMAIL, created_at: Date.now() - 20 * DAY_MS });
  await post(CONTACT_API, goodMessage({ email: EMAIL }));
  await untilQuiet();
  message = (await (await getAs(cookie, MESSAGES)).json<MessagesResponse>()).data[0]?.id ?? '';
});

const poll = async () => (await getAs(cookie, '/api/admin/changes')).json<PollState>();
const counts = async () => {
  const { waiting, overdue } = await poll();
  return {
    day: waiting['/admin'],
    leads: waiting['/admin/leads'],
    messages: waiting['/admin/messages'],
    applications: waiting['/admin/affiliates'],
    overdue: overdue['/admin/affiliates'],
  };
};
const records = () =>
  [
    [LEADS, LEAD],
    [MESSAGES, message],
    [APPLICATIONS, application],
  ] as const;
const recordOf = async (path: string, id: string) =>
  (await getAs(cookie, `${path}/${id}`)).json<WorkRow & { history: WorkEntry[] }>();
const waitsOf = () =>
  Promise.all(records().map(async ([path, id]) => (await recordOf(path, id)).waits));
const due = async (path: string) =>
  (await (await getAs(cookie, `${path}?status=due`)).json<{ data: WorkRow[] }>()).data.length;

async function waitForAll(): Promise<void> {
  for (const [path, id] of records())
    expect((await setOn(path, cookie, id, { waits: 'them' })).status).toBe(200);
  expect(await waitsOf()).toEqual(['them', 'them', 'them']);
}

test('what waits for the person is work nowhere: not due, not overdue, in no count, not in anybody’s day (WAI-01)', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await setOn(LEADS, cookie, LEAD, { owner: 'Ana', next_step: 'Call', next_at: today });
  expect(await counts()).toEqual({ day: 3, leads: 1, messages: 1, applications: 1, overdue: 1 });
  expect([await due(LEADS), await due(APPLICATIONS)]).toEqual([1, 1]);
  await waitForAll();
  expect(await counts()).toEqual({ day: 0, leads: 0, messages: 0, applications: 0, overdue: 0 });
  expect([await due(LEADS), await due(APPLICATIONS)]).toEqual([0, 0]);
  expect(await tableIn(cookie, '/admin', 'Overdue applications')).toEqual([]);
  const found = await getAs(cookie, `${MESSAGES}?waits=them`);
  expect((await found.json<MessagesResponse>()).data.map(({ id }) => id)).toEqual([message]);
});

test.each([
  ['a message', CONTACT_API, () => goodMessage({ email: EMAIL.toUpperCase() })],
  ['another visit of the lead', LEADS_API, () => goodLead({ email: EMAIL })],
  ['an application again', APPLICATIONS_API, () => goodApplication({ email: EMAIL })],
])(
  '%s ends the wait of every record of its person, and says so (WAI-02)',
  async (_what, api, body) => {
    await waitForAll();
    const before = await poll();
    expect((await post(api, body())).status).toBeLessThan(300);
    await untilQuiet();
    expect(await waitsOf()).toEqual([null, null, null]);
    for (const [path, id] of records()) {
      const { history } = await recordOf(path, id);
      expect(history[0], path).toMatchObject({
        who: 'They wrote again',
        text: 'no longer waits for them',
      });
    }
    const after = await poll();
    for (const list of ['leads', 'messages', 'applications'])
      expect(after.versions[list], `${list} that are open are read again`).not.toBe(
        before.versions[list],
      );
  },
);

test('what somebody else sends, or what is refused, ends no wait (WAI-02)', async () => {
  await waitForAll();
  await post(CONTACT_API, goodMessage());
  expect((await post(CONTACT_API, goodMessage({ email: EMAIL, message: '' }))).status).toBe(422);
  await untilQuiet();
  expect(await waitsOf()).toEqual(['them', 'them', 'them']);
});

test('a wait is ended by hand, undone, and not overwritten unseen (WAI-03)', async () => {
  const set = async (waits: string | null, was: string | null) =>
    (await setOn(LEADS, cookie, LEAD, { waits }, { waits: was })).json<Changed>();
  const { made } = await set('them', null);
  expect(made).toEqual([{ id: LEAD, set: { waits: 'them' }, was: { waits: null } }]);
  expect((await set(null, 'them')).made).toHaveLength(1);
  expect(await set(null, 'them'), 'a repeat').toMatchObject({ conflicts: [] });
  await setOn(LEADS, cookie, LEAD, { waits: 'them' });
  const refused = await setOn(LEADS, cookie, LEAD, { waits: 'us' });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(await refused.json())).toContain('waits');
});

test('a record that is closed waits for nobody, and its undo gives both back (WAI-03)', async () => {
  await setOn(LEADS, cookie, LEAD, { status: 'qualified', waits: 'them' });
  const closed = await setOn(LEADS, cookie, LEAD, { status: 'won' }, { status: 'qualified' });
  const { made } = await closed.json<Changed>();
  expect(made).toEqual([
    {
      id: LEAD,
      set: { status: 'won', waits: null },
      was: { status: 'qualified', waits: 'them' },
    },
  ]);
  await setOn(LEADS, cookie, LEAD, made[0]?.was ?? {}, made[0]?.set);
  expect(await recordOf(LEADS, LEAD)).toMatchObject({ status: 'qualified', waits: 'them' });
});
