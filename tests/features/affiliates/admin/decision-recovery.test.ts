import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../../src/jobs.ts';
import {
  decide,
  settleLapsedAttempts,
  type Decision,
} from '../../../../src/features/affiliates/admin/decisions.ts';
import { servicesOf, type Services } from '../../../../src/services.ts';
import { failure } from '../../../../src/shared/result.ts';
import { cutOff, type Cut } from '../../../helpers/cut-off.ts';
import {
  attempts,
  current,
  decideAs,
  detailsOf,
  expectApprovedOnce,
  QUIETLY,
  REJECT,
  SEND,
} from '../../../helpers/decisions.ts';
import { runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const patch = (id: string, body: unknown, as = cookie) => decideAs(as, id, body);
const details = (id: string) => detailsOf(id, cookie);

/** A person whose registration went through while its answer came too late. */
function answersTooLate(): Services {
  const services = servicesOf(env);
  const { partners } = services.providers;
  return {
    ...services,
    providers: {
      ...services.providers,
      partners: {
        ...partners,
        async createPartnership(applicant) {
          await partners.createPartnership(applicant);
          return failure({
            provider: 'partnerstack',
            reason: 'timeout',
            message: 'Failed to send to PartnerStack',
            retryable: true,
          });
        },
      },
    },
  };
}

describe('an approval whose outcome nobody knows', () => {
  const by = { session: 'aaaaaaaa', address: 'local' };

  beforeEach(() => void expectErrors());

  test('cannot be rejected over: it turns out to have been approved, and in whose name', async () => {
    const id = await seedApplication();
    expect(await decide(answersTooLate(), id, SEND, by)).toMatchObject({ is: 'not_sent' });
    const response = await patch(id, REJECT);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: expect.stringMatching(
        /already approved and sent to PartnerStack .* by session aaaaaaaa/,
      ),
      application: { status: 'approved', partnerstack_id: expect.stringMatching(/^part_/) },
    });
    await expectApprovedOnce(id);
  });

  test('can be rejected once PartnerStack says that it knows nobody', async () => {
    const id = await seedApplication();
    await sandbox.fault('partnerstack', { mode: 'refuse' });
    expect((await patch(id, SEND)).status).toBe(502);
    const doubtful = await patch(id, REJECT);
    expect(doubtful.status).toBe(409);
    expect(await doubtful.json()).toMatchObject({
      error: expect.stringContaining('may have reached PartnerStack'),
      application: { status: 'pending' },
    });
    await sandbox.heal();
    expect((await patch(id, REJECT)).status).toBe(200);
    expect(await attempts()).toEqual([]);
    expect(await sandbox.partners()).toEqual([]);
  });

  test('approved without sending meanwhile, it gets its id from cron', async () => {
    const id = await seedApplication();
    await decide(answersTooLate(), id, SEND, by);
    expect((await patch(id, QUIETLY)).status).toBe(200);
    expect(await current(id)).toMatchObject({ status: 'approved', partnerstack_id: null });
    await runCron(OUTBOX_CRON);
    const [partner] = await sandbox.partners();
    expect(await current(id)).toMatchObject({ partnerstack_id: partner?.key });
    expect(await attempts()).toEqual([]);
  });

  test('is finished by cron in the name of who began it, or forgotten; cron registers nobody', async () => {
    const registered = await seedApplication();
    const not = await seedApplication({ email: 'bob@example.com' });
    await decide(answersTooLate(), registered, SEND, by);
    await sandbox.fault('partnerstack', { mode: 'refuse', times: 1 });
    await decide(servicesOf(env), not, SEND, by);
    await runCron(OUTBOX_CRON);
    expect((await details(registered)).history[0]).toMatchObject({
      action: 'application_approved',
      session: 'aaaaaaaa',
      detail: { sent: true, found_later: true },
    });
    // PartnerStack may still be at work on a call that is young.
    expect(await attempts()).toHaveLength(1);
    await env.DB.exec('update partner_attempts set started_at = started_at - 300001');
    await runCron(OUTBOX_CRON);
    expect(await attempts()).toEqual([]);
    expect(await current(not)).toMatchObject({ status: 'pending' });
    expect(await sandbox.partners()).toHaveLength(1);
  });

  test('stays open while PartnerStack cannot be asked', async () => {
    const id = await seedApplication();
    await decide(answersTooLate(), id, SEND, by);
    await sandbox.fault('partnerstack', { mode: 'status', status: 500 });
    await runCron(OUTBOX_CRON);
    expect(await attempts()).toHaveLength(1);
    expect(await current(id)).toMatchObject({ status: 'pending' });
  });
});

describe('cut off between any two steps', () => {
  const by = { session: 'aaaaaaaa', address: 'local' };
  const MAX_STEPS = 20;
  const lapse = () => env.DB.exec('update partner_attempts set leased_until = 0');

  beforeEach(() => void expectErrors());

  /** Runs a decision that is cut off at every step in turn, and looks after each. */
  async function atEveryStep(
    decision: Decision,
    afterwards: (id: string, cut: Cut) => Promise<void>,
  ) {
    let cuts = 0;
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; step <= MAX_STEPS; step += 1) {
        await sandbox.reset();
        const id = await seedApplication({ email: `${when}${step}@example.com` });
        const { services, wasCut } = cutOff({ step, when });
        await decide(services, id, decision, by).catch(() => undefined);
        if (!wasCut()) break;
        cuts += 1;
        await lapse();
        await afterwards(id, { step, when });
      }
    }
    return cuts;
  }

  test(
    'an approval with sending is finished by a repeat',
    { tags: ['ADA-15', 'ADA-16'] },
    async () => {
      const cuts = await atEveryStep(SEND, async (id) => {
        const repeated = await patch(id, SEND);
        expect([200, 409]).toContain(repeated.status);
        await expectApprovedOnce(id);
      });
      // Read, claim, call, store; before and after each.
      expect(cuts).toBe(8);
    },
  );

  test(
    'a repeat that is cut off as well is finished by the next',
    { tags: ['ADA-15', 'ADA-16'] },
    async () => {
      for (let first = 1; first <= 4; first += 1) {
        await atEveryStep(SEND, async (id, { step, when }) => {
          const { services } = cutOff({ step: first, when });
          await decide(services, id, SEND, by).catch(() => undefined);
          await lapse();
          expect([200, 409], `${when} ${step}, then ${first}`).toContain(
            (await patch(id, SEND)).status,
          );
          await expectApprovedOnce(id);
        });
      }
    },
  );

  test('whatever cron finds is either approved with its id, or pending and registered nowhere', async () => {
    await atEveryStep(SEND, async (id) => {
      await env.DB.exec('update partner_attempts set started_at = 0');
      await settleLapsedAttempts(servicesOf(env));
      expect(await attempts()).toEqual([]);
      const [partner] = await sandbox.partners();
      expect(await current(id)).toMatchObject(
        partner
          ? { status: 'approved', partnerstack_id: partner.key }
          : { status: 'pending', partnerstack_id: null },
      );
    });
  });

  test.each([QUIETLY, REJECT])(
    '%j happens once, with its entry in the log',
    { tags: ['ADA-13', 'ADA-14'] },
    async (decision) => {
      const cuts = await atEveryStep(decision, async (id) => {
        await patch(id, decision);
        const { application, history } = await details(id);
        expect(application.status).toBe(decision.status);
        expect(history).toHaveLength(1);
      });
      expect(cuts).toBe(2);
    },
  );

  test('a rejection after an approval in doubt leaves no rejected partner, wherever it is cut off', async () => {
    for (const when of ['before', 'after'] as const) {
      for (let step = 1; step <= 6; step += 1) {
        await sandbox.reset();
        const id = await seedApplication({ email: `${when}${step}@example.org` });
        await decide(
          step % 2 ? answersTooLate() : cutOff({ step: 3, when: 'before' }).services,
          id,
          SEND,
          by,
        );
        await lapse();
        const { services } = cutOff({ step, when });
        await decide(services, id, REJECT, by).catch(() => undefined);
        await lapse();
        expect([200, 409]).toContain((await patch(id, REJECT)).status);
        const partners = await sandbox.partners();
        expect(await current(id)).toMatchObject({
          status: partners.length > 0 ? 'approved' : 'rejected',
          partnerstack_id: partners[0]?.key ?? null,
        });
        expect(await attempts()).toEqual([]);
      }
    }
  });
});
