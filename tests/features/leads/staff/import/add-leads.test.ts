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
  const add = (changes: Record<string, string> = {}, as = cookie) =>
    postForm('/admin/leads/add', as, {
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
    expect(added.headers.get('location')).toBe(`/admin/leads?open=${lead?.id}#done-added`);
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

  test('is nobody’s where the writer’s session has no name (STF-07)', async () => {
    await add({}, await openSession());
    expect((await storedLeads())[0]).toMatchObject({ owner: null });
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

  test('needs a phone number or an address, and either is enough (STF-07)', async () => {
    const neither = await add({ email: '', phone: ' ', name: '' });
    expect(neither.status).toBe(422);
    const page = await neither.text();
    expect(page).toMatch(/lead-email-error[^>]*>Enter an email address or a phone number</);
    expect(page, 'what else is wrong is said with it').toContain('Enter the lead’s name');
    expect(page).not.toContain('your name');
    expect(page.split('>Enter an email address or a phone number<'), 'once').toHaveLength(2);
    const bad = await add({ email: '', phone: 'tomorrow' });
    expect(await bad.text()).toMatch(/lead-phone-error[^>]*>Write a phone number</);
    expect((await add({ email: '', phone: 'bo@example.com 123' })).status, 'no address').toBe(422);
    expect(await storedLeads()).toEqual([]);

    expect((await add({ email: '' })).status).toBe(303);
    expect(await storedLeads()).toMatchObject([{ name: 'Bo Diaz', email: null }]);
  });

  test('whose phone number is known leads to that lead, however it is written (STF-07)', async () => {
    await add({ email: '', phone: '+49 (0)30 12-34' });
    for (const phone of ['0049 30/1234', '+49.30.1234', '(0049) 30 – 12 34']) {
      const again = await add({ name: 'Bo again', email: ' ', phone });
      expect(again.status, phone).toBe(409);
      const page = await again.text();
      expect(page).toMatch(/lead-phone-error[^>]*>There is a lead with this phone number already</);
      const [lead] = await storedLeads();
      expect(page).toContain(`href="/admin/leads?open=${lead?.id}"`);
    }
    expect(await storedLeads()).toHaveLength(1);
    expect(
      (await add({ phone: '+49 30 1234' })).status,
      'colleagues share a number, and have addresses of their own',
    ).toBe(303);
    expect((await add({ email: '', phone: '+49 30 12345' })).status, 'another number').toBe(303);
  });

  test('that is sent twice at once is stored once (STF-07)', async () => {
    const both = await Promise.all([add({ email: '' }), add({ email: '' })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 409]));
    expect(await storedLeads()).toHaveLength(1);
    const logged = env.DB.prepare(
      "select count(*) as n from staff_audit where action = 'lead_added'",
    );
    expect(await logged.first('n')).toBe(1);
  });
});
