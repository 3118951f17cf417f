import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { LeadDetails } from '../../../../../src/features/leads/staff/leads-admin.contract.ts';
import { storedLeads } from '../../../../helpers/leads.ts';
import { postForm } from '../../../../helpers/request.ts';
import { getAs, openSession, seedLeads } from '../../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

describe('a lead that is added by hand', () => {
  const add = (changes: Record<string, string> = {}) =>
    postForm('/admin/leads/add', cookie, {
      name: ' Bo  Diaz ',
      email: 'bo@example.com',
      source: 'fair',
      phone: '+1 555 0100',
      company: 'Diaz Ltd',
      note: 'Met in Ohio',
      ...changes,
    });

  test('is stored like a visitor’s, is the writer’s, and has the note in its history (STF-07)', async () => {
    const added = await add();
    expect(added.status).toBe(303);
    const [lead] = await storedLeads();
    expect(added.headers.get('location')).toBe(`/admin/leads?open=${lead?.id}`);
    const details: LeadDetails = await (await getAs(cookie, `/api/admin/leads/${lead?.id}`)).json();
    expect(details).toMatchObject({
      name: 'Bo Diaz',
      email: 'bo@example.com',
      source: 'fair',
      status: 'new',
      owner: 'Ana',
      phone: '+1 555 0100',
      company: 'Diaz Ltd',
    });
    expect(details.history.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Met in Ohio', 'Lead added by hand']),
    );
    const found = await getAs(cookie, '/api/admin/leads?search=diaz');
    expect((await found.json<{ data: object[] }>()).data).toHaveLength(1);
    expect(await env.DB.prepare('select count(*) as n from outbox').first('n')).toBe(0);
  });

  test('whose address is known changes nothing, and leads to the one that is there (STF-07)', async () => {
    await seedLeads([{ name: 'Ada', email: 'ada@example.com' }]);
    const again = await add({ email: 'ADA@example.com' });
    expect(again.status).toBe(409);
    const page = await again.text();
    expect(page).toContain('There is a lead with this address already');
    expect(page).toContain('/admin/leads?open=lead-000000');
    expect(await storedLeads()).toMatchObject([{ name: 'Ada', source: 'hero_cta' }]);
  });

  test('with a mistake is shown again, with what is wrong (STF-07)', async () => {
    const wrong = await add({ email: 'bo', source: '<b>' });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    expect(page).toContain('Please enter a valid email address');
    expect(page).toContain('Invalid format');
    expect(page).toContain('value=" Bo  Diaz "');
    expect(await storedLeads()).toEqual([]);
  });
});
