import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';

import type { MailTemplates } from '../../../../src/features/affiliates/staff/decision-mail.contract.ts';
import { erasePerson } from '../../../../src/features/people/staff/erase.ts';
import { OUTBOX_CRON } from '../../../../src/cron-jobs.ts';
import { servicesOf } from '../../../../src/services.ts';
import {
  postDecisions,
  current,
  decideAs,
  detailsOf,
  passUndoTime,
  REJECT,
  SEND,
  sendDue,
  undoAs,
} from '../../../helpers/decisions.ts';
import { requestWith, runCron, sendJson } from '../../../helpers/request.ts';
import { sandbox } from '../../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication, tableIn } from '../../../helpers/staff.ts';
import { expectErrors } from '../../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
});

const TEXT = {
  subject: 'About {first_name}',
  text: 'Hello {first_name} {last_name} of {company},\n\nYour application of {applied_on}.\n\n{reason}\n\nBye',
};

const mails = async () => (await sandbox.mails()).map((mail) => mail.template_params);
const failsFor = (path: string) =>
  sandbox.fault('partnerstack', {
    mode: 'status',
    status: 400,
    body: JSON.stringify({ message: path }),
  });

describe('an e-mail about a decision', () => {
  test('reaches the applicant ten seconds after a rejection, filled in, and the reason is stored (ANS-01)', async () => {
    const id = await seedApplication({ company: 'Engines' });
    const reason = 'No audience that hires';
    const decided = await decideAs(cookie, id, { ...REJECT, reason, mail: TEXT });
    expect(decided.status).toBe(200);
    expect((await decided.json<{ application: object }>()).application).toMatchObject({
      status: 'rejected',
      reason,
      mail: 'pending',
    });
    await runCron(OUTBOX_CRON);
    expect(await mails(), 'within ten seconds it can be undone').toEqual([]);

    await sendDue();
    const [mail, ...more] = await sandbox.mails();
    expect(more).toEqual([]);
    expect(mail?.template_id).toBe(env.EMAILJS_PEOPLE_TEMPLATE_ID);
    expect(mail?.template_params).toMatchObject({
      to_name: 'Ada Byron',
      to_email: 'ada@example.com',
      email: 'partners@ric.example',
      subject: 'About Ada',
      message: `Hello Ada Byron of Engines,\n\nYour application of November 20, 2026.\n\n${reason}\n\nBye`,
    });
    const { application, history, mail: text } = await detailsOf(id, cookie);
    expect(application).toMatchObject({ reason, mail: 'sent' });
    expect(history[0]).toMatchObject({
      action: 'application_rejected',
      detail: { mailed: true },
    });
    expect(text?.subject).toBe('About Ada');
    const [[what = '', to, state] = []] = await tableIn(cookie, '/admin/mail');
    expect(what).toContain('Decision, to the applicant · Ada Byron');
    expect([to, state]).toEqual(['ada@example.com', 'Sent']);
  });

  test('is not sent unless staff want it (ANS-01)', async () => {
    const id = await seedApplication();
    await decideAs(cookie, id, { ...REJECT, reason: 'Spam' });
    await sendDue();
    expect(await mails()).toEqual([]);
    expect(await current(id)).toMatchObject({ reason: 'Spam', mail: null });
  });

  test('about an approval leaves once PartnerStack has them (ANS-01)', async () => {
    const id = await seedApplication();
    expect((await decideAs(cookie, id, { ...SEND, mail: 'template' })).status).toBe(200);
    expect(await current(id)).toMatchObject({ status: 'sending', mail: null });
    await sendDue();
    await runCron(OUTBOX_CRON);
    expect(await current(id)).toMatchObject({ status: 'approved', mail: 'sent' });
    expect(await mails()).toMatchObject([{ to_email: 'ada@example.com' }]);
    expect(String((await mails())[0]?.['message'])).toContain('We have approved it.');
  });

  test('about an approval that PartnerStack refuses is not sent, also after a later rejection (ANS-01, ADA-16)', async () => {
    const id = await seedApplication();
    expectErrors();
    await failsFor('Closed');
    await decideAs(cookie, id, { ...SEND, mail: 'template' });
    await sendDue();
    expect(await current(id)).toMatchObject({ status: 'pending', mail: null, reason: null });
    await decideAs(cookie, id, REJECT);
    await sendDue();
    expect(await mails()).toEqual([]);
  });

  test('is taken back with its decision (ANS-01, Y-17)', async () => {
    const id = await seedApplication();
    await decideAs(cookie, id, { ...REJECT, reason: 'Wrong', mail: TEXT });
    expect((await undoAs(cookie, id)).status).toBe(200);
    expect(await current(id)).toMatchObject({ status: 'pending', reason: null, mail: null });
    await sendDue();
    expect(await mails()).toEqual([]);
    const other = { subject: 'Another', text: 'Other words' };
    await decideAs(cookie, id, { ...REJECT, mail: other });
    await sendDue();
    expect(await mails()).toMatchObject([{ subject: 'Another', message: 'Other words' }]);
  });

  test('stays with a decision whose e-mail has left: the undo comes too late (ANS-01, ADA-17)', async () => {
    const id = await seedApplication();
    await decideAs(cookie, id, { ...REJECT, mail: TEXT });
    await env.DB.exec("update outbox set not_before = 0 where kind = 'application_decision'");
    await runCron(OUTBOX_CRON);
    expect(await mails()).toHaveLength(1);
    expect((await undoAs(cookie, id)).status).toBe(409);
    expect(await current(id)).toMatchObject({ status: 'rejected' });
  });

  test('is tried again while the e-mail service is down (ANS-01)', async () => {
    const id = await seedApplication();
    await decideAs(cookie, id, { ...REJECT, mail: TEXT });
    expectErrors();
    await sandbox.fault('emailjs', { mode: 'status', status: 500, times: 1 });
    await sendDue();
    expect(await current(id)).toMatchObject({ status: 'rejected', mail: 'pending' });
    await runCron(OUTBOX_CRON);
    expect(await current(id)).toMatchObject({ mail: 'sent' });
    await env.DB.exec("update outbox set status = 'failed', sent_at = null");
    const page = async (query: string) => (await getAs(cookie, `/admin/affiliates${query}`)).text();
    expect(await page('')).toContain('Decision, to the applicant not sent');
    expect(await page(`?open=${id}`)).toContain('E-mail could not be sent');
  });

  test('to an erased applicant is not sent (DAT-01)', async () => {
    const id = await seedApplication();
    await decideAs(cookie, id, { ...REJECT, reason: 'Qvonzix', mail: TEXT });
    const by = { session: null, name: null, address: null };
    await erasePerson(servicesOf(env), 'ada@example.com', by);
    await passUndoTime();
    await runCron(OUTBOX_CRON);
    expect(await mails()).toEqual([]);
    const { results } = await env.DB.prepare('select id from outbox').all();
    expect(results).toEqual([]);
  });

  test('has no header that an applicant or a text could add (ANS-01)', async () => {
    const id = await seedApplication({
      first_name: 'Ada\r\nBcc: all@example.com',
      last_name: '<eve@example.com>, "Eve"',
    });
    const subject = 'Hello {first_name}\r\nBcc: more@example.com';
    expect((await decideAs(cookie, id, { ...REJECT, mail: { subject, text: 'x' } })).status).toBe(
      200,
    );
    await sendDue();
    const [mail] = await mails();
    expect(mail).toMatchObject({ to_email: 'ada@example.com' });
    for (const name of ['to_name', 'to_email', 'name', 'email', 'subject']) {
      expect(String(mail?.[name]), name).not.toMatch(/[\r\n]/);
    }
    expect(String(mail?.['to_name'])).not.toMatch(/[<>,"@]/);
    for (const email of [
      'ada@example.com, all@example.com',
      'ada@example.com\r\nBcc: x@example.com',
    ]) {
      const other = await seedApplication({ email });
      const refused = await decideAs(cookie, other, { ...REJECT, mail: TEXT });
      expect(refused.status, email).toBe(422);
      expect(await current(other)).toMatchObject({ status: 'pending' });
    }
  });

  test('a placeholder in an applicant’s words stays as they wrote it (ANS-01)', async () => {
    const id = await seedApplication({ first_name: '{reason}' });
    await decideAs(cookie, id, {
      ...REJECT,
      reason: 'for us only',
      mail: { subject: 'Hello {first_name}', text: 'Hello {first_name}' },
    });
    await sendDue();
    expect(await mails()).toMatchObject([{ subject: 'Hello {reason}', message: 'Hello {reason}' }]);
  });

  test.each([
    [
      'an unknown placeholder',
      { subject: 'Hi', text: 'Hello {name}' },
      'There is no placeholder {name}',
    ],
    ['no subject', { subject: ' ', text: 'Hello' }, 'Write a subject'],
    ['no text', { subject: 'Hi', text: '\n' }, 'Write a text'],
    ['nothing that is known', { subject: 'Hi', text: '{company}' }, 'Nothing is left of this text'],
    ['too much', { subject: 'Hi', text: 'x'.repeat(4001) }, 'no more than 4000'],
  ])('with %s is refused before anything is decided (ANS-01)', async (_what, mail, text) => {
    const id = await seedApplication();
    const refused = await decideAs(cookie, id, { ...REJECT, mail });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(text);
    expect(await current(id)).toMatchObject({ status: 'pending' });
  });

  test('quotes no reason with a placeholder that nothing fills (ANS-01)', async () => {
    const id = await seedApplication();
    const reason = 'Ask {who}';
    const refused = await decideAs(cookie, id, { ...REJECT, reason, mail: TEXT });
    const error = 'Nothing fills {who} here: it would be sent as it stands';
    expect(await refused.json()).toMatchObject({ error, fields: { reason: error } });
    expect(await current(id)).toMatchObject({ status: 'pending' });
    expect((await decideAs(cookie, id, { ...REJECT, reason })).status, 'for us only').toBe(200);
  });

  test('that one of several cannot get leaves only that one undecided, by name (ANS-01)', async () => {
    const good = await seedApplication({ company: 'Engines' });
    const bad = await seedApplication({ first_name: 'Bo', email: 'bo@example.com' });
    const mail = { subject: 'Hi', text: '{company}' };
    const body = { ids: [good, bad], ...REJECT, mail };
    const decided = await postDecisions(cookie, body);
    const error = 'Bo Byron: Nothing is left of this text';
    expect(await decided.json()).toEqual({
      made: [good],
      refused: [{ id: bad, error, application: null }],
    });
    expect(await current(bad)).toMatchObject({ status: 'pending' });
  });

  test('needs the template for people: without it the decision waits (ANS-01)', async () => {
    const id = await seedApplication();
    const without = { EMAILJS_PEOPLE_TEMPLATE_ID: '' };
    const refused = await requestWith(without, '/api/admin/applications/decisions', {
      method: 'POST',
      body: JSON.stringify({
        change_id: crypto.randomUUID(),
        ids: [id],
        ...REJECT,
        mail: 'template',
      }),
      headers: { cookie, origin: 'http://localhost:8787', 'content-type': 'application/json' },
    });
    expect(refused.status).toBe(501);
    expect(await refused.text()).toContain('not set up yet: an engineer');
    expect(await current(id)).toMatchObject({ status: 'pending' });
  });
});

const templates = async (): Promise<MailTemplates> =>
  (
    await (
      await getAs(cookie, '/api/admin/application-texts')
    ).json<{ templates: MailTemplates; can_send: boolean }>()
  ).templates;

const remember = (name: string, text: { subject: string; text: string }, ids: string[] = []) =>
  sendJson('POST', `/api/admin/application-texts/${name}`, { ...text, ids }, { cookie });

describe('the texts of the e-mails to applicants', () => {
  test('a remembered text is that of the next decisions, also of many at once (ANS-01)', async () => {
    const text = { subject: 'To {first_name}', text: 'Hello {first_name}, not now.' };
    expect((await remember('rejected', text)).status).toBe(200);
    expect((await remember('rejected', { ...text, text: 'Hello {nmae}' })).status).toBe(422);
    expect((await remember('other', text)).status).toBe(404);
    expect((await templates()).rejected).toEqual(text);
    for (const first_name of ['Bo', 'Cy', 'Di']) {
      const other = await seedApplication({ first_name, email: `${first_name}@example.com` });
      await decideAs(cookie, other, { ...REJECT, mail: 'template' });
    }
    await sendDue();
    const subjects = (await sandbox.mails()).map((mail) => mail.template_params['subject']);
    expect(subjects).toHaveLength(3);
    expect(new Set(subjects)).toEqual(new Set(['To Bo', 'To Cy', 'To Di']));
    const changed = await env.DB.prepare(
      "select name, detail from staff_audit where action = 'decision_text_changed'",
    ).all();
    expect(changed.results).toEqual([{ name: 'Ana', detail: '{"decision":"rejected"}' }]);
  });

  test('a text that names the applicant is not remembered for everyone (ANS-01, DAT-01)', async () => {
    const before = await templates();
    const id = await seedApplication();
    for (const text of ['Dear Ada Byron, no.', 'We write to ADA@example.com']) {
      const refused = await remember('more_info', { subject: 'No', text }, [id]);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('A remembered text is for everyone');
    }
    expect(await templates()).toEqual(before);
  });
});
