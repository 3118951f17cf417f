import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { Changed, Given } from '../../../src/staff/work/work.contract.ts';
import { leadKind } from '../../../src/features/leads/staff/leads-admin.contract.ts';
import { envWith } from '../../helpers/faulty-stores.ts';
import { many } from '../../helpers/leads.ts';
import { meteredD1 } from '../../helpers/metered-d1.ts';
import {
  backOf,
  deleteRecord,
  eachKind,
  recordsAs,
  samplesOf,
  seedRecords,
} from '../../helpers/records.ts';
import { ORIGIN, requestWith } from '../../helpers/request.ts';
import { openSession, seedLeads, tableIn } from '../../helpers/staff.ts';
import { expectErrors } from '../../setup/console.ts';

let anas = '';
let bens = '';
beforeEach(async () => {
  anas = await openSession('Ana');
  bens = await openSession('Ben');
});

describe.each(eachKind)('a change of $many', ({ kind }) => {
  const samples = samplesOf(kind);
  /** Of the others, two people who change a value mean the same. */
  const withOther = samples.filter(({ other }) => other !== null);
  const ana = () => recordsAs(anas, kind);
  const ben = () => recordsAs(bens, kind);
  /** Each value that staff set, at once. */
  const all: Given = Object.fromEntries(samples.map(({ field, one }) => [field, one]));
  const none: Given = Object.fromEntries(samples.map(({ field, none: value }) => [field, value]));
  let ada = '';
  let bob = '';
  beforeEach(async () => {
    [ada = '', bob = ''] = await seedRecords(kind, ['Ada Byron', 'Bob Hope', 'Cleo Li']);
  });

  test('keeps all that was set, tells what it was before, and who set it (FUP-01)', async () => {
    const { made, conflicts, gone, failed } = await ana().change({ id: ada, set: all });
    expect(made).toEqual([{ id: ada, set: all, was: none }]);
    expect([conflicts, gone, failed]).toEqual([[], [], []]);
    const row = await ana().details(ada);
    expect(row).toMatchObject({ ...all, version: 2, changed_by: 'Ana' });
    expect(Date.now() - Date.parse(row.changed_at ?? '')).toBeLessThan(60_000);
    // Nobody else's record.
    expect(await ana().details(bob)).toMatchObject({ ...none, version: 1, changed_by: null });
  });

  test.each(samples)('of $field alone leaves the rest as it was (FUP-01)', async (sample) => {
    const { field, one, other } = sample;
    // A status that closes a record would end its wait.
    const before: Given = field === 'status' ? { ...all, waits: null } : all;
    await ana().change({ id: ada, set: before });
    const { made } = await ben().change({ id: ada, set: { [field]: other } });
    expect(made).toEqual([{ id: ada, set: { [field]: other }, was: { [field]: one } }]);
    expect(await ana().details(ada)).toMatchObject({
      ...before,
      [field]: other,
      changed_by: 'Ben',
    });
  });

  test('clears what can be none, with an empty text too (FUP-01)', async () => {
    for (const empty of [null, '', ' ']) {
      await ana().change({ id: ada, set: all });
      const cleared = samples.filter(({ none: value }) => value === null);
      await ana().change({
        id: ada,
        set: Object.fromEntries(cleared.map(({ field }) => [field, empty])),
      });
      const left = Object.fromEntries(cleared.map(({ field }) => [field, null]));
      expect(await ana().details(ada)).toMatchObject({ ...all, ...left });
    }
  });

  test('is in the history with who did what, newest first, and in the log with what was before (FUP-01)', async () => {
    await ben().change({ id: ada, set: { owner: 'Ben' } });
    await ana().change({ id: ada, set: { owner: 'Ana' } });
    await ana().change({ id: ada, set: { owner: null } });
    const { history } = await ana().details(ada);
    expect(history.map(({ who, text, is_note }) => [who, text, is_note])).toEqual([
      // One line for one thought.
      ['Ana', 'no owner', false],
      ['Ben', 'owner Ben', false],
    ]);
    expect(history.every(({ at }) => Date.now() - Date.parse(at ?? '') < 60_000)).toBe(true);
    const log = (await tableIn(anas, '/admin/audit')).map((cells) => cells.join(' '));
    for (const [index, text] of ['no owner, was Ana', 'owner Ana, was Ben', 'owner Ben'].entries())
      expect(log[index]).toContain(text);
  });

  test('has no history of what a text said: it may be about the person (FUP-01)', async () => {
    for (const { field, value } of samples.filter((sample) => sample.value.kind === 'text')) {
      await ana().change({ id: ada, set: { [field]: 'Her husband is ill: 555 0102' } });
      const said = JSON.stringify((await ana().details(ada)).history);
      // Of the next step, what the record says itself.
      if (value.isSaidNow) expect(said).toContain('next step “Her husband is ill: 555 0102”');
      else expect(said).not.toContain('husband');
      await ana().change({ id: ada, set: { [field]: 'Call 555 0102' } });
      const { history } = await ana().details(ada);
      expect(history[0]?.text).toContain(value.label.toLowerCase());
      const stored = await env.DB.prepare('select detail from staff_audit').raw();
      expect(JSON.stringify([history, stored])).not.toContain('husband');
    }
  });

  test('of the next step is said with it and its day, by who set it last, until it is done (FUP-01)', async () => {
    const textOf = async () =>
      (await ana().details(ada)).history.map(({ who, text }) => `${who}: ${text}`);
    await ana().change({ id: ada, set: { next_step: 'Write', next_at: '2026-12-01' } });
    await ben().change({ id: ada, set: { next_step: 'Call' } });
    expect(await textOf()).toEqual([
      'Ben: next step “Call”',
      'Ana: next step changed, on Tuesday, Dec 1',
    ]);
    await ben().change({ id: ada, set: { next_step: null, next_at: null } });
    expect((await textOf())[0]).toBe('Ben: no next step');
    await ana().change({ id: ada, set: { next_step: 'Wait', next_at: '2027-01-02' } });
    await ana().change({ id: ada, set: { next_at: null } });
    expect((await textOf())[0]).toBe('Ana: next step “Wait”, no day for the next step');
  });

  test('by somebody without a name says so in the history, and the log tells them by their session (FUP-01)', async () => {
    const nameless = await openSession();
    await recordsAs(nameless, kind).change({ id: ada, set: { waits: 'them' } });
    await recordsAs(nameless, kind).note(ada, 'Called');
    const { history } = await ana().details(ada);
    expect(history.map(({ who }) => who)).toEqual(Array(2).fill('somebody (no name chosen)'));
    const [, , , who] = (await tableIn(anas, '/admin/audit'))[0] ?? [];
    expect(who).toMatch(/^session [\da-f]{8}$/);
    const found = (await ana().list('?search=called')).data;
    expect(found[0]?.found_in).toBe('Note by somebody (no name chosen): Called');
  });

  test.each(samples)(
    'of $field to what is none is refused by its name (FUP-01)',
    async (sample) => {
      const { field, bad } = sample;
      const response = await ana().post({
        changes: [{ id: ada, set: { ...all, [field]: bad } }],
      });
      expect(response.status).toBe(422);
      const { fields } = await response.json<{ fields: Record<string, string> }>();
      expect(Object.keys(fields)).toEqual([`changes.0.set.${field}`]);
      expect(Object.values(fields)[0]).toMatch(/\w{3}/);
      expect(await ana().details(ada)).toMatchObject({ ...none, version: 1, history: [] });
    },
  );

  test('takes a text of its greatest length whole (FUP-01)', async () => {
    const longest = samples.flatMap(({ field, value }) =>
      // A phone number has a rule of its own.
      value.maxLength === undefined || field === 'phone'
        ? []
        : [[field, 'x'.repeat(value.maxLength)]],
    );
    const set: Given = Object.fromEntries(longest) as Given;
    await ana().change({ id: ada, set });
    expect(await ana().details(ada)).toMatchObject(set);
  });

  test('of what staff do not set is refused by its name (FUP-01)', async () => {
    const readOnly = Object.keys(kind.values).filter((name) => kind.values[name]?.isReadOnly);
    for (const field of ['email', 'version', 'changed_by', ...readOnly]) {
      const response = await ana().post({ changes: [{ id: ada, set: { [field]: 'approved' } }] });
      expect(response.status, field).toBe(422);
      const { fields } = await response.json<{ fields: object }>();
      expect(Object.keys(fields).join(), field).toContain(field);
    }
    expect(await ana().details(ada)).toMatchObject({ version: 1, history: [] });
  });

  test.each(withOther)(
    'of $field that a colleague changed meanwhile is a question with both values, and loses neither (FUP-01, STF-02)',
    async ({ field, none: before, one, other }) => {
      await ben().change({ id: ada, set: { [field]: other }, was: { [field]: before } });
      const { made, conflicts } = await ana().change({
        id: ada,
        // None of its other fields is set either.
        set: { ...all, [field]: one },
        was: { [field]: before },
      });
      expect(made).toEqual([]);
      expect(conflicts).toEqual([
        {
          id: ada,
          name: 'Ada Byron',
          by: 'Ben',
          set: { [field]: one },
          theirs: { [field]: other },
        },
      ]);
      expect(await ana().details(ada)).toMatchObject({ ...none, [field]: other, version: 2 });
      // Who has read it sets it all the same.
      await ana().change({ id: ada, set: { [field]: one }, was: { [field]: other } });
      expect(await ana().details(ada)).toMatchObject({ [field]: one, changed_by: 'Ana' });
    },
  );

  test('of another field than a colleague meets nothing (FUP-01, STF-02)', async () => {
    for (const { field, other } of withOther) {
      const rest = samples.filter((sample) => sample.field !== field);
      const theirs = { [field]: other };
      const mine = Object.fromEntries(rest.map((sample) => [sample.field, sample.one]));
      const was = Object.fromEntries(rest.map((sample) => [sample.field, sample.none]));
      await ben().change({ id: bob, set: none });
      await ben().change({ id: bob, set: theirs });
      expect((await ana().change({ id: bob, set: mine, was })).conflicts, field).toEqual([]);
      expect(await ana().details(bob)).toMatchObject({ ...mine, ...theirs });
    }
  });

  test('of one field by five at once is made for exactly one, and the others are asked (FUP-01)', async () => {
    const results = await Promise.all(
      ['Ana', 'Ben', 'Cy', 'Dee', 'Eve'].map((owner) =>
        ana().change({ id: ada, set: { owner }, was: { owner: null } }),
      ),
    );
    expect(results.flatMap(({ made }) => made)).toHaveLength(1);
    expect(results.flatMap(({ conflicts }) => conflicts)).toHaveLength(4);
    const { version, history } = await ana().details(ada);
    expect([version, history.length]).toEqual([2, 1]);
  });

  test('that came between reading and writing is not overwritten: the other one is planned again (FUP-01)', async () => {
    const three = samples.slice(0, 3);
    await Promise.all(
      three.map(({ field, one }) => ana().change({ id: ada, set: { [field]: one } })),
    );
    expect(await ana().details(ada)).toMatchObject({
      ...Object.fromEntries(three.map(({ field, one }) => [field, one])),
      version: three.length + 1,
    });
  });

  /** Sends a change of Ana's under its id. */
  const changeAs = async (change_id: string, body: object): Promise<Changed> =>
    (await ana().post({ change_id, ...body })).json();

  test('whose answer was lost is made once, and its repeat can be undone (FUP-01)', async () => {
    const changes = [{ id: ada, set: all, was: none }];
    const change = crypto.randomUUID();
    const first = await changeAs(change, { changes });
    expect(await changeAs(change, { changes })).toEqual(first);
    expect((await ana().details(ada)).history).toHaveLength(1);
    await ana().change(...backOf(first));
    expect(await ana().details(ada)).toMatchObject(none);
  });

  test.each(samples)(
    'of $field whose answer was lost is not made again over a colleague who took it back (FUP-01, STF-02)',
    async ({ field, none: before, one }) => {
      const changes = [{ id: ada, set: { [field]: one }, was: { [field]: before } }];
      const change = crypto.randomUUID();
      const first = await changeAs(change, { changes });
      await ben().change({ id: ada, set: { [field]: before }, was: { [field]: one } });
      expect(await changeAs(change, { changes })).toEqual(first);
      expect(await ana().details(ada)).toMatchObject({ [field]: before, changed_by: 'Ben' });
      // A new change to the same value is one of its own.
      expect((await ana().change(...changes)).made).toEqual(changes);
    },
  );

  test('of all that a list finds is not made again over a colleague, though the list finds others by now (FUP-01, STF-02)', async () => {
    const change = crypto.randomUUID();
    const body = { all: { search: 'b' }, count: 2, set: { owner: 'Cy', next_step: 'Call' } };
    const set = 'next_step' in none ? body.set : { owner: 'Cy' };
    const first = await changeAs(change, { ...body, set });
    expect(first.made.map(({ id }) => id).toSorted()).toEqual([ada, bob].toSorted());
    await ben().change({ id: ada, set: { owner: null }, was: { owner: 'Cy' } });
    await deleteRecord(kind, bob);
    const again = await changeAs(change, { ...body, set });
    // The log has no texts, so that the repeat cannot undo one.
    const undoable = first.made.map(({ id, was }) => ({
      id,
      set: { owner: 'Cy' },
      was: { owner: was['owner'] ?? null },
    }));
    expect(again).toMatchObject({ conflicts: [], failed: [] });
    expect(again.made.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      undoable.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(await ana().details(ada)).toMatchObject({ owner: null, changed_by: 'Ben' });
  });

  test('of several, of which one was made, makes the others when it is sent again (FUP-01)', async () => {
    const change = crypto.randomUUID();
    const set = { owner: 'Ana' };
    await changeAs(change, { changes: [{ id: ada, set }] });
    await ben().change({ id: ada, set: { owner: 'Ben' } });
    const { made } = await changeAs(change, { changes: [ada, bob].map((id) => ({ id, set })) });
    expect(made.map(({ id }) => id)).toEqual([ada, bob]);
    expect(await ana().details(ada)).toMatchObject({ owner: 'Ben' });
    expect(await ana().details(bob)).toMatchObject({ owner: 'Ana' });
  });

  test('that is sent twice at once is made once (FUP-01)', async () => {
    const change = crypto.randomUUID();
    const changes = [{ id: ada, set: { owner: 'Ana' }, was: { owner: null } }];
    const answers = await Promise.all([1, 2, 3].map(() => changeAs(change, { changes })));
    for (const { made } of answers) expect(made).toEqual(changes);
    expect(await ana().details(ada)).toMatchObject({ version: 2 });
  });

  test.each([undefined, 'one'])(
    'with the id %s asks for a page that is as new as the site (FUP-01)',
    async (change_id) => {
      const response = await ana().post({
        change_id,
        changes: [{ id: ada, set: { owner: 'Eve' } }],
      });
      const text = 'This page is older than the site. Reload it and try again.';
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { error: text, fields: { change_id: text } },
      ]);
      expect(await ana().details(ada)).toMatchObject({ owner: null });
    },
  );

  test('to what a record has already leaves it as it is, with nothing to undo (FUP-01)', async () => {
    await ben().change({ id: ada, set: { owner: 'Ana' } });
    for (const was of [undefined, { owner: null }, { owner: 'Ana' }]) {
      const { made, conflicts } = await ana().change({ id: ada, set: { owner: 'Ana' }, was });
      expect([made, conflicts], JSON.stringify(was)).toEqual([[], []]);
    }
    const own = await ben().change({ id: ada, set: { owner: 'Ana' }, was: { owner: 'Ana' } });
    expect(own.made).toEqual([]);
    expect(await ana().details(ada)).toMatchObject({ version: 2, changed_by: 'Ben' });
  });

  test("that a colleague made first is not its author's to undo, whatever else that author changed since (FUP-01, STF-02)", async () => {
    for (const { field, none: before, one } of samples) {
      await ben().change({ id: bob, set: none });
      await ben().change({ id: bob, set: { [field]: one } });
      const beside = withOther.find((sample) => ![field, 'status'].includes(sample.field));
      if (beside) await ana().change({ id: bob, set: { [beside.field]: beside.other } });
      const late = await ana().change({ id: bob, set: { [field]: one }, was: { [field]: before } });
      expect([field, late.made, late.conflicts]).toEqual([field, [], []]);
    }
  });

  test('of one of two sessions that gave the same name is not for the other to undo (FUP-01, STF-02)', async () => {
    const namesake = recordsAs(await openSession('Ana'), kind);
    const change = { id: ada, set: { owner: 'Cy' }, was: { owner: null } };
    await ana().change(change);
    expect(await namesake.change(change)).toMatchObject({ made: [], conflicts: [] });
  });

  test('is undone where it changed something, and asks where a colleague has changed it since (FUP-01, STF-02)', async () => {
    await ben().change({ id: ada, set: { owner: 'Cy' } });
    const set = { owner: 'Ana' };
    const mine = await ana().change({ id: ada, set }, { id: bob, set });
    await ben().change({ id: bob, set: { owner: 'Ben' } });
    const undone = await ana().change(...backOf(mine));
    expect(undone.made).toEqual([{ id: ada, set: { owner: 'Cy' }, was: set }]);
    expect(undone.conflicts).toMatchObject([
      { id: bob, by: 'Ben', set: { owner: null }, theirs: { owner: 'Ben' } },
    ]);
    expect((await ana().details(ada)).owner).toBe('Cy');
    expect((await ana().details(bob)).owner).toBe('Ben');
  });

  test('is undone in its own fields and records alone: what a colleague did beside it stays (FUP-01, STF-02)', async () => {
    await ben().change({ id: ada, set: { ...all, owner: 'Ana' } });
    const set = { owner: 'Ana' };
    // Ada has it already, so an undo does not take it from her.
    const mine = await ana().change({ id: ada, set }, { id: bob, set });
    const theirs = Object.fromEntries(
      samples.filter(({ field }) => field !== 'owner').map(({ field, other }) => [field, other]),
    );
    await ben().change({ id: bob, set: theirs });
    expect(backOf(mine).map(({ id }) => id)).toEqual([bob]);
    expect((await ana().change(...backOf(mine))).conflicts).toEqual([]);
    expect(await ana().details(ada)).toMatchObject({ ...all, owner: 'Ana' });
    expect(await ana().details(bob)).toMatchObject({ ...theirs, owner: null });
  });

  test('of a record that is gone says so, and stops no other (FUP-01)', async () => {
    await deleteRecord(kind, ada);
    const set = { owner: 'Ana' };
    const { made, gone, failed } = await ana().change({ id: ada, set }, { id: bob, set });
    expect(made.map(({ id }) => id)).toEqual([bob]);
    expect([gone, failed]).toEqual([[ada], []]);
  });

  test('that names a record twice is refused, so that its history says what happened (FUP-01)', async () => {
    const changes = ['Ana', 'Ben'].map((owner) => ({ id: ada, set: { owner } }));
    const response = await ana().post({ changes });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { error: 'Name each record once' },
    ]);
    expect((await ana().details(ada)).history).toEqual([]);
  });

  test('of all that a list finds is made where they are as many as was seen, else nowhere (FUP-01, STF-04)', async () => {
    await ana().change({ id: ada, set: { owner: 'Ben' } });
    const ids = [ada, bob];
    const change = (count: number) =>
      ben().post({ all: { search: 'b' }, count, set: { owner: 'Cy' } });
    for (const count of [1, 3]) {
      const refused = await change(count);
      expect([refused.status, await refused.json()], String(count)).toMatchObject([
        409,
        { error: '2 match by now. Nothing was changed.' },
      ]);
    }
    expect((await ana().details(bob)).version).toBe(1);
    const { made } = await (await change(2)).json<{ made: { id: string; was: Given }[] }>();
    expect(made.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(made.find(({ id }) => id === ada)?.was).toEqual({ owner: 'Ben' });
    const owners = (await ana().list()).data.map(({ owner }) => owner);
    expect(owners).toEqual([null, 'Cy', 'Cy']);
  });

  test('of all in a filter, by a condition or by days keeps to them (STF-04)', async () => {
    await ana().change({ id: ada, set: { owner: 'Ana' } });
    for (const [asked, count] of [
      [{ owner: 'Ana' }, 1],
      [{ status: 'mine' }, 1],
      [{ since: '2026-11-20', until: '2026-11-20' }, 3],
      [{ until: '2026-11-19' }, 0],
    ] as const) {
      const all = { ...asked };
      const { status } = await ana().post({ all, count: count + 1, set: { owner: 'Ana' } });
      expect(status, JSON.stringify(asked)).toBe(409);
      if (count === 0) continue;
      const made = await ana().post({ all, count, set: { owner: 'Ana' } });
      expect(made.status, JSON.stringify(asked)).toBe(200);
    }
  });

  test.each([
    ['nothing', {}],
    ['no records', { changes: [] }],
    [
      'more records than a call takes',
      { changes: Array.from({ length: 501 }, (_, index) => ({ id: `r-${index}`, set: {} })) },
    ],
    ['all without a number', { all: {}, set: {} }],
    ['all without what to set', { all: {}, count: 3 }],
    ['a number without all', { count: 3, set: {} }],
    ['more of all than a call takes', { all: {}, count: 5001, set: {} }],
    ['none of all', { all: {}, count: 0, set: {} }],
    ['a query that the list does not know', { all: { color: 'red' }, count: 3, set: {} }],
    ['an order of all', { all: { sort: 'newest' }, count: 3, set: {} }],
    ['a word that it does not know', { changes: [{ id: 'r', set: {} }], force: true }],
  ])('that names %s is refused (FUP-01)', async (_what, body) => {
    expect((await ana().post(body)).status).toBe(422);
  });

  test('needs a session (ADM-11)', async () => {
    const nobody = recordsAs('', kind);
    expect((await nobody.post({ changes: [{ id: ada, set: { owner: 'Eve' } }] })).status).toBe(401);
    expect((await nobody.note(ada, 'Hello')).status).toBe(401);
    expect(await ana().details(ada)).toMatchObject({ owner: null, history: [] });
  });

  test('that the store refuses says so in words of the kind, and changes nothing (ERR-25)', async () => {
    expectErrors();
    const { env: failing } = envWith('D1', { fault: '500', hits: /^insert into "staff_audit"/ });
    const response = await requestWith(failing, `${kind.path}/changes`, {
      method: 'POST',
      body: JSON.stringify({
        change_id: crypto.randomUUID(),
        changes: [{ id: ada, set: { owner: 'Ana' } }],
      }),
      headers: { cookie: anas, origin: ORIGIN, 'content-type': 'application/json' },
    });
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: kind.texts.changeFailed },
    ]);
    expect(await ana().details(ada)).toMatchObject({ owner: null, version: 1 });
  });
});

describe('a long change', () => {
  const leads = (cookie: string) => recordsAs(cookie, leadKind);
  const sendTo = (site: object, body: object) =>
    requestWith(site, `${leadKind.path}/changes`, {
      method: 'POST',
      body: JSON.stringify({ change_id: crypto.randomUUID(), ...body }),
      headers: { cookie: anas, origin: ORIGIN, 'content-type': 'application/json' },
    });
  const set = { status: 'contacted' };

  test('that D1 interrupts says what was stored, which can be undone, and what is to be sent again (FUP-01)', async () => {
    await seedLeads(many(1205));
    expectErrors();
    const third = { nth: 3, of: /^insert into "staff_audit"/ };
    const { env: failing } = envWith('D1', { fault: '500', hits: third });
    const response = await sendTo(failing, { all: {}, count: 1205, set });
    const { made, failed } = await response.json<{ made: { id: string }[]; failed: string[] }>();
    expect([made.length, failed.length]).toEqual([1000, 205]);
    const ids = [...made.map(({ id }) => id), ...failed];
    expect(new Set(ids).size).toBe(1205);
    expect((await leads(anas).list()).meta.counts).toMatchObject({ new: 205, contacted: 1000 });
  });

  test('reaches other pages, and costs two statements for each 500 (FUP-01)', async () => {
    await seedLeads(many(1205));
    await leads(anas).change({ id: 'lead-000001', set: { status: 'spam' } });
    const all = { status: 'new', until: '2999-01-01' };
    const refused = await leads(anas).post({ all, count: 1200, set });
    expect((await refused.json<{ error: string }>()).error).toBe(
      '1,204 match by now. Nothing was changed.',
    );
    const { d1, log } = meteredD1(env.DB);
    const response = await sendTo({ DB: d1 }, { all, count: 1204, set });
    expect((await response.json<{ made: object[] }>()).made).toHaveLength(1204);
    expect(log.filter(({ sql }) => sql.startsWith('update "leads"'))).toHaveLength(3);
    const { meta } = await leads(anas).list();
    expect(meta.counts).toMatchObject({ new: 0, contacted: 1204, spam: 1 });
    expect(await env.DB.prepare('select count(*) as n from staff_audit').first('n')).toBe(1205);
  });

  test('of 500 by name is taken whole (FUP-01)', async () => {
    await seedLeads(many(500));
    const { data } = await leads(anas).list('?limit=200');
    const ids = Array.from({ length: 500 }, (_, index) => `lead-${String(index).padStart(6, '0')}`);
    expect(data).toHaveLength(200);
    const { made } = await leads(anas).change(...ids.map((id) => ({ id, set })));
    expect(made).toHaveLength(500);
  });
});
