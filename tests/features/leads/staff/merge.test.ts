import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import type { LeadDetails } from '../../../../src/features/leads/staff/leads-admin.contract.ts';
import { BLOG_CRON, OUTBOX_CRON } from '../../../../src/cron-jobs.ts';
import { emptyDatabase } from '../../../helpers/database.ts';
import { filledIn } from '../../../helpers/filled-in.ts';
import { leadsAs, storedLeads } from '../../../helpers/leads.ts';
import { postForm, runCron, sendJson } from '../../../helpers/request.ts';
import { getAs, openSession, tableIn } from '../../../helpers/staff.ts';
import {
  CONTACT_API,
  goodLead,
  goodMessage,
  LEADS_API,
  post,
} from '../../../helpers/submissions.ts';
import { foundOf } from '../../../helpers/whole-database.ts';
import { noteOn, setOn } from '../../../helpers/work.ts';

const LEADS = '/api/admin/leads';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

async function add(fields: Record<string, string>): Promise<string> {
  const added = await postForm('/admin/leads/add', cookie, { source: 'fair', ...fields });
  expect(added.status, await added.clone().text()).toBe(303);
  return added.headers.get('location')?.split(/open=|#/)[1] ?? '';
}

const detailsOf = async (id: string): Promise<LeadDetails> =>
  (await getAs(cookie, `${LEADS}/${id}`)).json();

/** What the list's filter finds. */
async function possibleDuplicates(): Promise<string[]> {
  const found = await getAs(cookie, `${LEADS}?duplicates=possible`);
  return (await found.json<{ data: { id: string }[] }>()).data.map(({ id }) => id);
}

const mergePage = (kept: string, other: string) => `/admin/leads/merge/${kept}/${other}`;

/** @param choices what is chosen in place of what the page offers first */
async function merge(
  kept: string,
  other: string,
  choices: Record<string, 'kept' | 'other'> = {},
): Promise<Response> {
  const page = await (await getAs(cookie, mergePage(kept, other))).text();
  return postForm(mergePage(kept, other), cookie, { ...filledIn(page), ...choices });
}

const undo = (other: string) => postForm(`/admin/leads/merged/${other}/undo`, cookie);

/** What is stored of leads and belongs to them; a version only grows. */
async function stateOf() {
  const { results: leads } = await env.DB.prepare('select * from leads order by seq').all();
  const read = async (table: string) =>
    (await env.DB.prepare(`select * from ${table} order by id`).all()).results;
  return {
    leads: leads.map(({ version: _version, ...lead }) => lead),
    notes: await read('staff_notes'),
    visits: await read('lead_visits'),
    merged: await read('merged_leads'),
  };
}

describe('a lead', () => {
  test.each([
    ['Same phone number', { name: 'Xu', email: 'x@x.example', phone: '0049 30/1234' }],
    ['Same name and domain', { name: 'bo DIAZ', email: 'b.diaz@diaz.example' }],
    ['Same name and company', { name: 'Bo Diaz', email: 'bo@gmail.com', company: 'diaz ltd' }],
  ])('shows a possible duplicate: %s (STF-08)', async (why, fields) => {
    const ours = {
      name: 'Bo Diaz',
      email: 'bo@diaz.example',
      phone: '+49 (0)30 1234',
      company: 'Diaz Ltd',
    };
    const [id, other] = [await add(ours), await add(fields)];
    const shown = { id: other, name: fields.name, contact: fields.email, why };
    expect((await detailsOf(id)).related.duplicates).toMatchObject([shown]);
    expect((await detailsOf(other)).related.duplicates).toMatchObject([{ id, why }]);
    await add({ name: 'Cy Grey', email: 'cy@diaz.example' });
    expect((await possibleDuplicates()).toSorted()).toEqual([id, other].toSorted());
    for (const path of [`/admin/leads?open=${id}`, `/admin/people/${id}`]) {
      const page = await (await getAs(cookie, path)).text();
      expect(page, path).toContain(`href="${mergePage(id, other)}"`);
      expect(page, path).toContain(`href="/admin/leads?open=${other}"`);
    }
  });

  test('shows none for a name alone, for a free mail service, and for colleagues (STF-08)', async () => {
    const id = await add({ name: 'Bo Diaz', email: 'bo@gmail.com' });
    await add({ name: 'Bo Diaz', email: 'other@gmail.com' });
    await add({ name: 'Bo Diaz', email: 'bo@diaz.example' });
    await add({ name: 'Cy Diaz', email: 'cy@diaz.example' });
    expect((await detailsOf(id)).related).toEqual({ duplicates: [], merged: [] });
    expect(await possibleDuplicates()).toEqual([]);
  });
});

describe('two leads that are merged', () => {
  const both = async () =>
    [
      await add({ name: 'Bo Diaz', email: '', phone: '+49 30 1234', note: 'Called' }),
      await add({
        name: 'Bo A. Diaz',
        email: 'bo@diaz.example',
        phone: '030 999',
        company: 'Diaz Ltd',
        source: 'phone',
        note: 'Met',
      }),
    ] as const;

  test('are one, with what was empty filled in, and with what differs shown before and noted (STF-08)', async () => {
    const [kept, other] = await both();
    await setOn(LEADS, cookie, other, { status: 'contacted', owner: 'Ben' });
    const page = await (await getAs(cookie, mergePage(kept, other))).text();
    for (const text of ['into a note', 'Contacted', 'Ben', '030 999', 'Diaz Ltd'])
      expect(page).toContain(text);
    const merged = await merge(kept, other, { name: 'kept', phone: 'kept', owner: 'kept' });
    expect(merged.headers.get('location')).toBe(`/admin/leads?open=${kept}#merged-${other}`);
    expect(await storedLeads()).toHaveLength(1);
    const lead = await detailsOf(kept);
    expect(lead).toMatchObject({
      name: 'Bo Diaz',
      email: 'bo@diaz.example',
      phone: '+49 30 1234',
      company: 'Diaz Ltd',
      status: 'contacted',
      owner: 'Ana',
      related: { duplicates: [], merged: [{ id: other, name: 'Bo A. Diaz', by: 'Ana' }] },
    });
    const history = lead.history.map(({ text }) => text);
    expect(history).toEqual(
      expect.arrayContaining([
        'Called',
        'Met',
        'status contacted, owner Ben',
        'Merged with Bo A. Diaz (bo@diaz.example).\nWhat was not kept:\nName: Bo A. Diaz\nPhone: 030 999\nStatus: New\nOwner: Ben\nSource: Phone',
      ]),
    );
    expect((await tableIn(cookie, '/admin/audit')).flat().join()).toContain('Leads merged');
    for (const asked of ['a. diaz', '030 999'])
      expect(
        (await leadsAs(cookie, `?search=${asked}`)).data.map(({ id }) => id),
        asked,
      ).toEqual([kept]);
  });

  test('have the value that staff choose of each, or the newer one, and what was not kept is noted and undone (STF-08)', async () => {
    const kept = await add({ name: 'Bo', email: 'bo@one.example', phone: '030 1', company: 'One' });
    const other = await add({
      name: 'Bo D',
      email: 'bo@two.example',
      phone: '030 2',
      company: 'Two',
    });
    await env.DB.prepare('update leads set created_at = created_at - 9 where id = ?')
      .bind(kept)
      .run();
    await setOn(LEADS, cookie, other, { status: 'contacted', next_step: 'Call', waits: 'them' });
    await setOn(LEADS, cookie, kept, { status: 'won', next_step: 'Send the plans' });
    const before = await stateOf();
    const choices = { company: 'kept', nextStep: 'other', email: 'other', source: 'nonsense' };
    expect((await merge(kept, other, choices as Record<string, 'kept'>)).status).toBe(303);
    const lead = await detailsOf(kept);
    expect(lead).toMatchObject({
      // The newer ones: of what the person gave, of what staff set.
      name: 'Bo D',
      phone: '030 2',
      status: 'won',
      company: 'One',
      next_step: 'Call',
      email: 'bo@one.example',
      waits: null,
    });
    expect(lead.history.map(({ text }) => text)).toContain(
      'Merged with Bo D (bo@two.example).\nWhat was not kept:\nName: Bo\nEmail: bo@two.example\nPhone: 030 1\nCompany: Two\nStatus: Contacted\nNext step: Send the plans\nWaits for: Them',
    );
    for (const asked of ['Bo D', '030 1', 'Send the plans'])
      expect((await leadsAs(cookie, `?search=${asked}`)).data.map(({ id }) => id)).toEqual([kept]);
    await undo(other);
    expect(await stateOf()).toEqual(before);
  });

  test('keep the number of a lead that nothing else is known of (STF-08)', async () => {
    const kept = await add({ name: 'Bo', email: '', phone: '030 1111' });
    const other = await add({ name: 'Bo', email: '', phone: '030 2222' });
    await merge(kept, other, { phone: 'other' });
    expect((await detailsOf(kept)).phone).toBe('030 1111');
    for (const phone of ['030 1111', '030 2222']) {
      const again = { name: 'Bo', email: '', phone, source: 'fair' };
      expect((await postForm('/admin/leads/add', cookie, again)).status).toBe(409);
    }
  });

  test('have what the person sends from either address, and no new lead comes of it (STF-08, X-19)', async () => {
    const kept = await add({ name: 'Bo', email: 'bo@one.example' });
    const other = await add({ name: 'Bo', email: 'bo@two.example', phone: '030 1234' });
    await merge(kept, other);
    await setOn(LEADS, cookie, kept, { waits: 'them' });
    await post(LEADS_API, goodLead({ name: 'Bo', email: 'BO@two.example', page: '/pricing' }));
    await post(CONTACT_API, goodMessage({ name: 'Bo', email: 'bo@two.example' }));
    expect(await storedLeads()).toHaveLength(1);
    expect(await detailsOf(kept)).toMatchObject({
      visit_count: 1,
      waits: null,
      visits: [{ page: '/pricing' }],
    });
    const page = await (await getAs(cookie, `/admin/people/${kept}`)).text();
    for (const text of ['Wrote a message', 'Came back', 'Merged lead'])
      expect(page).toContain(text);
    for (const fields of [{ email: 'bo@two.example' }, { email: '', phone: '030/1234' }]) {
      const again = await postForm('/admin/leads/add', cookie, {
        name: 'Bo',
        source: 'fair',
        ...fields,
      });
      expect(again.status).toBe(409);
      expect(await again.text()).toContain(`/admin/leads?open=${kept}`);
    }
  });

  test('are erased and handed out as one person, of both addresses (STF-08, DAT-01)', async () => {
    const kept = await add({ name: 'Qvon', email: 'qvon@one.example' });
    const other = await add({ name: 'Qvonzix', email: 'zix@two.example', note: 'Zbrqo' });
    await post(CONTACT_API, goodMessage({ name: 'Wyjf', email: 'zix@two.example' }));
    await merge(kept, other);
    const file = await (await getAs(cookie, `/admin/people/${kept}/data.html`)).text();
    for (const text of ['qvon@one.example', 'zix@two.example', 'Qvonzix', 'Zbrqo', 'Wyjf'])
      expect(file).toContain(text);
    const done = await postForm(`/admin/people/${kept}/erase`, cookie, {
      contact: 'qvon@one.example',
    });
    expect(done.headers.get('location')).toBe('/admin/people');
    expect(await foundOf('qvon', 'zix@two', 'Zbrqo', 'Wyjf', kept, other)).toEqual([]);
    for (const address of ['qvon@one.example', 'zix@two.example'])
      expect(
        await (await getAs(cookie, `/admin/people?q=${encodeURIComponent(address)}`)).text(),
      ).toContain('It was erased on');
  });

  test('go together when their period is over (STF-08, DAT-01)', async () => {
    const [kept, other] = await both();
    await merge(kept, other);
    await env.DB.exec('update leads set created_at = 1, contacted_at = 1');
    await runCron(BLOG_CRON);
    expect(await stateOf()).toEqual({ leads: [], notes: [], visits: [], merged: [] });
  });

  test('are two again by one press, as they were (STF-08)', async () => {
    const [kept, other] = await both();
    const before = await stateOf();
    await merge(kept, other);
    expect((await undo(other)).headers.get('location')).toBe(
      `/admin/leads?open=${kept}#done-unmerged`,
    );
    expect(await stateOf()).toEqual(before);
    expect((await undo(other)).status, 'once').toBe(404);
    const log = (await tableIn(cookie, '/admin/audit')).flat().join();
    expect(log).toContain('Merge of leads undone');
  });

  test.each([
    ['Lead changed by Ben', (id: string, ben: string) => setOn(LEADS, ben, id, { status: 'won' })],
    [
      'They came back',
      () => post(LEADS_API, goodLead({ name: 'Bo', email: 'bo@diaz.example', page: '/x' })),
    ],
  ])('stay one, and staff read why, after: %s (STF-08)', async (text, change) => {
    const [kept, other] = await both();
    await merge(kept, other);
    await change(kept, await openSession('Ben'));
    const state = await stateOf();
    const refused = await undo(other);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(text);
    expect(await stateOf()).toEqual(state);
  });

  test('are two again after a reply that made the kept one contacted: it stays so, with its reply (STF-08)', async () => {
    const kept = await add({ name: 'Bo', email: 'bo@diaz.example' });
    const other = await add({ name: 'Bo D.', email: 'bo@two.example', company: 'Diaz' });
    await setOn(LEADS, cookie, kept, { waits: 'them' });
    await merge(kept, other);
    const body = { reply_id: crypto.randomUUID(), subject: 'Hello', text: 'Hello Bo' };
    await sendJson('POST', `${LEADS}/${kept}/replies`, body, { cookie });
    await env.DB.prepare(`update outbox set not_before = 0 where kind = 'reply'`).run();
    await runCron(OUTBOX_CRON);
    await post(CONTACT_API, goodMessage({ email: 'bo@diaz.example' }));
    expect((await undo(other)).headers.get('location')).toBe(
      `/admin/leads?open=${kept}#done-unmerged`,
    );
    const { status, waits, company, history } = await detailsOf(kept);
    expect({ status, waits, company }).toEqual({ status: 'contacted', waits: null, company: null });
    expect(history.map((entry) => entry.text)).toContain('Hello Bo');
    expect(await detailsOf(other)).toMatchObject({ status: 'new', company: 'Diaz' });
  });

  test('were not changed since staff saw them, or nothing is merged (STF-08)', async () => {
    const [kept, other] = await both();
    const form = filledIn(await (await getAs(cookie, mergePage(kept, other))).text());
    await setOn(LEADS, cookie, other, { status: 'won' });
    const state = await stateOf();
    const refused = await postForm(mergePage(kept, other), cookie, form);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('Nothing was merged: please look again.');
    expect(await stateOf()).toEqual(state);
    expect((await getAs(cookie, mergePage(kept, kept))).status, 'with itself').toBe(404);
    expect((await getAs(cookie, mergePage(kept, 'gone'))).status).toBe(404);
  });

  test('by two at once are merged once (STF-08)', async () => {
    const [kept, other] = await both();
    const done = await Promise.all([merge(kept, other), merge(other, kept)]);
    expect(done.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await storedLeads()).toHaveLength(1);
  });
});

/** What adds to the lead 'one' while it is merged. */
const ADDITIONS = {
  nothing: async () => undefined,
  note: async () => {
    await noteOn(LEADS, cookie, 'one', 'Added');
  },
  reply: async () => {
    const body = { reply_id: crypto.randomUUID(), subject: 'Hello', text: 'Added' };
    await sendJson('POST', `${LEADS}/one/replies`, body, { cookie });
    await env.DB.prepare(`update outbox set not_before = 0 where kind = 'reply'`).run();
    await runCron(OUTBOX_CRON);
  },
  message: async () => {
    const email = await env.DB.prepare("select email from leads where id = 'one'").first('email');
    await post(CONTACT_API, goodMessage({ email, message: 'Added, with all it needs.' }));
  },
} as const;
const addition = fc.constantFrom(...(Object.keys(ADDITIONS) as (keyof typeof ADDITIONS)[]));

/** The state without the note that was added, and without what an addition sets of the lead 'one'. */
function withoutAddition(state: Awaited<ReturnType<typeof stateOf>>) {
  const isOne = ({ id }: Record<string, unknown>) => id === 'one';
  const set = new Set(['status', 'waits', 'contacted_at', 'is_back', 'changed_at', 'changed_by']);
  return {
    ...state,
    leads: state.leads.map((row) =>
      isOne(row) ? Object.fromEntries(Object.entries(row).filter(([name]) => !set.has(name))) : row,
    ),
    notes: state.notes.filter((row) => row['text'] !== 'Added'),
  };
}

const text = fc.constantFrom('Ana', 'Zö "1"', "it's {b}");
const lead = fc.record({
  email: fc.boolean(),
  phone: fc.constantFrom('030 1', '+49 30 2'),
  company: fc.option(text),
  owner: fc.option(text),
  next_step: fc.option(text),
  next_at: fc.option(fc.constantFrom('2026-12-01', '2027-01-02')),
  status: fc.constantFrom('new', 'contacted', 'won'),
  waits: fc.option(fc.constant('them')),
  partner_key: fc.option(text),
  page: fc.option(fc.constantFrom('/', '/pricing')),
  attribution: fc.option(fc.constant('{"referrer":"https://x.example/"}')),
  visit_count: fc.integer({ min: 0, max: 2 }),
  returned_at: fc.option(fc.integer({ min: 5, max: 9 })),
  contacted_at: fc.option(fc.integer({ min: 5, max: 9 })),
  notes: fc.integer({ min: 0, max: 2 }),
});
type Made = typeof lead extends fc.Arbitrary<infer Value> ? Value : never;

async function make(id: string, { email, notes, ...made }: Made): Promise<void> {
  const row = { id, name: `Name ${id}`, created_at: 3, search_text: id, ...made };
  const all = { ...row, email: email ? `${id}@x.example` : null };
  const names = Object.keys(all);
  await env.DB.batch([
    env.DB.prepare(
      `insert into leads (${names.join()}) values (${names.map(() => '?').join()})`,
    ).bind(...Object.values(all)),
    ...Array.from({ length: notes }, (_, index) =>
      env.DB.prepare(
        `insert into staff_notes values (?, 'lead', ?, 4, 'Ana', 'Note', null, '')`,
      ).bind(`${id}-${index}`, id),
    ),
    ...Array.from({ length: made.visit_count }, (_, index) =>
      env.DB.prepare(
        `insert into lead_visits (id, lead_id, source, created_at) values (?, ?, 'fair', 4)`,
      ).bind(`visit-${id}-${index}`, id),
    ),
  ]);
}

test('whatever two leads have, a merge loses no value and no note, and its undo brings all back (STF-08)', async () => {
  await fc.assert(
    fc.asyncProperty(lead, lead, lead, addition, async (one, two, three, added) => {
      await emptyDatabase();
      cookie = await openSession('Ana');
      await make('one', one);
      await make('two', two);
      await make('three', three);
      const before = await stateOf();
      expect((await merge('two', 'three')).status).toBe(303);
      const between = await stateOf();
      expect((await merge('one', 'two')).status).toBe(303);
      const kept = await env.DB.prepare("select * from leads where id = 'one'").first();
      const { results: notes } = await env.DB.prepare(
        "select text from staff_notes where subject_id = 'one'",
      ).all<{ text: string }>();
      const shown = `${Object.values(kept ?? {}).join('\n')}\n${notes.map((note) => note.text).join('\n')}`;
      for (const { company, owner, phone, next_step, partner_key } of [one, two, three])
        for (const value of [company, owner, phone, next_step, partner_key])
          if (value !== null) expect(shown).toContain(value);
      expect(notes).toHaveLength(one.notes + two.notes + three.notes + 2);
      expect(kept?.['visit_count']).toBe(one.visit_count + two.visit_count + three.visit_count);
      expect((await undo('three')).status, 'the later one first').toBe(409);
      await ADDITIONS[added]();
      const written = await stateOf();
      expect((await undo('two')).status, added).toBe(303);
      const [apart, unmerged] = [await stateOf(), added === 'nothing' ? between : null];
      expect(unmerged ? apart : withoutAddition(apart)).toEqual(
        unmerged ?? withoutAddition(between),
      );
      const isAdded = (row: Record<string, unknown>) => row['text'] === 'Added';
      expect(apart.notes.filter(isAdded), 'it stays where it was written').toEqual(
        written.notes.filter(isAdded),
      );
      expect((await undo('three')).status).toBe(303);
      expect(withoutAddition(await stateOf())).toEqual(withoutAddition(before));
    }),
    { numRuns: 16, seed: 20261128 },
  );
});
