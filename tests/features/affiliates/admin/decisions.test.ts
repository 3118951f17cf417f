import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { ApplicationRow } from '../../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  attempts,
  current,
  decideAs,
  detailsOf,
  expectApprovedOnce,
  QUIETLY,
  REJECT,
  SEND,
  shortOf,
} from '../../../helpers/decisions.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const patch = (id: string, body: unknown, as = cookie) => decideAs(as, id, body);
const details = (id: string) => detailsOf(id, cookie);

describe('one decision', () => {
  test(
    'approve with sending tells PartnerStack first, then stores status, time and id',
    { tags: ['ADA-15', 'ADA-21', 'ADA-24'] },
    async () => {
      const id = await seedApplication({ company: 'Analytical Engines' });
      const before = await current(id);
      const response = await patch(id, SEND);
      expect(response.status).toBe(200);
      const { application } = await response.json<{ application: ApplicationRow }>();
      const [partner] = await sandbox.partners();
      expect(application).toEqual({
        ...before,
        status: 'approved',
        partnerstack_id: partner?.key,
        updated_at: expect.any(String),
      });
      expect(Date.parse(application.updated_at ?? '')).toBeGreaterThan(
        Date.parse(before.updated_at ?? ''),
      );
      expect(await current(id)).toEqual(application);
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
    },
  );

  test(
    'approve without sending calls nobody and stores no id',
    { tags: ['ADA-13', 'ADA-24'] },
    async () => {
      const id = await seedApplication();
      const response = await patch(id, QUIETLY);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({
        application: { id, status: 'approved', partnerstack_id: null },
      });
      expect((await current(id)).updated_at).not.toBe((await current(id)).created_at);
      expect(await sandbox.calls('partnerstack')).toEqual([]);
    },
  );

  test('reject stores rejected and calls nobody', { tags: ['ADA-14'] }, async () => {
    const id = await seedApplication();
    // What is not sent is not asked for: `send` may be left out.
    const response = await patch(id, { status: 'rejected' });
    expect(await response.json()).toMatchObject({ application: { id, status: 'rejected' } });
    expect(await current(id)).toMatchObject({ status: 'rejected', partnerstack_id: null });
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test(
    'somebody whom PartnerStack knows already is approved with the id they have there',
    { tags: ['ADA-22'] },
    async () => {
      const first = await seedApplication();
      const second = await seedApplication({ email: 'ADA@example.com' });
      const answered = await (await patch(first, SEND)).json<{ application: ApplicationRow }>();
      const again = await patch(second, SEND);
      expect(again.status).toBe(200);
      expect(await again.json()).toMatchObject({
        application: {
          status: 'approved',
          partnerstack_id: answered.application.partnerstack_id,
        },
      });
      expect(await sandbox.partners()).toHaveLength(1);
    },
  );

  test.each([QUIETLY, REJECT, SEND])(
    'after %j nothing can be decided any more, and whoever tries is told what happened',
    { tags: ['ADA-17'] },
    async (decision) => {
      const id = await seedApplication();
      expect((await patch(id, decision)).status).toBe(200);
      const decided = await current(id);
      const calls = (await sandbox.calls('partnerstack')).length;
      const stranger = await openSession();
      for (const late of [SEND, QUIETLY, REJECT]) {
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
      expect(await current(id)).toEqual(decided);
      expect(await sandbox.calls('partnerstack')).toHaveLength(calls);
    },
  );

  test('a repeat from the same session is told that it was its own', async () => {
    const id = await seedApplication();
    await patch(id, SEND);
    const response = await patch(id, SEND);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: expect.stringMatching(/approved and sent to PartnerStack on .* by you \(session/),
      yours: true,
    });
  });

  test('an application decided before there was a log still says what and when', async () => {
    const id = await seedApplication({ status: 'rejected' });
    expect(await (await patch(id, SEND)).json()).toMatchObject({
      error: 'Ada Byron was already rejected on Nov 20, 2026, 12:00 AM. Nothing was changed.',
      yours: false,
    });
  });

  test('the log tells who decided what and when, and nothing of the applicant', async () => {
    const [a, b, c] = [await seedApplication(), await seedApplication(), await seedApplication()];
    await patch(a, SEND);
    await patch(b, QUIETLY);
    await patch(c, REJECT);
    const entry = async (id: string) => (await details(id)).history;
    const session = await shortOf(cookie);
    const who = { session, yours: true, at: expect.any(String) };
    expect(await entry(a)).toEqual([
      { ...who, action: 'application_approved', detail: { sent: true, already_existed: false } },
    ]);
    expect(await entry(b)).toEqual([
      { ...who, action: 'application_approved', detail: { sent: false } },
    ]);
    expect(await entry(c)).toEqual([{ ...who, action: 'application_rejected', detail: {} }]);
    const log = JSON.stringify((await env.DB.prepare('select * from staff_audit').all()).results);
    expect(log).not.toContain('ada@example.com');
  });

  test.each([
    ['no status', {}, 'status'],
    ['pending', { status: 'pending', send: false }, 'status'],
    ['a status of its own', { status: 'deleted', send: false }, 'status'],
    ['a send that is no boolean', { status: 'approved', send: 'yes' }, 'send'],
    ['a rejection that is sent', { status: 'rejected', send: true }, 'send'],
    [
      'an id of its own',
      { status: 'approved', send: false, partnerstack_id: 'x' },
      'partnerstack_id',
    ],
    ['a list', [], 'body'],
  ])('a body with %s is refused by name and changes nothing', async (_is, body, field) => {
    const id = await seedApplication();
    const response = await patch(id, body);
    expect(response.status).toBe(422);
    const { fields } = await response.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields)).toEqual([field]);
    expect(await current(id)).toMatchObject({ status: 'pending' });
  });

  test('an application that is not there is 404, for reading and for deciding', async () => {
    for (const decision of [SEND, QUIETLY, REJECT]) {
      expect((await patch('nobody', decision)).status).toBe(404);
    }
    expect((await getAs(cookie, '/api/admin/applications/nobody')).status).toBe(404);
    expect(await attempts()).toEqual([]);
  });
});

describe('PartnerStack that fails', () => {
  test.each([
    ['refuse', {}, 502, 'Failed to send to PartnerStack', true],
    ['html', {}, 502, 'Unknown server error', true],
    ['malformed', {}, 502, 'Unknown server error', true],
    ['status', { status: 500 }, 502, /^Server error: 500/, true],
    [
      'status',
      { status: 503, body: '{"message":"Down for a while"}' },
      502,
      'Down for a while',
      true,
    ],
    ['status', { status: 429, body: '{"message":"Slow down"}' }, 502, 'Slow down', false],
    ['status', { status: 401, body: '{"message":"Who are you"}' }, 502, 'Who are you', false],
    [
      'status',
      { status: 200, body: '{"data":{}}' },
      502,
      'No partner ID returned from server',
      true,
    ],
  ] as const)(
    'with %s %j the status stays pending and its text is shown',
    { tags: ['ADA-16', 'ADA-23', 'ERR-22'] },
    async (mode, how, status, text, inDoubt) => {
      expectErrors();
      const id = await seedApplication();
      const before = await current(id);
      await sandbox.fault('partnerstack', { mode, ...how });
      const response = await patch(id, SEND);
      expect(response.status).toBe(status);
      const error: unknown = typeof text === 'string' ? text : expect.stringMatching(text);
      const after = { ...before, failure: error, failed_at: expect.stringMatching(/Z$/) };
      expect(await response.json()).toEqual({ error, application: after });
      expect(await current(id)).toEqual(after);
      expect(await attempts()).toHaveLength(inDoubt ? 1 : 0);
      const { history } = await details(id);
      expect(history).toMatchObject([
        { action: 'application_not_sent', detail: { in_doubt: inDoubt } },
      ]);
      // Well again, the same press of the same button does it, at once.
      await sandbox.heal();
      await sandbox.clearCalls();
      expect((await patch(id, SEND)).status).toBe(200);
      await expectApprovedOnce(id);
    },
  );

  test(
    'an answer that is lost after the registration is found by the repeat: nobody is registered twice',
    { tags: ['ADA-16'] },
    async () => {
      expectErrors();
      const id = await seedApplication();
      await sandbox.fault('partnerstack', { mode: 'truncate', times: 1 });
      expect((await patch(id, SEND)).status).toBe(502);
      expect(await current(id)).toMatchObject({ status: 'pending', partnerstack_id: null });
      expect((await patch(id, SEND)).status).toBe(200);
      await expectApprovedOnce(id);
    },
  );

  test(
    'while PartnerStack is down, what does not need it goes on',
    { tags: ['ADA-13', 'ADA-14'] },
    async () => {
      await sandbox.fault('partnerstack', { mode: 'refuse' });
      expect((await patch(await seedApplication(), QUIETLY)).status).toBe(200);
      expect((await patch(await seedApplication(), REJECT)).status).toBe(200);
    },
  );

  test(
    'a database that fails says Failed to update status',
    { tags: ['ADA-20', 'ERR-25'] },
    async () => {
      expectErrors();
      const id = await seedApplication();
      await env.DB.exec('drop table staff_audit');
      for (const decision of [QUIETLY, REJECT]) {
        const response = await patch(id, decision);
        expect(response.status).toBe(503);
        expect(await response.json()).toEqual({ error: 'Failed to update status' });
      }
      const row = await env.DB.prepare('select status from affiliate_applications').first();
      expect(row).toEqual({ status: 'pending' });
    },
  );

  test('a database that fails after the registration says so, and the repeat finishes it', async () => {
    expectErrors();
    const id = await seedApplication();
    await env.DB.exec('alter table staff_audit rename to away');
    expect((await patch(id, SEND)).status).toBe(503);
    expect(await sandbox.partners()).toHaveLength(1);
    await env.DB.exec('alter table away rename to staff_audit');
    expect((await patch(id, SEND)).status).toBe(200);
    await expectApprovedOnce(id);
  });
});
