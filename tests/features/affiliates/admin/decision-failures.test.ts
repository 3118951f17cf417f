import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  APPROVE,
  current,
  decideAs,
  detailsOf,
  expectApprovedOnce,
  openRegistrations,
  REJECT,
  SEND,
  sendDue,
  shortOf,
} from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const patch = (id: string, body: unknown, as = cookie) => decideAs(as, id, body);
const details = (id: string) => detailsOf(id, cookie);

describe('PartnerStack that fails', () => {
  test.each([
    ['refuse', {}, 'Failed to send to PartnerStack', true],
    ['html', {}, 'Unknown server error', true],
    ['status', { status: 503, body: '{"message":"Down for a while"}' }, 'Down for a while', true],
    ['status', { status: 429, body: '{"message":"Slow down"}' }, 'Slow down', false],
    ['status', { status: 200, body: '{"data":{}}' }, 'No partner ID returned from server', true],
  ] as const)(
    'with %s %j the application is pending with the reason (ADA-16, ADA-23, ERR-22)',
    async (mode, how, text, inDoubt) => {
      expectErrors();
      const id = await seedApplication();
      const before = await current(id);
      await sandbox.fault('partnerstack', { mode, ...how });
      await patch(id, SEND);
      await sendDue();
      expect(await current(id)).toEqual({
        ...before,
        version: 3,
        updated_at: expect.any(String),
        failure: text,
        failed_at: expect.stringMatching(/Z$/),
      });
      expect(await openRegistrations()).toHaveLength(inDoubt ? 1 : 0);
      const { history } = await details(id);
      expect(history[0]).toMatchObject({
        action: 'application_not_sent',
        session: await shortOf(cookie),
        detail: { in_doubt: inDoubt },
      });
      // The same decision works when the provider does.
      await sandbox.heal();
      await sandbox.clearCalls();
      expect((await patch(id, SEND)).status).toBe(200);
      await sendDue();
      await expectApprovedOnce(id);
    },
  );

  test('decisions that do not need it are taken (ADA-13, ADA-14)', async () => {
    await sandbox.fault('partnerstack', { mode: 'refuse' });
    expect((await patch(await seedApplication(), APPROVE)).status).toBe(200);
    expect((await patch(await seedApplication(), REJECT)).status).toBe(200);
  });

  test('a database that fails says Failed to update status (ADA-20, ERR-25)', async () => {
    expectErrors();
    const id = await seedApplication();
    await env.DB.exec('drop table staff_audit');
    for (const decision of [SEND, APPROVE, REJECT]) {
      const response = await patch(id, decision);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ error: 'Failed to update status' });
    }
    expect(await openRegistrations()).toEqual([]);
    const row = await env.DB.prepare('select status from affiliate_applications').first();
    expect(row).toEqual({ status: 'pending' });
  });

  test('a database that fails after the registration is caught up with later', async () => {
    expectErrors();
    const id = await seedApplication();
    await patch(id, SEND);
    await env.DB.exec('alter table staff_audit rename to away');
    await sendDue().catch(() => undefined);
    expect(await sandbox.partners()).toHaveLength(1);
    await env.DB.exec('alter table away rename to staff_audit');
    await env.DB.exec('update outbox set locked_until = 0');
    await sendDue();
    await expectApprovedOnce(id);
  });
});
