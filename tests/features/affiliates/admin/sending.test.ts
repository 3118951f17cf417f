import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { sendNow } from '../../../../src/features/affiliates/admin/decisions.ts';
import { cutOff } from '../../../helpers/cut-off.ts';
import {
  APPROVE,
  current,
  decideAs,
  detailsOf,
  openRegistrations,
  passUndoTime,
  registrations,
  sendDue,
  undoAs,
} from '../../../helpers/decisions.ts';
import { sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const send = (id: string, as = cookie) =>
  sendJson('POST', `/api/admin/applications/${id}/send`, {}, { cookie: as });

/** An application that was approved without sending, some time ago. */
async function approvedUnsent(seed: Parameters<typeof seedApplication>[0] = {}): Promise<string> {
  const id = await seedApplication(seed);
  await decideAs(cookie, id, APPROVE);
  await passUndoTime();
  return id;
}

/** The list has the id that PartnerStack gave, and there is one partner. */
async function expectSent(id: string): Promise<void> {
  const partners = await sandbox.partners();
  expect(partners).toHaveLength(1);
  expect(await current(id)).toMatchObject({
    status: 'approved',
    partnerstack_id: partners[0]?.key,
    failure: null,
  });
  expect(await openRegistrations()).toEqual([]);
}

describe('an application that was approved without sending (PTN-05)', () => {
  test('is sent later: PartnerStack gets it, and its id is stored', async () => {
    const id = await approvedUnsent({ company: 'Analytical Engines' });
    const response = await send(id);
    expect(response.status).toBe(200);
    const [partner] = await sandbox.partners();
    expect(await response.json()).toMatchObject({
      application: { id, status: 'approved', partnerstack_id: partner?.key },
    });
    await expectSent(id);
    expect((await detailsOf(id, cookie)).history.map(({ action }) => action)).toEqual([
      'partner_sent',
      'sending_started',
      'application_approved',
    ]);
  });

  test('keeps its status and shows the reason when PartnerStack refuses, and can be sent again', async () => {
    expectErrors();
    const id = await approvedUnsent();
    await sandbox.fault('partnerstack', {
      mode: 'status',
      status: 403,
      body: '{"message":"Program is paused"}',
    });
    const refused = await send(id);
    expect(refused.status).toBe(502);
    expect(await refused.json()).toMatchObject({
      error: 'Program is paused',
      application: { status: 'approved', partnerstack_id: null, failure: 'Program is paused' },
    });
    const notSent = await getAs(cookie, '/api/admin/applications?status=not_sent');
    expect(await notSent.json()).toMatchObject({
      data: [{ id }],
      meta: { counts: { not_sent: 1 } },
    });
    await sandbox.heal();
    expect((await send(id)).status).toBe(200);
    await expectSent(id);
  });

  test('gets its id by cron when the response of PartnerStack is lost', async () => {
    expectErrors();
    const id = await approvedUnsent();
    await sandbox.fault('partnerstack', { mode: 'truncate', times: 1, paths: ['/partnerships'] });
    expect((await send(id)).status).toBe(502);
    expect(await current(id)).toMatchObject({ status: 'approved', partnerstack_id: null });
    await sendDue();
    await expectSent(id);
    expect(await registrations()).toHaveLength(1);
  });

  test('is sent once when two people send it at the same time', async () => {
    const id = await approvedUnsent();
    const other = await openSession();
    const responses = await Promise.all([send(id), send(id, other), send(id)]);
    expect(responses.map(({ status }) => status)).toContain(200);
    for (const { status } of responses) expect([200, 409]).toContain(status);
    await sendDue();
    await expectSent(id);
    expect(await registrations()).toHaveLength(1);
  });

  test('cannot be sent while it is pending or rejected, nor twice', async () => {
    const pending = await seedApplication();
    const rejected = await seedApplication({ status: 'rejected' });
    const sent = await approvedUnsent({ email: 'bo@example.com' });
    await send(sent);
    for (const [id, error] of [
      [pending, 'Ada Byron is still pending. Approve and send the application instead.'],
      [rejected, expect.stringContaining('already rejected')],
      [sent, expect.stringContaining('already approved and sent to PartnerStack')],
    ] as const) {
      const response = await send(id);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error });
    }
    expect((await send('nobody')).status).toBe(404);
    expect(await registrations()).toHaveLength(1);
  });

  test('cannot become pending again while it is being sent', async () => {
    expectErrors();
    const id = await seedApplication();
    await decideAs(cookie, id, APPROVE);
    await sandbox.fault('partnerstack', { mode: 'truncate', times: 1, paths: ['/partnerships'] });
    await send(id);
    expect((await undoAs(cookie, id)).status).toBe(409);
    await sendDue();
    await expectSent(id);
  });

  test('is sent once, wherever the Worker stops', async () => {
    expectErrors();
    const by = { session: 'aaaaaaaa', name: null, address: 'local' };
    let cuts = 0;
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; step <= 20; step += 1) {
        await sandbox.reset();
        const id = await approvedUnsent({ email: `${when}${step}@example.com` });
        const { services, wasCut } = cutOff({ step, when });
        await sendNow(services, { id, by, approves: false }).catch(() => undefined);
        if (!wasCut()) break;
        cuts += 1;
        await env.DB.exec('update outbox set locked_until = 0');
        await sendDue();
        await sendDue();
        // Cut off before it was stored: nothing was to be sent yet.
        if ((await sandbox.partners()).length === 0) expect((await send(id)).status).toBe(200);
        await expectSent(id);
        await env.DB.exec('delete from outbox');
      }
    }
    expect(cuts).toBeGreaterThan(8);
  });
});

describe('POST /api/partnerstack/affiliates with the id of an application', () => {
  const postBody = (body: object) =>
    sendJson('POST', '/api/partnerstack/affiliates', body, { cookie });
  const post = (application_id: string, email = 'ada@example.com') =>
    postBody({ email, first_name: 'Ada', last_name: 'Byron', application_id });

  test('needs nothing but the id (PTN-05)', async () => {
    const id = await approvedUnsent();
    expect((await postBody({ application_id: id })).status).toBe(200);
    await expectSent(id);
    const unknown = await postBody({ application_id: 'nobody' });
    expect(unknown.status).toBe(422);
    expect(await unknown.json()).toMatchObject({
      fields: { email: 'Please enter a valid email address' },
    });
  });

  test('stores the partner id that it gets (PTN-05, ADA-22)', async () => {
    for (const id of [await approvedUnsent(), await seedApplication({ email: 'bo@example.com' })]) {
      await sandbox.reset();
      const { email } = await current(id);
      const response = await post(id, email.toUpperCase());
      expect(response.status).toBe(200);
      const [partner] = await sandbox.partners();
      expect(await response.json()).toEqual({
        alreadyExisted: false,
        partnerstack_id: partner?.key,
        partner_key: expect.any(String),
      });
      await expectSent(id);
      const again = await post(id, email);
      expect(await again.json()).toMatchObject({
        alreadyExisted: true,
        partnerstack_id: partner?.key,
      });
    }
  });

  test('registers no one for a rejected application, or under another e-mail (PTN-05)', async () => {
    const rejected = await post(await seedApplication({ status: 'rejected' }));
    expect(rejected.status).toBe(409);
    const other = await post(await approvedUnsent(), 'eve@example.com');
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({
      fields: { email: 'The application has another e-mail' },
    });
    expect(await sandbox.partners()).toEqual([]);
  });
});
