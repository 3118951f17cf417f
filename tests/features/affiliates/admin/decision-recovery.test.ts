import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { decide } from '../../../../src/features/affiliates/admin/decisions.ts';
import { registrationHandler } from '../../../../src/features/affiliates/registration/partner-registration.ts';
import { decisionOf } from '../../../../src/features/affiliates/review/review.contract.ts';
import { drain } from '../../../../src/outbox/drain.ts';
import { servicesOf, type Services } from '../../../../src/services.ts';
import { cutOff, type Cut } from '../../../helpers/cut-off.ts';
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
  SEND_LATER,
  sendDue,
  undoAs,
} from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

const by = { session: 'aaaaaaaa', name: null, address: 'local' };
let cookie = '';

beforeEach(async () => {
  expectErrors();
  cookie = await openSession();
});

const patch = (id: string, body: unknown) => decideAs(cookie, id, body);
const details = (id: string) => detailsOf(id, cookie);
const expireLocks = () => env.DB.exec('update outbox set locked_until = 0');

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
    const inDoubt = await patch(id, REJECT);
    expect(inDoubt.status).toBe(409);
    expect(await inDoubt.json()).toMatchObject({
      error: expect.stringContaining('may have reached PartnerStack'),
      application: { status: 'pending' },
    });
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

describe('a Worker that stops between any two steps', () => {
  const MAX_STEPS = 20;

  /** Runs something that is cut off at every step in turn. @returns how many steps it has, twice */
  async function atEveryStep(
    run: (id: string, services: Services) => Promise<unknown>,
    afterwards: (id: string, cut: Cut) => Promise<void>,
  ) {
    let cuts = 0;
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; step <= MAX_STEPS; step += 1) {
        await sandbox.reset();
        const id = await seedApplication({ email: `${when}${step}@example.com` });
        const { services, wasCut } = cutOff({ step, when });
        await run(id, services).catch(() => undefined);
        if (!wasCut()) break;
        cuts += 1;
        await expireLocks();
        await afterwards(id, { step, when });
      }
    }
    return cuts;
  }

  test.each([false, true])(
    'delivers an approval later, once (approved before: %s) (ADA-15, ADA-16, PTN-05)',
    async (isLater) => {
      const deliver = async (id: string, services: Services) => {
        if (isLater) await patch(id, APPROVE);
        await patch(id, isLater ? SEND_LATER : SEND);
        await passUndoTime();
        await drain(services, [registrationHandler]);
      };
      const cuts = await atEveryStep(deliver, async (id) => {
        // The first run ends the expired lock, the second delivers.
        await sendDue();
        await sendDue();
        await expectApprovedOnce(id);
        await env.DB.exec('delete from outbox');
      });
      // Expired locks, lock, read, call, approval, result; before and after each.
      expect(cuts).toBe(12);
    },
  );

  test.each([SEND, APPROVE, REJECT])(
    'takes %j once, with its entry in the log (ADA-13, ADA-14)',
    async (decision) => {
      const cuts = await atEveryStep(
        (id, services) => decide(services, [id], decision, by),
        async (id) => {
          await patch(id, decision);
          const { application, history } = await details(id);
          expect(application.status).toBe(decisionOf(decision.decision).to);
          expect(history).toHaveLength(1);
          const entries = (await openRegistrations()).filter((entry) => entry['subject_id'] === id);
          expect(entries).toHaveLength(decision === SEND ? 1 : 0);
        },
      );
      expect(cuts).toBe(2);
    },
  );

  test('leaves no rejected partner, wherever a rejection in doubt stops', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; step <= 8; step += 1) {
        await sandbox.reset();
        await env.DB.exec('delete from outbox');
        const id = await seedApplication({ email: `${when}${step}@example.org` });
        if (step % 2) await approveInDoubt(id);
        else {
          await patch(id, SEND);
          await sandbox.fault('partnerstack', { mode: 'refuse', times: 1 });
          await sendDue();
        }
        const { services, wasCut } = cutOff({ step, when });
        await decide(services, [id], REJECT, by).catch(() => undefined);
        if (!wasCut()) break;
        await expireLocks();
        await sendDue();
        expect([200, 409]).toContain((await patch(id, REJECT)).status);
        const partners = await sandbox.partners();
        expect(await current(id)).toMatchObject({
          status: partners.length > 0 ? 'approved' : 'rejected',
          partnerstack_id: partners[0]?.key ?? null,
        });
      }
    }
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
});
