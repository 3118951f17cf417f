import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { registrationHandler } from '../../../../src/features/affiliates/registration/partner-registration.ts';
import { drain } from '../../../../src/outbox/drain.ts';
import { servicesOf } from '../../../../src/services.ts';
import {
  APPROVE,
  current,
  decideAs,
  detailsOf,
  expectApprovedOnce,
  openRegistrations,
  passUndoTime,
  REJECT,
  SEND,
  sendDue,
  undoAs,
} from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { failureOf, openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';

beforeEach(async () => {
  expectErrors();
  cookie = await openSession();
});

const patch = (id: string, body: unknown) => decideAs(cookie, id, body);
const details = (id: string) => detailsOf(id, cookie);

/** Approves an application; the registration takes effect, and its response is lost. */
async function approveInDoubt(id: string): Promise<void> {
  await patch(id, SEND);
  await sandbox.fault('partnerstack', { mode: 'truncate', times: 1, paths: ['/partnerships'] });
  await sendDue();
  expect(await current(id)).toMatchObject({ status: 'pending', failure: expect.any(String) });
}

describe('an approval with an unknown outcome', () => {
  test('cannot be rejected: it turns out to be approved, with the session that approved', async () => {
    const id = await seedApplication();
    await approveInDoubt(id);
    const response = await patch(id, REJECT);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: expect.stringMatching(/already approved and sent to PartnerStack .* by you/),
      application: { status: 'approved', partnerstack_id: expect.stringMatching(/^part_/) },
    });
    await expectApprovedOnce(id);
  });

  test('can be rejected once PartnerStack answers that it does not know the e-mail', async () => {
    const id = await seedApplication();
    await sandbox.fault('partnerstack', { mode: 'refuse' });
    await patch(id, SEND);
    await sendDue();
    await sandbox.fault('partnerstack', {
      mode: 'status',
      status: 503,
      body: '{"message":"The look-up is closed"}',
    });
    const inDoubt = await patch(id, REJECT);
    expect(inDoubt.status).toBe(409);
    expect(await inDoubt.json()).toMatchObject({
      error: expect.stringContaining('may have reached PartnerStack'),
      application: { status: 'pending' },
    });
    expect(await failureOf(cookie, 'PartnerStack')).toBe('The look-up is closed');
    await sandbox.heal();
    expect((await patch(id, REJECT)).status).toBe(200);
    expect(await openRegistrations()).toEqual([]);
    expect(await sandbox.partners()).toEqual([]);
  });

  test('gets its id by cron after an approval without sending', async () => {
    const id = await seedApplication();
    await approveInDoubt(id);
    expect((await patch(id, APPROVE)).status).toBe(200);
    expect(await current(id)).toMatchObject({ status: 'approved', partnerstack_id: null });
    await sendDue();
    const [partner] = await sandbox.partners();
    expect(await current(id)).toMatchObject({ partnerstack_id: partner?.key });
    expect((await details(id)).history[0]).toMatchObject({ action: 'partner_sent' });
    expect(await openRegistrations()).toEqual([]);
  });

  test('is settled by cron after five minutes, without another registration', async () => {
    const registered = await seedApplication();
    await approveInDoubt(registered);
    // PartnerStack may be at it for five minutes.
    const wait = Number((await openRegistrations())[0]?.['not_before']) - Date.now();
    expect(wait).toBeGreaterThan(4 * 60_000);
    expect(wait).toBeLessThanOrEqual(5 * 60_000);
    const not = await seedApplication({ email: 'bob@example.com' });
    await sandbox.fault('partnerstack', { mode: 'refuse', times: 1, paths: ['/partnerships'] });
    await patch(not, SEND);
    await passUndoTime();
    await drain(servicesOf(env), [registrationHandler]);
    await sendDue();
    expect((await details(registered)).history[0]).toMatchObject({
      action: 'application_approved',
      detail: { sent: true, found_later: true },
    });
    expect(await openRegistrations()).toEqual([]);
    expect(await current(not)).toMatchObject({ status: 'pending' });
    expect(await sandbox.partners()).toHaveLength(1);
  });

  test('is not forgotten when it is approved again and that is undone', async () => {
    const id = await seedApplication();
    await approveInDoubt(id);
    await patch(id, SEND);
    expect((await undoAs(cookie, id)).status).toBe(200);
    expect((await patch(id, REJECT)).status).toBe(409);
    await expectApprovedOnce(id);
  });
});

test('an approval is pending with a reason after eight stopped deliveries (ADA-16)', async () => {
  const id = await seedApplication();
  await patch(id, SEND);
  await passUndoTime();
  await env.DB.exec("update outbox set status = 'sending', attempts = 8, locked_until = 0");
  await sendDue();
  expect(await current(id)).toMatchObject({
    status: 'pending',
    failure: 'The Worker stopped before it stored the result',
  });
  expect(await openRegistrations()).toEqual([]);
});
