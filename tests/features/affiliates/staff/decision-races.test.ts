import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { ApplicationRow } from '../../../../src/features/affiliates/staff/affiliates-admin.contract.ts';
import {
  APPROVE,
  current,
  decideAs,
  expectApprovedOnce,
  openRegistrations,
  passUndoTime,
  registrations,
  readAs,
  REJECT,
  SEND,
  sendDue,
  shortOf,
  undoAs,
} from '../../../helpers/decisions.ts';
import { OUTBOX_CRON } from '../../../../src/cron-jobs.ts';
import { runCron } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const patch = (id: string, body: unknown, as = cookie) => decideAs(as, id, body);

describe('two people and one application', () => {
  test('of 20 approvals at once one wins, and the others learn who did (ADA-17)', async () => {
    const id = await seedApplication();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => openSession()));
    const responses = await Promise.all(sessions.map((session) => patch(id, SEND, session)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const winner = await shortOf(sessions[statuses.indexOf(200)] ?? '');
    for (const response of responses.filter(({ status }) => status === 409)) {
      const { error, application } = await response.json<{
        error: string;
        application: ApplicationRow;
      }>();
      expect(error).toMatch(/^Ada Byron was already approved on .* is being sent to PartnerStack/);
      expect(error).toContain(`by session ${winner}`);
      expect(application).toMatchObject({ id, status: 'sending' });
    }
    await passUndoTime();
    await Promise.all(Array.from({ length: 5 }, () => runCron(OUTBOX_CRON)));
    await expectApprovedOnce(id);
  });

  test('two applications of one e-mail make one partner, both are approved, and staff read which existed already (ADA-22)', async () => {
    const ids = await Promise.all([
      seedApplication(),
      seedApplication({ email: 'Ada@Example.com' }),
    ]);
    const responses = await Promise.all(ids.map((id) => patch(id, SEND)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await passUndoTime();
    await Promise.all([runCron(OUTBOX_CRON), runCron(OUTBOX_CRON)]);
    const [partner, ...others] = await sandbox.partners();
    expect(others).toEqual([]);
    expect(await registrations()).toHaveLength(1);
    for (const id of ids)
      expect(await current(id)).toMatchObject({
        status: 'approved',
        partnerstack_id: partner?.key,
      });
    const html = await (await getAs(cookie, '/admin/affiliates')).text();
    expect(html.split('>Already existed at PartnerStack<')).toHaveLength(2);
    const texts = await Promise.all(
      ids.map(async (id) => (await readAs(cookie, id)).history[0]?.text),
    );
    expect(new Set(texts)).toEqual(
      new Set([
        'Application approved, sent to PartnerStack',
        'Application approved, sent to PartnerStack, already existed at PartnerStack',
      ]),
    );
  });

  test('of different decisions at once one counts, and only a sent approval makes a partner', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `round${round}@example.com`;
      const id = await seedApplication({ email });
      const all = [SEND, REJECT, APPROVE, SEND, REJECT, APPROVE];
      const order = [...all.slice(round), ...all.slice(0, round)];
      const responses = await Promise.all(order.map((decision) => patch(id, decision)));
      const won = order.filter((_, index) => responses[index]?.status === 200);
      expect(won).toHaveLength(1);
      await sendDue();
      const { status, partnerstack_id } = await current(id);
      expect(status).toBe(won[0] === REJECT ? 'rejected' : 'approved');
      const partners = (await sandbox.partners()).filter((partner) => partner.email === email);
      expect(partners).toHaveLength(won[0] === SEND ? 1 : 0);
      expect(partnerstack_id).toBe(partners[0]?.key ?? null);
    }
  });

  test('an approval during the look-up of an earlier one is sent, and does not stay sending', async () => {
    expectErrors();
    const id = await seedApplication();
    await sandbox.fault('partnerstack', { mode: 'truncate', times: 1 });
    await patch(id, SEND);
    await sendDue();
    await sandbox.fault('partnerstack', { mode: 'delay', delay_ms: 1_500, times: 1 });
    const lookUp = sendDue();
    await expect
      .poll(() => env.DB.prepare('select status from outbox').first('status'))
      .toBe('sending');
    expect((await patch(id, SEND)).status).toBe(200);
    await lookUp;
    expect(await current(id)).toMatchObject({ status: 'sending' });
    await sendDue();
    await expectApprovedOnce(id);
  });

  test('of an undo and the call at once, exactly one takes effect', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `undo${round}@example.com`;
      const id = await seedApplication({ email });
      await patch(id, SEND);
      if (round > 0) await passUndoTime();
      const colleagues = await Promise.all([openSession(), openSession()]);
      const [, ...undone] = await Promise.all([
        runCron(OUTBOX_CRON),
        ...colleagues.map((colleague) => undoAs(colleague, id)),
      ]);
      const undos = undone.filter(({ status }) => status === 200).length;
      expect(undos).toBeLessThanOrEqual(1);
      const partners = (await sandbox.partners()).filter((partner) => partner.email === email);
      expect(partners).toHaveLength(1 - undos);
      expect(await current(id)).toMatchObject(
        undos === 1
          ? { status: 'pending', partnerstack_id: null }
          : { status: 'approved', partnerstack_id: partners[0]?.key },
      );
      expect(await openRegistrations()).toEqual([]);
    }
  });
});
