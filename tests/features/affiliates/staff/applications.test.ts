import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type {
  ApplicationRow,
  Decided,
} from '../../../../src/features/affiliates/staff/affiliates-admin.contract.ts';
import { postDecisions, readAs, REJECT } from '../../../helpers/decisions.ts';
import { noteOn, setOn } from '../../../helpers/work.ts';
import { expectErrors } from '../../../setup/console.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

describe('affiliate applications', () => {
  test('counts by status, columns in order, newest first (ADA-01, ADA-06, ADA-18)', async () => {
    await seedApplication({ first_name: 'Old' });
    await seedApplication({ first_name: 'No', status: 'rejected' });
    await seedApplication({ first_name: 'New', status: 'approved' });
    const html = await (await getAs(cookie, '/admin/affiliates')).text();
    const columns = [...html.matchAll(/<th scope="col"[^>]*>(?:<a [^>]*>)?([^<]+)</g)].map(
      (match) => match[1],
    );
    expect(columns).toEqual([
      'Applicant',
      'Status',
      'Owner',
      'Next step',
      'On',
      'Applied',
      'Actions',
    ]);
    expect(html.indexOf('New Byron')).toBeLessThan(html.indexOf('No Byron'));
    expect(html.indexOf('No Byron')).toBeLessThan(html.indexOf('Old Byron'));
    const { meta } = await (
      await getAs(cookie, '/api/admin/applications')
    ).json<{ meta: object }>();
    expect(meta).toMatchObject({
      counts: { pending: 1, sending: 0, approved: 1, rejected: 1 },
      total: 3,
    });
  });

  test('search finds first name, last name, e-mail or company (ADA-02, ADA-03)', async () => {
    await seedApplication({ first_name: 'Ada', last_name: 'Byron', email: 'a@x.example' });
    await seedApplication({
      first_name: 'Bo',
      last_name: 'Li',
      email: 'b@y.example',
      company: 'Acme',
    });
    const matched = async (search: string) =>
      (
        await (
          await getAs(cookie, `/api/admin/applications?search=${search}`)
        ).json<{ meta: { matched: number } }>()
      ).meta.matched;
    for (const search of ['ADA', 'byr', 'x.example']) expect(await matched(search)).toBe(1);
    expect(await matched('acme')).toBe(1);
    expect(await matched('ohio')).toBe(0);
    expect(await (await getAs(cookie, '/admin/affiliates')).text()).toContain(
      'placeholder="Search by name, email, or company..."',
    );
  });

  test('an empty filter says what it has none of (ADA-11)', async () => {
    await seedApplication();
    const html = async (query: string) => (await getAs(cookie, `/admin/affiliates${query}`)).text();
    for (const [status, text] of [
      ['rejected', 'No rejected applications.'],
      ['approved', 'No approved applications.'],
      ['not_sent', 'No application failed to be sent.'],
    ] as const) {
      const page = await html(`?status=${status}`);
      expect(page).toContain(text);
      expect(page).not.toContain('No affiliate applications found.');
    }
    expect(await html('?status=rejected&q=zzz')).toContain(
      'No applications found matching your search.',
    );
  });

  test('says when there are none, when none match, and when reading fails (ADA-11, ADA-12, ADA-19, ERR-25, ERR-31)', async () => {
    const html = async (query = '') => (await getAs(cookie, `/admin/affiliates${query}`)).text();
    expect(await html()).toContain('No affiliate applications found.');
    await seedApplication();
    expect(await html('?q=zzz')).toContain('No applications found matching your search.');
    expectErrors();
    await env.DB.exec('alter table affiliate_applications rename to away');
    expect(await html()).toContain('Failed to load affiliate applications');
  });

  test('the details open next to the list, with the list to go back to (ADA-08, STA-02, STA-03)', async () => {
    const id = await seedApplication({ first_name: 'Ada' });
    const open = async (asked: string) =>
      (await getAs(cookie, `/admin/affiliates?status=pending&open=${asked}`)).text();
    const html = await open(id);
    expect(html).toContain('aria-label="Details of Ada Byron"');
    expect(html).toMatch(/<a[^>]*href="\/admin\/affiliates\?status=pending"[^>]*>Close<\/a>/);
    expect(await open('nobody')).toContain('There is no such application');
  });

  test('are worked like leads: an owner, a next step and notes, but no status (FUP-01)', async () => {
    const id = await seedApplication();
    const path = '/api/admin/applications';
    const ana = await openSession('Ana');
    const set = { owner: 'Ana', next_step: 'Ask for numbers', next_at: '2026-12-01' };
    expect((await setOn(path, ana, id, set)).status).toBe(200);
    expect((await noteOn(path, ana, id, 'A good audience')).status).toBe(200);
    expect((await setOn(path, ana, id, { status: 'approved' })).status).toBe(422);
    const { data } = await (
      await getAs(ana, `${path}?status=mine`)
    ).json<{ data: ApplicationRow[] }>();
    expect(data).toMatchObject([{ id, ...set, status: 'pending' }]);
    expect((await readAs(ana, id)).history).toMatchObject([
      { who: 'Ana', text: 'A good audience', is_note: true },
      { who: 'Ana', is_note: false },
    ]);
  });

  test('all pending ones that a filter finds are decided on and undone, unless their number changed (STF-04)', async () => {
    for (let index = 0; index < 120; index += 1)
      await seedApplication({ email: `many${index}@example.com` });
    await seedApplication({ first_name: 'Other', last_name: 'One', email: 'x@other.example' });
    const decide = (count: number) =>
      postDecisions(cookie, { all: { status: 'pending', search: 'byron' }, count, ...REJECT });
    const late = await decide(119);
    expect([late.status, await late.json()]).toEqual([
      409,
      { error: '120 match by now. Nothing was changed.' },
    ]);
    const { made, refused } = await (await decide(120)).json<Decided>();
    expect([made.length, refused]).toEqual([120, []]);
    const undone = await postDecisions(cookie, { ids: made }, '/decisions/undo');
    expect((await undone.json<Decided>()).made).toHaveLength(120);
  });
});
