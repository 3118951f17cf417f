import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { ApplicationRow } from '../../../../src/features/affiliates/staff/affiliates-admin.contract.ts';
import {
  APPROVE,
  current,
  decideAs,
  detailsOf,
  expectApprovedOnce,
  openRegistrations,
  readAs,
  REJECT,
  SEND,
  SEND_LATER,
  sendDue,
  shortOf,
  undoAs,
} from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { failureOf, getAs, openSession, seedApplication } from '../../../helpers/staff.ts';
import {
  APPLICATIONS_API,
  goodApplication,
  post,
  untilQuiet,
} from '../../../helpers/submissions.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const take = (id: string, body: unknown, as = cookie) => decideAs(as, id, body);
const rowIn = async (response: Response) =>
  (await response.json<{ application: ApplicationRow }>()).application;

describe('one decision', () => {
  test('approve with sending calls PartnerStack after ten seconds, then stores status, time and id (ADA-15, ADA-21, ADA-24, Y-17)', async () => {
    const id = await seedApplication({ company: 'Analytical Engines' });
    const before = await current(id);
    const response = await take(id, SEND);
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
    const undoTime = 'select undo_until - updated_at as ms from affiliate_applications';
    expect(await env.DB.prepare(undoTime).first('ms')).toBe(10_000);
    expect(await sandbox.calls('partnerstack')).toEqual([]);
    // By itself, without cron.
    await expect.poll(async () => (await current(id)).status, { interval: 500 }).toBe('approved');
    expect((await current(id)).undo_ms).toBeNull();
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

  test.each([
    [APPROVE, 'approved'],
    [REJECT, 'rejected'],
  ])(
    '%j is stored without a call, also while PartnerStack is down (ADA-13, ADA-14, ADA-24)',
    async (decision, status) => {
      await sandbox.fault('partnerstack', { mode: 'refuse' });
      const id = await seedApplication();
      const decided = await rowIn(await take(id, decision));
      expect(decided).toMatchObject({ id, status, partnerstack_id: null });
      expect(decided.updated_at).not.toBe(decided.created_at);
      await sendDue();
      expect(await sandbox.calls('partnerstack')).toEqual([]);
    },
  );

  test.each([APPROVE, REJECT, SEND])(
    'after %j and ten seconds nothing can be decided, and the answer explains why (ADA-17, Y-16)',
    async (decision) => {
      const id = await seedApplication();
      expect((await take(id, decision)).status).toBe(200);
      await sendDue();
      const decided = await current(id);
      const calls = (await sandbox.calls('partnerstack')).length;
      const stranger = await openSession();
      for (const late of [SEND, APPROVE, REJECT]) {
        const response = await take(id, late, stranger);
        expect(response.status).toBe(409);
        const body = await response.json<{ error: string }>();
        expect(body).toEqual({
          error: expect.stringMatching(
            /^Ada Byron was already (approved|rejected).* on \w+ \d+, \d{4}.* by session /,
          ),
          application: decided,
        });
        expect(body.error).toContain(`by session ${await shortOf(cookie)}`);
      }
      expect((await undoAs(cookie, id)).status).toBe(409);
      expect(await current(id)).toEqual(decided);
      expect(await sandbox.calls('partnerstack')).toHaveLength(calls);
    },
  );

  test('a second decision of one session says that the first was its own', async () => {
    const id = await seedApplication();
    await take(id, SEND);
    expect(await (await take(id, SEND)).json()).toMatchObject({
      error: expect.stringMatching(/by you \(session \w{8}\) and is being sent to PartnerStack/),
      application: { status: 'sending' },
    });
    await sendDue();
    expect(await (await take(id, SEND)).json()).toMatchObject({
      error: expect.stringMatching(/approved and sent to PartnerStack on .* by you \(session/),
    });
  });

  test.each([APPROVE, REJECT, SEND])(
    '%j whose answer was lost is answered as made, and not made again once a colleague took it back (FUP-01, STF-02)',
    async (decision) => {
      const id = await seedApplication();
      const lost = { ...decision, change_id: crypto.randomUUID() };
      for (const attempt of [1, 2])
        expect((await take(id, lost)).status, String(attempt)).toBe(200);
      expect((await undoAs(await openSession(), id)).status).toBe(200);
      expect((await take(id, lost)).status).toBe(200);
      const { application, history } = await detailsOf(id);
      expect(application).toMatchObject({ status: 'pending' });
      expect(history.map(({ action }) => action)).toHaveLength(2);
      await sendDue();
      expect(await sandbox.calls('partnerstack')).toEqual([]);
      expect((await take(id, decision)).status).toBe(200);
    },
  );

  test('an undo whose answer was lost takes back no later decision (FUP-01, STF-02)', async () => {
    const id = await seedApplication();
    await take(id, REJECT);
    const lost = { change_id: crypto.randomUUID() };
    for (const attempt of [1, 2])
      expect((await undoAs(cookie, id, lost)).status, String(attempt)).toBe(200);
    expect((await take(id, APPROVE, await openSession())).status).toBe(200);
    expect((await undoAs(cookie, id, lost)).status).toBe(200);
    expect(await current(id)).toMatchObject({ status: 'approved' });
  });

  test('the log has who decided what and when, and no personal data', async () => {
    const a = await seedApplication();
    const b = await seedApplication();
    const c = await seedApplication();
    await take(a, SEND);
    await take(b, APPROVE);
    await take(c, REJECT);
    await sendDue();
    const history = async (id: string) => (await detailsOf(id, cookie)).history;
    const session = await shortOf(cookie);
    const who = { session, name: null };
    expect(await history(a)).toEqual([
      { ...who, action: 'application_approved', detail: { sent: true, already_existed: false } },
      { ...who, action: 'approval_decided', detail: {} },
    ]);
    expect(await history(b)).toEqual([{ ...who, action: 'application_approved', detail: {} }]);
    expect(await history(c)).toEqual([{ ...who, action: 'application_rejected', detail: {} }]);
    expect((await readAs(cookie, a)).history).toMatchObject([
      { text: 'Application approved, sent to PartnerStack', who: 'somebody (no name chosen)' },
      { text: 'Approved, to be sent to PartnerStack', is_note: false },
    ]);
    const log = JSON.stringify((await env.DB.prepare('select * from staff_audit').all()).results);
    expect(log).not.toContain('ada@example.com');
  });

  test.each([
    ['no decision', {}, 'decision'],
    ['no application', { ...REJECT, ids: [] }, 'ids'],
    ['an unknown decision', { decision: 'delete' }, 'decision'],
    ['a partner id', { ...APPROVE, partnerstack_id: 'x' }, 'partnerstack_id'],
    ['a list', [], 'body'],
  ])('a body with %s is refused with the field’s name', async (_is, body, field) => {
    const id = await seedApplication();
    const response = await take(id, body);
    expect(response.status).toBe(422);
    const { fields } = await response.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields)).toEqual([field]);
    expect(await current(id)).toMatchObject({ status: 'pending' });
  });

  test('an unknown application is 404, to read, to decide on and to undo', async () => {
    for (const decision of [SEND, APPROVE, REJECT, SEND_LATER])
      expect((await take('nobody', decision)).status).toBe(404);
    expect((await undoAs(cookie, 'nobody')).status).toBe(404);
    expect((await getAs(cookie, '/api/admin/applications/nobody')).status).toBe(404);
    expect(await openRegistrations()).toEqual([]);
  });

  test('a database that fails says Failed to update status (ADA-20, ERR-25)', async () => {
    expectErrors();
    const id = await seedApplication();
    await env.DB.exec('drop table staff_audit');
    for (const decision of [SEND, APPROVE, REJECT]) {
      const response = await take(id, decision);
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ error: 'Failed to update status' });
    }
    expect(await openRegistrations()).toEqual([]);
    const row = await env.DB.prepare('select status from affiliate_applications').first();
    expect(row).toEqual({ status: 'pending' });
  });
});

describe('undo within ten seconds (Y-17)', () => {
  test.each([SEND, APPROVE, REJECT])(
    '%j is pending again, also when another session undoes it, and nothing is sent',
    async (decision) => {
      const id = await seedApplication();
      const before = await current(id);
      await take(id, decision);
      const colleague = await openSession();
      const response = await undoAs(colleague, id);
      expect(response.status).toBe(200);
      const undone = await rowIn(response);
      expect(undone).toEqual({ ...before, version: 3, updated_at: expect.any(String) });
      const again = await undoAs(colleague, id);
      expect(again.status).toBe(409);
      expect(await again.json()).toMatchObject({ error: 'Ada Byron is already pending.' });
      await sendDue();
      expect(await current(id)).toMatchObject({ status: 'pending', partnerstack_id: null });
      expect(await sandbox.calls('partnerstack')).toEqual([]);
      const { history } = await detailsOf(id, cookie);
      expect(history).toHaveLength(2);
      expect(history[0]).toMatchObject({
        action: 'decision_undone',
        session: await shortOf(colleague),
      });
      expect((await take(id, decision)).status).toBe(200);
    },
  );
});

test.each([
  [APPROVE, 'approved without sending'],
  [REJECT, 'rejected'],
])(
  '%j stands once its applicant has applied again: an address has one open application (ADA-17, Y-17)',
  async (decision, became) => {
    const id = await seedApplication();
    await take(id, decision);
    expect(
      (await post(APPLICATIONS_API, goodApplication({ email: 'ADA@example.com' }))).status,
    ).toBe(201);
    const response = await undoAs(cookie, id);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: `It is too late to undo: Ada Byron was ${became} and has applied again since.`,
    });
    const list = await getAs(cookie, '/api/admin/applications');
    expect(await list.json()).toMatchObject({ meta: { counts: { pending: 1 } } });
    await untilQuiet();
  },
);

describe('PartnerStack that fails', () => {
  test.each([
    ['refuse', {}, 'Failed to send to PartnerStack', true],
    ['html', {}, 'Unknown server error', true],
    ['status', { status: 503, body: '{"message":"Down for a while"}' }, 'Down for a while', true],
    ['status', { status: 429, body: '{"message":"Slow down"}' }, 'Slow down', false],
    ['status', { status: 200, body: '{"data":{}}' }, 'No partner ID returned from server', true],
  ] as const)(
    'with %s %j the application is pending with the reason, which the site page has too, and can be sent again (ADA-16, ADA-23, ERR-22)',
    async (mode, how, text, inDoubt) => {
      expectErrors();
      const id = await seedApplication();
      const before = await current(id);
      await sandbox.fault('partnerstack', { mode, ...how });
      await take(id, SEND);
      await sendDue();
      expect(await current(id)).toEqual({
        ...before,
        version: 3,
        updated_at: expect.any(String),
        failure: text,
        failed_at: expect.stringMatching(/Z$/),
        unsent: expect.objectContaining({ what: 'Registration at PartnerStack', problem: text }),
      });
      expect(await openRegistrations()).toHaveLength(inDoubt ? 1 : 0);
      const { history } = await detailsOf(id, cookie);
      expect(history[0]).toMatchObject({
        action: 'application_not_sent',
        session: await shortOf(cookie),
        detail: { in_doubt: inDoubt },
      });
      const [told] = (await readAs(cookie, id)).history;
      expect(told?.text).toMatch(
        /^Sending to PartnerStack failed: (?:it|its answer|there) [a-z ,]+$/,
      );
      const page = await (await getAs(cookie, '/admin/affiliates?status=not_sent')).text();
      const next = inDoubt
        ? /The next try is automatic, on/
        : /No further try is automatic: press Try again/;
      const said = page.replaceAll(/<[^>]*>/g, '');
      expect(said).toMatch(/Sending failed on \w+ \d+, \d{4}, [^<]*: /);
      expect(said).toMatch(next);
      expect(page).toContain(text);
      expect(await failureOf(cookie, 'PartnerStack')).toBe(text);
      await sandbox.heal();
      await sandbox.clearCalls();
      expect((await take(id, SEND)).status).toBe(200);
      await sendDue();
      await expectApprovedOnce(id);
      expect(await current(id)).toMatchObject({ failure: null, failed_at: null });
    },
  );
});
