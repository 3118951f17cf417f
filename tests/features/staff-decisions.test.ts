import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import { decide, settleLapsedAttempts, type Decision } from '../../src/features/staff/decisions.ts';
import type { ApplicationAnswer, ApplicationRow } from '../../src/features/staff/staff.contract.ts';
import { servicesOf, type Services } from '../../src/services.ts';
import { failure } from '../../src/shared/result.ts';
import { sha256 } from '../../src/shared/sha256.ts';
import { cutOff, type Cut } from '../helpers/cut-off.ts';
import { runCron, sendJson } from '../helpers/request.ts';
import { sandbox } from '../helpers/sandbox.ts';
import { getAs, openSession, seedApplication } from '../helpers/staff.ts';
import { expectErrors } from '../setup/console.ts';

const SEND = { status: 'approved', send: true } as const;
const QUIETLY = { status: 'approved', send: false } as const;
const REJECT = { status: 'rejected', send: false } as const;

let cookie = '';
beforeEach(async () => {
  cookie = await openSession();
});

const patch = (id: string, body: unknown, as = cookie) =>
  sendJson('PATCH', `/api/admin/applications/${id}`, body, { cookie: as });
const details = async (id: string) =>
  (await getAs(cookie, `/api/admin/applications/${id}`)).json<ApplicationAnswer>();
const current = async (id: string): Promise<ApplicationRow> => (await details(id)).application;
const registrations = async () =>
  (await sandbox.calls('partnerstack')).filter(
    ({ method, status }) => method === 'POST' && status === 200,
  );
const attempts = async () => (await env.DB.prepare('select * from partner_attempts').all()).results;
const shortOf = async (as: string) => (await sha256(as.split('=')[1] ?? '')).slice(0, 8);

/** What everything must come to, however it went: one partner, one approval with its id, nothing open. */
async function expectApprovedOnce(id: string): Promise<void> {
  const partners = await sandbox.partners();
  expect(partners).toHaveLength(1);
  expect(await registrations()).toHaveLength(1);
  const { application, history } = await details(id);
  expect(application).toMatchObject({ status: 'approved', partnerstack_id: partners[0]?.key });
  expect(history.filter(({ action }) => action === 'application_approved')).toHaveLength(1);
  expect(await attempts()).toEqual([]);
}

describe('one decision', () => {
  test('ADA-15 ADA-21 ADA-24 approve with sending tells PartnerStack first, then stores status, time and id', async () => {
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
  });

  test('ADA-13 ADA-24 approve without sending calls nobody and stores no id', async () => {
    const id = await seedApplication();
    const response = await patch(id, QUIETLY);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      application: { id, status: 'approved', partnerstack_id: null },
    });
    expect((await current(id)).updated_at).not.toBe((await current(id)).created_at);
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('ADA-14 reject stores rejected and calls nobody', async () => {
    const id = await seedApplication();
    // What is not sent is not asked for: `send` may be left out.
    const response = await patch(id, { status: 'rejected' });
    expect(await response.json()).toMatchObject({ application: { id, status: 'rejected' } });
    expect(await current(id)).toMatchObject({ status: 'rejected', partnerstack_id: null });
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });

  test('ADA-22 somebody whom PartnerStack knows already is approved with the id they have there', async () => {
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
  });

  test.each([QUIETLY, REJECT, SEND])(
    'ADA-17 after %j nothing can be decided any more, and whoever tries is told what happened',
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
    'ADA-16 ADA-23 ERR-22 with %s %j the status stays pending and its text is shown',
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

  test('ADA-16 an answer that is lost after the registration is found by the repeat: nobody is registered twice', async () => {
    expectErrors();
    const id = await seedApplication();
    await sandbox.fault('partnerstack', { mode: 'truncate', times: 1 });
    expect((await patch(id, SEND)).status).toBe(502);
    expect(await current(id)).toMatchObject({ status: 'pending', partnerstack_id: null });
    expect((await patch(id, SEND)).status).toBe(200);
    await expectApprovedOnce(id);
  });

  test('ADA-13 ADA-14 while PartnerStack is down, what does not need it goes on', async () => {
    await sandbox.fault('partnerstack', { mode: 'refuse' });
    expect((await patch(await seedApplication(), QUIETLY)).status).toBe(200);
    expect((await patch(await seedApplication(), REJECT)).status).toBe(200);
  });

  test('ADA-20 ERR-25 a database that fails says Failed to update status', async () => {
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
  });

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

describe('two people and one application', () => {
  test('ADA-17 20 approvals at once: one registration, one winner, 19 are told', async () => {
    const id = await seedApplication();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => openSession()));
    const answers = await Promise.all(sessions.map((session) => patch(id, SEND, session)));
    const won = answers.filter(({ status }) => status === 200);
    const told = answers.filter(({ status }) => status === 409);
    expect([won.length, told.length]).toEqual([1, 19]);
    const winner = await shortOf(sessions[answers.findIndex(({ status }) => status === 200)] ?? '');
    for (const answer of told) {
      const { error, application } = await answer.json<{
        error: string;
        application: ApplicationRow;
      }>();
      expect(error).toMatch(/^Ada Byron (was already approved|is being decided on)/);
      expect(error).toContain(`by session ${winner}`);
      expect(application.id).toBe(id);
    }
    await expectApprovedOnce(id);
  });

  test('two applications of one e-mail at once make one partner, and both can be approved', async () => {
    const ids = await Promise.all([
      seedApplication(),
      seedApplication({ email: 'Ada@Example.com' }),
    ]);
    const answers = await Promise.all(ids.map((id) => patch(id, SEND)));
    for (const [index, answer] of answers.entries()) {
      if (answer.status === 200) continue;
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        error: expect.stringContaining('Another application with the e-mail of Ada Byron'),
      });
      expect((await patch(ids[index] ?? '', SEND)).status).toBe(200);
    }
    const [partner, ...more] = await sandbox.partners();
    expect(more).toEqual([]);
    expect(await registrations()).toHaveLength(1);
    for (const id of ids)
      expect(await current(id)).toMatchObject({
        status: 'approved',
        partnerstack_id: partner?.key,
      });
  });

  test('different decisions at once: one counts, and nobody who is rejected is a partner', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = `round${round}@example.com`;
      const id = await seedApplication({ email });
      const all: Decision[] = [SEND, REJECT, QUIETLY, SEND, REJECT, QUIETLY];
      const order = [...all.slice(round), ...all.slice(0, round)];
      const answers = await Promise.all(order.map((decision) => patch(id, decision)));
      const won = order.filter((_, index) => answers[index]?.status === 200);
      expect(won).toHaveLength(1);
      const { status, partnerstack_id } = await current(id);
      expect(status).toBe(won[0]?.status);
      const partners = (await sandbox.partners()).filter((partner) => partner.email === email);
      expect(partners).toHaveLength(won[0]?.send ? 1 : 0);
      expect(partnerstack_id).toBe(partners[0]?.key ?? null);
    }
  });

  test('while one is being sent, another decision is told since when and by whom', async () => {
    const id = await seedApplication();
    const session = await shortOf(cookie);
    await env.DB.prepare('insert into partner_attempts values (?, ?, ?, 1, ?, ?, ?, ?)')
      .bind(
        await sha256('ada@example.com'),
        'c',
        id,
        session,
        'local',
        Date.now(),
        Date.now() + 40_000,
      )
      .run();
    for (const decision of [SEND, QUIETLY, REJECT]) {
      const response = await patch(id, decision, await openSession());
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        error: expect.stringMatching(
          new RegExp(`^Ada Byron is being decided on since .* by session ${session}\\.`),
        ),
        application: { id, status: 'pending' },
        yours: false,
      });
    }
    expect(await sandbox.calls('partnerstack')).toEqual([]);
  });
});

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
    await runCron('*/2 * * * *');
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
    await runCron('*/2 * * * *');
    expect((await details(registered)).history[0]).toMatchObject({
      action: 'application_approved',
      session: 'aaaaaaaa',
      detail: { sent: true, found_later: true },
    });
    // PartnerStack may still be at work on a call that is young.
    expect(await attempts()).toHaveLength(1);
    await env.DB.exec('update partner_attempts set started_at = started_at - 300001');
    await runCron('*/2 * * * *');
    expect(await attempts()).toEqual([]);
    expect(await current(not)).toMatchObject({ status: 'pending' });
    expect(await sandbox.partners()).toHaveLength(1);
  });

  test('stays open while PartnerStack cannot be asked', async () => {
    const id = await seedApplication();
    await decide(answersTooLate(), id, SEND, by);
    await sandbox.fault('partnerstack', { mode: 'status', status: 500 });
    await runCron('*/2 * * * *');
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

  test('ADA-15 ADA-16 an approval with sending is finished by a repeat', async () => {
    const cuts = await atEveryStep(SEND, async (id) => {
      const repeated = await patch(id, SEND);
      expect([200, 409]).toContain(repeated.status);
      await expectApprovedOnce(id);
    });
    // Read, claim, call, store; before and after each.
    expect(cuts).toBe(8);
  });

  test('ADA-15 ADA-16 a repeat that is cut off as well is finished by the next', async () => {
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
  });

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
    'ADA-13 ADA-14 %j happens once, with its entry in the log',
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

describe('POST /api/partnerstack/affiliates', () => {
  const send = (email: string) =>
    sendJson('POST', '/api/partnerstack/affiliates', { email, first_name: 'Ada' }, { cookie });

  test('ADA-22 20 calls at once register one person once; who waits is told', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('ada@example.com')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await sandbox.partners()).toHaveLength(1);
    expect(await attempts()).toEqual([]);
    expect(await (await send('ada@example.com')).json()).toMatchObject({ alreadyExisted: true });
  });

  test('ADA-22 a lost answer is found by the next call, which registers nobody anew', async () => {
    expectErrors();
    await sandbox.fault('partnerstack', { mode: 'truncate', times: 1 });
    expect((await send('ada@example.com')).status).toBe(502);
    const again = await send('Ada@Example.com');
    expect(await again.json()).toMatchObject({
      alreadyExisted: true,
      partnerstack_id: expect.stringMatching(/^part_/),
    });
    expect(await registrations()).toHaveLength(1);
  });
});
