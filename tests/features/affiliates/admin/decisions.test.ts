import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { ApplicationRow } from '../../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
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
  readAs,
  shortOf,
  undoAs,
} from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const patch = (id: string, body: unknown, as = cookie) => decideAs(as, id, body);
const details = (id: string) => detailsOf(id, cookie);
const rowIn = async (response: Response) =>
  (await response.json<{ application: ApplicationRow }>()).application;

describe('one decision', () => {
  test('approve with sending calls PartnerStack after ten seconds, then stores status, time and id (ADA-15, ADA-21, ADA-24, Y-17)', async () => {
    const id = await seedApplication({ company: 'Analytical Engines' });
    const before = await current(id);
    const response = await patch(id, SEND);
    expect(response.status).toBe(200);
    const sending = await rowIn(response);
    expect(sending).toEqual({
      ...before,
      waiting: null,
      status: 'sending',
      version: 2,
      updated_at: expect.any(String),
      undo_ms: expect.any(Number),
    });
    expect(sending.undo_ms).toBeGreaterThan(9000);
    expect(await sandbox.calls('partnerstack')).toEqual([]);
    await sendDue();
    const [partner] = await sandbox.partners();
    expect(await current(id)).toMatchObject({
      status: 'approved',
      partnerstack_id: partner?.key,
      undo_ms: null,
    });
    const [call] = await sandbox.calls('partnerstack');
    expect(call?.body).toEqual({
      email: 'ada@example.com',
      first_name: 'Ada',
      last_name: 'Byron',
      fields: [
        { api_name: 'company', value: 'Analytical Engines' },
        { api_name: 'experience', value: 'beginner' },
        { api_name: 'audience', value: 'Recruiters in Ohio' },
        { api_name: 'motivation', value: 'A good fit' },
        { api_name: 'application_id', value: id },
      ],
    });
    await expectApprovedOnce(id);
  });

  test('an approval is sent by itself, without cron (ADA-15)', async () => {
    const id = await seedApplication();
    await patch(id, SEND);
    const status = async () => (await current(id)).status;
    expect(await status()).toBe('sending');
    await expect.poll(status, { interval: 500 }).toBe('approved');
    await expectApprovedOnce(id);
  });

  test('approve without sending stores no id and calls no provider (ADA-13, ADA-24)', async () => {
    const id = await seedApplication();
    const response = await patch(id, APPROVE);
    expect(response.status).toBe(200);
    expect(await rowIn(response)).toMatchObject({
      id,
      status: 'approved',
      partnerstack_id: null,
    });
    expect((await current(id)).updated_at).not.toBe((await current(id)).created_at);
    await sendDue();
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('reject stores rejected and calls no provider (ADA-14)', async () => {
    const id = await seedApplication();
    // `send` is optional.
    const response = await patch(id, { status: 'rejected' });
    expect(await rowIn(response)).toMatchObject({ id, status: 'rejected' });
    await sendDue();
    expect(await current(id)).toMatchObject({ status: 'rejected', partnerstack_id: null });
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('a known e-mail is approved with its existing partner id (ADA-22)', async () => {
    const first = await seedApplication();
    const second = await seedApplication({ email: 'ADA@example.com' });
    for (const id of [first, second]) {
      await patch(id, SEND);
      await sendDue();
    }
    const [partner, ...others] = await sandbox.partners();
    expect(others).toEqual([]);
    for (const id of [first, second]) {
      expect(await current(id)).toMatchObject({
        status: 'approved',
        partnerstack_id: partner?.key,
      });
    }
  });

  test.each([APPROVE, REJECT, SEND])(
    'after %j and ten seconds nothing can be decided, and the answer explains why (ADA-17, Y-16)',
    async (decision) => {
      const id = await seedApplication();
      expect((await patch(id, decision)).status).toBe(200);
      await sendDue();
      const decided = await current(id);
      const calls = (await sandbox.calls('partnerstack')).length;
      const stranger = await openSession();
      for (const late of [SEND, APPROVE, REJECT]) {
        const response = await patch(id, late, stranger);
        expect(response.status).toBe(409);
        const body = await response.json<{ error: string }>();
        expect(body).toEqual({
          error: expect.stringMatching(
            /^Ada Byron was already (approved|rejected).* on \w+ \d+, \d{4}.* by session /,
          ),
          application: decided,
          yours: false,
        });
        expect(body.error).toContain(`by session ${await shortOf(cookie)}`);
      }
      expect((await undoAs(cookie, id)).status).toBe(409);
      expect(await current(id)).toEqual(decided);
      expect(await sandbox.calls('partnerstack')).toHaveLength(calls);
    },
  );

  test('a repeated decision is reported as the session’s own', async () => {
    const id = await seedApplication();
    await patch(id, SEND);
    const again = await patch(id, SEND);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      error: expect.stringMatching(/by you \(session \w{8}\) and is being sent to PartnerStack/),
      application: { status: 'sending' },
      yours: true,
    });
    await sendDue();
    expect(await (await patch(id, SEND)).json()).toMatchObject({
      error: expect.stringMatching(/approved and sent to PartnerStack on .* by you \(session/),
      yours: true,
    });
  });

  test('the log has who decided what and when, and no personal data', async () => {
    const [a, b, c] = [await seedApplication(), await seedApplication(), await seedApplication()];
    await patch(a, SEND);
    await patch(b, APPROVE);
    await patch(c, REJECT);
    await sendDue();
    const history = async (id: string) => (await details(id)).history;
    const session = await shortOf(cookie);
    const who = { session, name: null };
    expect(await history(a)).toEqual([
      { ...who, action: 'application_approved', detail: { sent: true, already_existed: false } },
      { ...who, action: 'approval_decided', detail: {} },
    ]);
    expect(await history(b)).toEqual([
      { ...who, action: 'application_approved', detail: { sent: false } },
    ]);
    expect(await history(c)).toEqual([{ ...who, action: 'application_rejected', detail: {} }]);
    expect((await readAs(cookie, a)).history).toMatchObject([
      { text: 'Application approved, sent to PartnerStack', who: `session ${session}` },
      { text: 'Approved, to be sent to PartnerStack', is_note: false },
    ]);
    const log = JSON.stringify((await env.DB.prepare('select * from staff_audit').all()).results);
    expect(log).not.toContain('ada@example.com');
  });

  test.each([
    ['no status', {}, 'status'],
    ['pending', { status: 'pending', send: false }, 'status'],
    ['sending', { status: 'sending', send: true }, 'status'],
    ['an unknown status', { status: 'deleted', send: false }, 'status'],
    ['a send that is no boolean', { status: 'approved', send: 'yes' }, 'send'],
    ['a rejection that is sent', { status: 'rejected', send: true }, 'send'],
    ['a partner id', { status: 'approved', send: false, partnerstack_id: 'x' }, 'partnerstack_id'],
    ['a list', [], 'body'],
  ])('a body with %s is refused with the field’s name', async (_is, body, field) => {
    const id = await seedApplication();
    const response = await patch(id, body);
    expect(response.status).toBe(422);
    const { fields } = await response.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields)).toEqual([field]);
    expect(await current(id)).toMatchObject({ status: 'pending' });
  });

  test('an unknown application is 404, to read, to decide on and to undo', async () => {
    for (const decision of [SEND, APPROVE, REJECT]) {
      expect((await patch('nobody', decision)).status).toBe(404);
    }
    expect((await undoAs(cookie, 'nobody')).status).toBe(404);
    expect((await getAs(cookie, '/api/admin/applications/nobody')).status).toBe(404);
    expect(await openRegistrations()).toEqual([]);
  });
});

describe('undo within ten seconds (Y-17)', () => {
  test.each([SEND, APPROVE, REJECT])(
    '%j is pending again, also when another session undoes it, and nothing is sent',
    async (decision) => {
      const id = await seedApplication();
      const before = await current(id);
      await patch(id, decision);
      const colleague = await openSession();
      const response = await undoAs(colleague, id);
      expect(response.status).toBe(200);
      const undone = await rowIn(response);
      expect(undone).toEqual({ ...before, version: 3, updated_at: expect.any(String) });
      await sendDue();
      expect(await current(id)).toMatchObject({ status: 'pending', partnerstack_id: null });
      expect(await sandbox.calls('partnerstack')).toEqual([]);
      const { history } = await details(id);
      expect(history[0]).toMatchObject({
        action: 'decision_undone',
        session: await shortOf(colleague),
      });
      expect((await patch(id, decision)).status).toBe(200);
    },
  );

  test('undoing twice changes nothing and says so', async () => {
    const id = await seedApplication();
    await patch(id, REJECT);
    await undoAs(cookie, id);
    const again = await undoAs(cookie, id);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      error: 'Ada Byron is already pending.',
      application: { status: 'pending' },
    });
    expect((await details(id)).history).toHaveLength(2);
  });
});
