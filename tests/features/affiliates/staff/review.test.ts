import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { ApplicationsResponse } from '../../../../src/features/affiliates/staff/affiliates-admin.contract.ts';
import { businessDaysSince, lastDays } from '../../../../src/shared/text/business-days.ts';
import { current, decideAs, detailsOf, passUndoTime, REJECT } from '../../../helpers/decisions.ts';
import { sendJson } from '../../../helpers/request.ts';
import { getAs, openSession, seedApplication, seedLeads } from '../../../helpers/staff.ts';
import { APPLICATIONS_API, goodApplication, post } from '../../../helpers/submissions.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const DAY_MS = 24 * 3_600_000;

const list = async (query = ''): Promise<ApplicationsResponse> =>
  (await getAs(cookie, `/api/admin/applications${query}`)).json();

describe('business days', () => {
  // 2026-11-16 is a Monday.
  test.each([
    ['2026-11-16', '2026-11-16', 0],
    ['2026-11-16', '2026-11-18', 2],
    ['2026-11-16', '2026-11-20', 4],
    ['2026-11-19', '2026-11-22', 1],
    ['2026-11-20', '2026-11-23', 1],
    ['2026-11-21', '2026-11-23', 1],
    ['2026-11-20', '2026-11-26', 4],
    ['2026-11-02', '2026-11-23', 15],
    ['2026-11-24', '2026-11-23', 0],
  ])('from %s to %s are %i (ANS-02)', (from, to, days) => {
    expect(businessDaysSince(Date.parse(`${from}T23:00:00Z`), Date.parse(`${to}T01:00:00Z`))).toBe(
      days,
    );
  });

  test('the last days of what is due and overdue agree with them (ANS-02)', () => {
    for (let day = 0; day < 14; day += 1) {
      const now = Date.parse('2026-11-16T12:00:00Z') + day * DAY_MS;
      const { due, overdue } = lastDays(now);
      for (let before = 0; before < 12; before += 1) {
        const arrived = now - before * DAY_MS;
        const name = new Date(arrived).toISOString().slice(0, 10);
        const waited = businessDaysSince(arrived, now);
        expect([name <= due, name <= overdue], `${name} on day ${day}`).toEqual([
          waited >= 2,
          waited > 3,
        ]);
      }
    }
  });
});

describe('applications that wait', () => {
  test('are counted, marked and listed oldest first, in the rail too (ANS-02)', async () => {
    const now = Date.now();
    const { due, overdue } = lastDays(now);
    const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
    await seedApplication({ first_name: 'New', created_at: now });
    const dueId = await seedApplication({ first_name: 'Due', created_at: at(due) });
    await seedApplication({ first_name: 'Late', created_at: at(overdue) });
    await seedApplication({ first_name: 'Oldest', created_at: at(overdue) - 60 * DAY_MS });
    await seedApplication({ first_name: 'Done', status: 'rejected', created_at: 0 });
    const names = async (query: string) => (await list(query)).data.map((row) => row.first_name);
    expect(await names('?status=overdue&sort=oldest')).toEqual(['Oldest', 'Late']);
    expect(await names('?status=due&sort=oldest')).toEqual(['Oldest', 'Late', 'Due']);
    expect(await names('?status=due')).toEqual(['Due', 'Late', 'Oldest']);
    const { meta, data } = await list();
    expect([meta.counts['due'], meta.counts['overdue']]).toEqual([3, 2]);
    const states = Object.fromEntries(
      data.map((row) => [row.first_name, row.waiting?.state ?? null]),
    );
    expect(states).toEqual({
      New: 'new',
      Due: 'due',
      Late: 'overdue',
      Oldest: 'overdue',
      Done: null,
    });
    const html = await (await getAs(cookie, '/admin/affiliates')).text();
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('2 overdue');
    expect(html).toMatch(/Overdue<span[^>]*>2</);
    expect(html).toContain('href="/admin/affiliates?status=overdue&amp;sort=oldest"');
    expect(html).toMatch(/\d+ business days, overdue/);

    await decideAs(cookie, dueId, REJECT);
    expect((await list()).meta).toMatchObject({ counts: { due: 2, overdue: 2 } });
    await env.DB.exec('delete from affiliate_applications');
    expect((await list()).meta).toMatchObject({ counts: { due: 0, overdue: 0 } });
  });
});

describe('doubts about an application', () => {
  const doubtsOf = async (id: string) => (await current(id)).doubts;
  const setWebsite = (id: string, website: string) =>
    env.DB.prepare('update affiliate_applications set website = ? where id = ?')
      .bind(website, id)
      .run();

  test('are the same address, name or website, also in other spellings (ANS-03)', async () => {
    const first = await seedApplication({ email: 'ada@example.com', status: 'rejected' });
    const address = await seedApplication({ first_name: 'Eve', email: 'ADA@Example.com' });
    const name = await seedApplication({ first_name: 'ADA', email: 'b@example.com' });
    const site = await seedApplication({ first_name: 'Bo', email: 'bo@example.com' });
    const other = await seedApplication({ first_name: 'Cy', email: 'cy@example.com' });
    await setWebsite(site, 'https://www.Engines.example/');
    await setWebsite(other, 'http://engines.example');
    expect(await doubtsOf(first)).toEqual(['address', 'name']);
    expect(await doubtsOf(address)).toEqual(['address']);
    expect(await doubtsOf(name)).toEqual(['name']);
    expect(await doubtsOf(site)).toEqual(['website']);
    expect((await detailsOf(site, cookie)).related).toEqual({
      address: [],
      name: [],
      website: [{ id: other, name: 'Cy Byron', email: 'cy@example.com', status: 'pending' }],
    });
    const html = await (await getAs(cookie, '/admin/affiliates')).text();
    for (const text of ['Same address', 'Same name', 'Same website']) expect(html).toContain(text);
  });

  test('are not two who have no website (ANS-03)', async () => {
    const ids = [];
    for (const [first_name, website] of [
      ['Bo', 'none'],
      ['Cy', 'none'],
      ['Di', '-'],
      ['Ed', '-'],
    ] as const) {
      const id = await seedApplication({ first_name, email: `${first_name}@example.com` });
      await setWebsite(id, website);
      ids.push(id);
    }
    for (const id of ids) expect(await doubtsOf(id)).toEqual([]);
  });

  test('are an applicant who is a lead, and a throw-away address (ANS-03)', async () => {
    await seedLeads([{ email: 'Ada@Example.com' }]);
    expect(await doubtsOf(await seedApplication())).toEqual(['lead']);
    for (const domain of ['sub.Mailinator.com', 'mailinator.com']) {
      const thrown = await seedApplication({ first_name: domain, email: `x@${domain}` });
      expect(await doubtsOf(thrown)).toEqual(['throwaway']);
    }
    const fine = await seedApplication({ first_name: 'Cy', email: 'x@notmailinator.com' });
    expect(await doubtsOf(fine)).toEqual([]);
  });
});

describe('a wrong rejection', () => {
  const reopen = (id: string, as = cookie, change_id: string = crypto.randomUUID()) =>
    sendJson('POST', `/api/admin/applications/${id}/reopen`, { change_id }, { cookie: as });

  async function rejected(): Promise<string> {
    const id = await seedApplication({ company: 'Engines' });
    await decideAs(cookie, id, { ...REJECT, reason: 'By mistake' });
    await passUndoTime();
    return id;
  }

  test('is mended by one new pending application, and both name the other (Y-16, ADA-17)', async () => {
    const id = await rejected();
    const sessions = await Promise.all(Array.from({ length: 5 }, () => openSession()));
    const made = await Promise.all(sessions.map((session) => reopen(id, session)));
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const winner = made.find(({ status }) => status === 200);
    const { id: made_as = '' } = (await winner?.json<{ id: string }>()) ?? {};
    expect(await current(made_as)).toMatchObject({
      status: 'pending',
      first_name: 'Ada',
      company: 'Engines',
      reopened_from: id,
      reason: null,
      doubts: [],
    });
    const old = await detailsOf(id, cookie);
    expect(old.application).toMatchObject({
      status: 'rejected',
      reason: 'By mistake',
      reopened_as: made_as,
    });
    expect(old.history[0]).toMatchObject({ action: 'application_reopened' });
    const { history } = await detailsOf(made_as, cookie);
    expect(history).toMatchObject([{ action: 'application_made' }]);
    const html = await (await getAs(cookie, '/admin/affiliates')).text();
    expect(html).toContain('Made from a rejected application');
    expect(html).toContain('A new application was made from it');
  });

  test('is answered as mended when its answer was lost and it is asked again (FUP-01)', async () => {
    const id = await rejected();
    const change = crypto.randomUUID();
    const made = await (await reopen(id, cookie, change)).json();
    const again = await reopen(id, cookie, change);
    expect([again.status, await again.json()]).toEqual([200, made]);
  });

  test('is mended once, also after a second rejection (Y-16)', async () => {
    const id = await rejected();
    const made = await (await reopen(id)).json<{ id: string }>();
    await decideAs(cookie, made.id, REJECT);
    await passUndoTime();
    const refused = await reopen(id);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('was already made from this one');
    expect((await reopen(made.id)).status).toBe(200);
  });

  test('is not mended while the address has an open application, or the rejection can be undone (Y-16)', async () => {
    const early = await seedApplication({ email: 'early@example.com' });
    await decideAs(cookie, early, REJECT);
    expect(await (await reopen(early)).text()).toContain('can still be undone');
    const id = await rejected();
    const open = await seedApplication({ email: 'ADA@example.com' });
    const refused = await reopen(id);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('already has an open application');
    expect((await reopen(open)).status).toBe(409);
    expect((await reopen('unknown')).status).toBe(404);
  });

  test('leaves one open application for an applicant who applies again (Y-16)', async () => {
    const id = await rejected();
    const made = await (await reopen(id)).json<{ id: string }>();
    await post(APPLICATIONS_API, goodApplication({ email: 'ada@example.com' }));
    expect((await list('?status=pending')).meta.matched).toBe(1);
    expect(await current(made.id)).toMatchObject({
      sent_again: expect.anything() as object,
    });
  });
});
