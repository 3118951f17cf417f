import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { openDatabase } from '../../src/db/client.ts';
import { outbox } from '../../src/db/schema/outbox.ts';
import type { PollState } from '../../src/staff/poll/poll.contract.ts';
import { readTag } from '../../src/staff/poll/poll.queries.ts';
import type { LeadRow } from '../../src/features/leads/staff/leads-admin.contract.ts';
import { staffPages } from '../../src/shared/staff-pages.ts';
import type { ListResponse } from '../../src/staff/list/list.contract.ts';
import { decideAs, REJECT } from '../helpers/decisions.ts';
import { meteredD1 } from '../helpers/metered-d1.ts';
import { ORIGIN, request, requestWith } from '../helpers/request.ts';
import { fillLeads } from '../helpers/size.ts';
import { getAs, openSession, seedApplication, seedLeads } from '../helpers/staff.ts';
import { setOn } from '../helpers/work.ts';
import {
  CONTACT_API,
  goodLead,
  goodMessage,
  LEADS_API,
  post,
  untilQuiet,
} from '../helpers/submissions.ts';

const PATH = '/api/admin/changes';
const HOUR = 3_600_000;

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

/** Polls as a page does. */
const poll = (tag?: string) => getAs(cookie, PATH, tag ? { 'if-none-match': tag } : {});
const current = async (): Promise<PollState> => (await poll()).json();

/** The lists whose version something raises. */
async function raisedBy(act: () => Promise<unknown>): Promise<string[]> {
  const { tag, versions: before } = await current();
  await act();
  await untilQuiet();
  const response = await poll(tag);
  if (response.status === 304) return [];
  const { versions } = await response.json<PollState>();
  return Object.entries(versions)
    .filter(([name, version]) => version !== before[name])
    .map(([name]) => name);
}

const patchLead = (id: string, set: object) => setOn('/api/admin/leads', cookie, id, set);

describe('a page that polls (LIV-01)', () => {
  test('is answered 304 while nothing changes, which reads ten rows whatever the lists hold', async () => {
    await fillLeads(env.DB, 10_000);
    const { tag } = await current();
    const { d1, read } = meteredD1(env.DB);
    const headers = { cookie, 'if-none-match': `W/${tag}` };
    const response = await requestWith({ DB: d1 }, PATH, { headers });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(tag);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toBe('');
    expect(read()).toBeLessThanOrEqual(10);
  });

  test('learns of what arrives: leads, messages and applications, with what waits', async () => {
    expect(await raisedBy(() => post(LEADS_API, goodLead()))).toEqual(
      expect.arrayContaining(['leads', 'mail']),
    );
    expect(await raisedBy(() => post(CONTACT_API, goodMessage()))).toContain('messages');
    expect(await raisedBy(() => seedApplication({ created_at: Date.now() }))).toEqual([
      'applications',
    ]);
    const { waiting, overdue } = await current();
    expect(waiting).toMatchObject({
      [staffPages.leads.path]: 1,
      [staffPages.messages.path]: 1,
      [staffPages.applications.path]: 1,
    });
    expect(overdue).toEqual({ [staffPages.applications.path]: 0 });
  });

  test('learns of what colleagues do, of a lead that comes back and of one that is deleted', async () => {
    await seedLeads([{ name: 'Ada' }]);
    const id = 'lead-000000';
    expect(await raisedBy(() => patchLead(id, { status: 'contacted' }))).toContain('leads');
    const again = () => post(LEADS_API, goodLead({ email: 'lead0@example.com' }));
    expect(await raisedBy(again)).toContain('leads');
    const application = await seedApplication();
    const decide = () => decideAs(cookie, application, REJECT);
    expect(await raisedBy(decide)).toContain('applications');
    const erase = () =>
      request(`/admin/people/${id}/erase`, {
        method: 'POST',
        body: new URLSearchParams({ contact: 'lead0@example.com' }),
        headers: { cookie, origin: ORIGIN },
      });
    expect(await raisedBy(erase)).toContain('leads');
  });

  test('learns that the e-mail of a message failed', async () => {
    await post(CONTACT_API, goodMessage({ email: 'lead0@example.com' }));
    await untilQuiet();
    const db = openDatabase(env.DB);
    const fail = () =>
      db.update(outbox).set({ status: 'failed', sentAt: null }).where(eq(outbox.kind, 'contact'));
    expect(await raisedBy(fail)).toEqual(['leads', 'messages', 'applications', 'mail']);
    // Also of a second change within the same millisecond.
    const { tag } = await current();
    await fail();
    expect((await poll(tag)).status).toBe(200);
  });

  test('starts from the state that its rows were read after', async () => {
    await seedLeads([{ name: 'Ada' }]);
    for (const { path } of [
      staffPages.day,
      staffPages.overview,
      staffPages.leads,
      staffPages.messages,
    ]) {
      const html = (await (await getAs(cookie, path)).text()).replaceAll('&quot;', '"');
      const tag = /"tag":"\\"([\d.-]+)\\""/.exec(html)?.[1];
      expect((await poll(`"${tag ?? ''}"`)).status, path).toBe(304);
    }
  });

  test('learns of a new business day, on which what was due becomes overdue', async () => {
    const db = openDatabase(env.DB);
    const friday = Date.UTC(2026, 10, 20, 12);
    const reader = { who: 'Ana', isNamed: true, today: '2026-11-20', timeZone: 'UTC' };
    const tag = await readTag(db, reader, friday);
    expect(await readTag(db, reader, friday + 2 * HOUR)).toBe(tag);
    expect(await readTag(db, reader, friday + 72 * HOUR)).not.toBe(tag);
    const tomorrow = { ...reader, today: '2026-11-21' };
    expect(await readTag(db, tomorrow, friday + HOUR), 'of the reader').not.toBe(tag);
  });

  test('is for staff only', async () => {
    expect((await request(PATH)).status).toBe(401);
  });
});

describe('rows that a screen shows (LIV-01)', () => {
  const list = async (query: string): Promise<ListResponse<LeadRow>> =>
    (await getAs(cookie, `/api/admin/leads?${query}`)).json();
  const ids = ['lead-000000', 'lead-000001', 'lead-000002'];
  const shown = `shown=${ids.join(',')},lead-deleted`;
  const idsOf = (rows: readonly { id: string }[] = []) => rows.map(({ id }) => id).toSorted();

  beforeEach(async () => {
    await seedLeads([{ name: 'Ada Byron' }, { name: 'Bob' }, { name: 'Cleo' }]);
    await patchLead(ids[1] ?? '', { status: 'won', owner: 'Ana' });
  });

  test('come with the page as they are now, also where a colleague took them out of it', async () => {
    const { data, others, meta } = await list(`status=new&${shown}`);
    expect(idsOf(data)).toEqual([ids[0], ids[2]]);
    expect(others).toMatchObject([{ id: ids[1], status: 'won', owner: 'Ana' }]);
    expect(meta.unmatched).toEqual([ids[1]]);
    expect(meta.matched).toBe(2);
  });

  test('that later rows moved to the next page are still of the list', async () => {
    const { data, others, meta } = await list(`limit=1&${shown}`);
    expect(idsOf(data)).toEqual([ids[2]]);
    expect(idsOf(others)).toEqual([ids[0], ids[1]]);
    expect(meta.unmatched).toEqual([]);
  });

  test('are compared with the search and the conditions, too', async () => {
    for (const query of ['search=Byron', 'search=yr', 'since=2026-11-20&search=ada']) {
      const { others, meta } = await list(`${query}&${shown}`);
      expect(idsOf(others), query).toEqual([ids[1], ids[2]]);
      expect(meta.unmatched?.toSorted(), query).toEqual([ids[1], ids[2]]);
    }
    expect((await list(`since=2027-01-01&${shown}`)).meta.unmatched).toHaveLength(3);
  });

  test('are named by no more than a page has of them', async () => {
    const tooMany = Array.from({ length: 101 }, (_, index) => `lead-${index}`).join(',');
    expect((await getAs(cookie, `/api/admin/leads?shown=${tooMany}`)).status).toBe(422);
    expect((await getAs(cookie, `/api/admin/leads?shown=a'b`)).status).toBe(422);
  });

  test('are known of every list', async () => {
    const application = await seedApplication({ status: 'approved' });
    const query = `?status=pending&shown=${application}`;
    const path = `/api/admin/applications${query}`;
    const { others, meta } = await (
      await getAs(cookie, path)
    ).json<ListResponse<{ id: string; doubts: unknown[] }>>();
    expect(others).toMatchObject([{ id: application, doubts: [] }]);
    expect(meta.unmatched).toEqual([application]);
    expect((await getAs(cookie, '/api/admin/messages?shown=none')).status).toBe(200);
  });
});
