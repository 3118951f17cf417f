import { beforeEach, describe, expect, test } from 'vitest';

import {
  APPROVE,
  current,
  decideAs,
  detailsOf,
  openRegistrations,
  passUndoTime,
  registrations,
  REJECT,
  SEND_LATER,
  sendDue,
  undoAs,
} from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const send = (id: string, as = cookie) => decideAs(as, id, SEND_LATER);

/** An application that was approved without sending, some time ago. */
async function approvedUnsent(seed: Parameters<typeof seedApplication>[0] = {}): Promise<string> {
  const id = await seedApplication(seed);
  await decideAs(cookie, id, { ...APPROVE, reason: 'A good audience' });
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
    reason: 'A good audience',
  });
  expect(await registrations()).toHaveLength(1);
  expect(await openRegistrations()).toEqual([]);
}

describe('an application that was approved without sending (PTN-05)', () => {
  test('is sent later, once when two people do so: PartnerStack gets it, and its id is stored', async () => {
    const id = await approvedUnsent();
    const responses = await Promise.all([send(id), send(id, await openSession()), send(id)]);
    const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409]);
    await sendDue();
    await expectSent(id);
    expect((await detailsOf(id, cookie)).history.map(({ action }) => action)).toEqual([
      'partner_sent',
      'sending_started',
      'application_approved',
    ]);
  });

  test('is approved again when that is undone, and no longer to be undone (ADA-17)', async () => {
    const id = await approvedUnsent();
    await send(id);
    expect(await current(id)).toMatchObject({ status: 'sending' });
    expect((await undoAs(cookie, id)).status).toBe(200);
    expect(await current(id)).toMatchObject({ status: 'approved', reason: 'A good audience' });
    expect((await undoAs(cookie, id)).status).toBe(409);
    await sendDue();
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test.each([
    ['has left', sendDue],
    ['still waits', passUndoTime],
  ])(
    'is approved again too where its e-mail %s, which the applicant gets once (ANS-01, ADA-17)',
    async (_, passTime) => {
      const id = await seedApplication();
      await decideAs(cookie, id, { ...APPROVE, mail: 'template' });
      await passTime();
      expect((await send(id)).status).toBe(200);
      expect((await undoAs(cookie, id)).status).toBe(200);
      expect(await current(id)).toMatchObject({ status: 'approved', partnerstack_id: null });
      await sendDue();
      expect(await sandbox.mails()).toHaveLength(1);
      expect(await sandbox.calls('partnerstack')).toEqual([]);
    },
  );

  test('is approved with the reason when PartnerStack refuses, and can be sent again', async () => {
    expectErrors();
    const id = await approvedUnsent();
    await sandbox.fault('partnerstack', {
      mode: 'status',
      status: 403,
      body: '{"message":"Program is paused"}',
    });
    await send(id);
    await sendDue();
    expect(
      await (await getAs(cookie, '/api/admin/applications?status=not_sent')).json(),
    ).toMatchObject({
      data: [{ id, status: 'approved', partnerstack_id: null, failure: 'Program is paused' }],
      meta: { counts: { not_sent: 1 } },
    });
    await sandbox.heal();
    expect((await send(id)).status).toBe(200);
    await sendDue();
    await expectSent(id);
  });

  test('gets its id by cron when the response of PartnerStack is lost', async () => {
    expectErrors();
    const id = await approvedUnsent();
    await sandbox.fault('partnerstack', { mode: 'truncate', times: 1, paths: ['/partnerships'] });
    await send(id);
    await sendDue();
    expect(await current(id)).toMatchObject({ status: 'approved', partnerstack_id: null });
    expect((await undoAs(cookie, id)).status).toBe(409);
    await sendDue();
    await expectSent(id);
  });

  test('is the only one that is sent so, and not twice', async () => {
    const pending = await seedApplication();
    const rejected = await seedApplication();
    await decideAs(cookie, rejected, REJECT);
    const sent = await approvedUnsent({ email: 'bo@example.com' });
    await send(sent);
    await sendDue();
    for (const [id, error] of [
      [pending, 'Ada Byron is still pending. Approve and send the application instead.'],
      [rejected, expect.stringContaining('already rejected')],
      [sent, expect.stringContaining('already approved and sent to PartnerStack')],
    ] as const) {
      const response = await send(id);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ error });
    }
    expect(await registrations()).toHaveLength(1);
  });
});
