import { beforeEach, describe, expect, test } from 'vitest';

import { whole } from '../../../helpers/affiliates.ts';
import {
  APPROVE,
  current,
  decideAs,
  openRegistrations,
  REJECT,
} from '../../../helpers/decisions.ts';
import { sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

const PARTNERS = '/api/partnerstack/affiliates';
let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const send = (body: unknown, headers: Record<string, string> = { cookie }) =>
  sendJson('POST', PARTNERS, body, headers);

describe('POST /api/partnerstack/affiliates', () => {
  const applicant = {
    email: 'ana@newsletter.example',
    first_name: 'Ana',
    last_name: 'Quintero',
    company: 'The Tuesday Letter',
    website: 'https://tuesday.example',
    experience: 'intermediate',
    audience: whole.audience,
    motivation: whole.motivation,
    application_id: '0190a',
  };

  test('without a session or an e-mail no partner is registered (API-08)', async () => {
    expect((await send(applicant, {})).status).toBe(401);
    const refused = await send({ ...applicant, email: 'nobody' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      fields: { email: 'Please enter a valid email address' },
    });
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('PartnerStack gets all nine fields, and its ids come back (ADA-21, ADA-22)', async () => {
    const response = await send(applicant);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      alreadyExisted: false,
      partnerstack_id: expect.stringMatching(/^part_/),
      partner_key: expect.stringMatching(/^ana/),
    });
    const [call] = await sandbox.calls('partnerstack');
    const { email, first_name, last_name, ...others } = applicant;
    expect(call?.body).toEqual({
      email,
      first_name,
      last_name,
      fields: Object.entries(others).map(([api_name, value]) => ({ api_name, value })),
    });
  });

  test('20 calls at once register one person once (ADA-22)', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send(applicant)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await sandbox.partners()).toHaveLength(1);
    expect(await (await send(applicant)).json()).toMatchObject({ alreadyExisted: true });
  });

  test('PartnerStack’s own error is the text for staff, and is stored with the application (ADA-16, ADA-23)', async () => {
    expectErrors();
    await sandbox.fault('partnerstack', {
      mode: 'status',
      status: 403,
      body: '{"message":"Program is paused","status":403}',
    });
    const id = await seedApplication();
    for (const body of [applicant, { application_id: id }]) {
      const response = await send(body);
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({ error: 'Program is paused' });
    }
    expect(await current(id)).toMatchObject({ status: 'pending', failure: 'Program is paused' });
  });
});

describe('with the id of an application (PTN-05)', () => {
  test.each([true, false])(
    'the partner id is stored at once (approved before: %s) (ADA-22)',
    async (isApproved) => {
      const id = await seedApplication();
      if (isApproved) await decideAs(cookie, id, APPROVE);
      const response = await send({ application_id: id, email: 'ADA@example.com' });
      expect(response.status).toBe(200);
      const [partner, ...more] = await sandbox.partners();
      expect(more).toEqual([]);
      expect(await response.json()).toEqual({
        alreadyExisted: false,
        partnerstack_id: partner?.key,
        partner_key: expect.any(String),
      });
      expect(await current(id)).toMatchObject({
        status: 'approved',
        partnerstack_id: partner?.key,
      });
      expect(await openRegistrations()).toEqual([]);
      expect(await (await send({ application_id: id })).json()).toMatchObject({
        alreadyExisted: true,
        partnerstack_id: partner?.key,
      });
    },
  );

  test('no one is registered for a rejected one, or under another e-mail', async () => {
    const id = await seedApplication();
    const other = await send({ application_id: id, email: 'eve@example.com' });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({
      fields: { email: 'The application has another e-mail' },
    });
    await decideAs(cookie, id, REJECT);
    expect((await send({ application_id: id })).status).toBe(409);
    expect(await sandbox.partners()).toEqual([]);
  });
});
