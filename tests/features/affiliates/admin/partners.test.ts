import { describe, expect, test } from 'vitest';

import { whole } from '../../../helpers/affiliates.ts';
import { sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

describe('POST /api/partnerstack/affiliates', () => {
  const PARTNERS = '/api/partnerstack/affiliates';
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
  const send = async (body: unknown = applicant) =>
    sendJson('POST', PARTNERS, body, { cookie: await openSession() });

  test('without a session no partner is registered (API-08)', async () => {
    expect((await sendJson('POST', PARTNERS, applicant)).status).toBe(401);
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('PartnerStack gets all nine fields, and its ids come back (ADA-21, ADA-22)', async () => {
    const response = await send();
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

  test('PartnerStack’s own error is the text for staff (ADA-16, ADA-23)', async () => {
    expectErrors();
    await sandbox.fault('partnerstack', {
      mode: 'status',
      status: 403,
      body: '{"message":"Program is paused","status":403}',
    });
    const response = await send();
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: 'Program is paused' });
  });

  test('an applicant without an e-mail is refused before any call', async () => {
    const response = await send({ ...applicant, email: 'nobody' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { email: 'Please enter a valid email address' },
    });
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });
});

describe('POST /api/partnerstack/affiliates, more than once', () => {
  const send = async (email: string) =>
    sendJson(
      'POST',
      '/api/partnerstack/affiliates',
      { email, first_name: 'Ada' },
      {
        cookie: await openSession(),
      },
    );

  test('20 calls at once register one person once (ADA-22)', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => send('ada@example.com')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await sandbox.partners()).toHaveLength(1);
    expect(await (await send('ada@example.com')).json()).toMatchObject({ alreadyExisted: true });
  });
});
