import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';

import { OUTBOX_CRON } from '../../../src/cron-jobs.ts';
import type { LeadDetails } from '../../../src/features/leads/staff/leads-admin.contract.ts';
import type { MessageDetails } from '../../../src/features/contact/staff/messages-admin.contract.ts';
import type { ReplyOutcome } from '../../../src/staff/replies/replies.contract.ts';
import { runCron, sendJson } from '../../helpers/request.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication, seedLeads, tableIn } from '../../helpers/staff.ts';
import { setOn } from '../../helpers/work.ts';
import { expectErrors } from '../../setup/console.ts';

let cookie = '';
beforeEach(async () => {
  cookie = await openSession('Ana');
  await env.DB.prepare(
    `insert into contact_messages (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at, search_text)
     values ('one', 'k', 'f', 'Ada Byron', 'ada@example.com', 'Nurses', 'We need three.', 'test', 1000, '')`,
  ).run();
});

const reply = (changes: object = {}) => ({
  reply_id: crypto.randomUUID(),
  subject: 'Re: Nurses',
  text: 'Hello Ada,\n\nWe can help.',
  ...changes,
});
const send = (path: string, body: object, as = cookie) =>
  sendJson('POST', `/api/admin/${path}/replies`, body, { cookie: as });
const written = async (path: string, body: object): Promise<ReplyOutcome> => {
  const response = await send(path, body);
  expect(response.status).toBe(200);
  return response.json();
};
/** Lets the ten seconds go by, and cron send what nobody took back. */
const leave = async () => {
  await env.DB.prepare(`update outbox set not_before = 0 where kind = 'reply'`).run();
  await runCron(OUTBOX_CRON);
};
const undo = (path: string, id: string, as = cookie) =>
  sendJson('POST', `/api/admin/${path}/replies/${id}/undo`, {}, { cookie: as });
/** Writes a reply, which leaves. */
const answer = async (path: string, body: object): Promise<void> => {
  await written(path, body);
  await leave();
};
const messageAs = async (as: string): Promise<MessageDetails> =>
  (await getAs(as, '/api/admin/messages/one')).json();
const mailRows = async () =>
  (
    await env.DB.prepare('select * from outbox order by id desc').all<{
      id: string;
      kind: string;
      last_error: string | null;
    }>()
  ).results;

test('a reply reaches the person with the quote and our address, and a colleague reads it in the record (STF-05)', async () => {
  const sent = await written(
    'messages/one',
    reply({ quote: 'Ada Byron wrote:\n> We need three.' }),
  );
  expect(sent).toMatchObject({ status: 'pending', problem: null });
  expect(sent.undo_ms).toBeGreaterThan(0);
  expect(await sandbox.mails(), 'nothing leaves while it can be taken back').toEqual([]);
  expect((await messageAs(cookie)).status).toBe('new');
  await leave();
  const [mail, ...more] = await sandbox.mails();
  expect(more).toEqual([]);
  expect(mail?.template_id).toBe(env.EMAILJS_PEOPLE_TEMPLATE_ID);
  expect(mail?.template_params).toMatchObject({
    to_name: 'Ada Byron',
    to_email: 'ada@example.com',
    email: 'hello@ric.example',
    subject: 'Re: Nurses',
    message: 'Hello Ada,\n\nWe can help.\n\nAda Byron wrote:\n> We need three.',
  });
  const message = await messageAs(await openSession('Ben'));
  expect(message).toMatchObject({ status: 'replied', changed_by: 'Ana', version: 2 });
  expect(message.history).toHaveLength(2);
  expect(message.history).toContainEqual(
    expect.objectContaining({
      who: 'Ana',
      text: 'Hello Ada,\n\nWe can help.',
      reply: { subject: 'Re: Nurses', mail: expect.objectContaining({ status: 'sent' }) },
    }),
  );
  expect(message.history).toContainEqual(
    expect.objectContaining({ who: 'Ana', text: 'status replied' }),
  );
  expect((await tableIn(cookie, '/admin/mail')).map(([what]) => what)).toEqual([
    expect.stringContaining('Reply · Ada Byron'),
  ]);
});

test('a reply that is sent twice is one, and another text under its name is refused (STF-05)', async () => {
  const body = reply();
  await Promise.all([send('messages/one', body), send('messages/one', body)]);
  expect((await send('messages/one', body)).status).toBe(200);
  const changed = await send('messages/one', { ...body, text: 'Other words' });
  expect(changed.status).toBe(409);
  await leave();
  expect(await sandbox.mails()).toHaveLength(1);
  expect((await messageAs(cookie)).history.filter((entry) => entry.is_note)).toHaveLength(1);
});

test('a message is replied to when the e-mail was accepted, not before, and a failure can be tried again (STF-05)', async () => {
  expectErrors();
  await sandbox.fault('emailjs', { mode: 'status', status: 500, body: 'Out of order' });
  await answer('messages/one', reply());
  const waiting = await messageAs(cookie);
  expect(waiting).toMatchObject({ status: 'new', version: 1 });
  expect(waiting.history[0]?.reply?.mail).toMatchObject({
    status: 'pending',
    problem: 'EmailJS answered with error 500: Out of order',
  });
  const unsent = { what: 'Reply', problem: 'EmailJS answered with error 500: Out of order' };
  expect(waiting.unsent).toMatchObject(unsent);
  const inList = async () => {
    const { data } = await (
      await getAs(cookie, '/api/admin/messages')
    ).json<{ data: { unsent?: object }[] }>();
    return data[0]?.unsent;
  };
  expect(await inList(), 'the row says so').toMatchObject(unsent);
  const [row] = await mailRows();
  expect(row).toMatchObject({
    kind: 'reply',
    last_error: 'EmailJS answered with error 500: Out of order',
  });
  await sandbox.reset();
  const retried = await sendJson('POST', `/api/admin/mail/${row?.id}/retry`, {}, { cookie });
  expect([retried.status, await retried.json()]).toEqual([200, { problem: null }]);
  expect(await messageAs(cookie)).toMatchObject({ status: 'replied', changed_by: 'Ana' });
  expect(await inList()).toBeUndefined();
});

test('a new lead is contacted by a reply, one further on stays, and an applicant reads the partners’ address (STF-05)', async () => {
  await seedLeads([{ name: 'Bo' }, { name: 'Cy' }]);
  await setOn('/api/admin/leads', cookie, 'lead-000001', { status: 'won' });
  for (const id of ['lead-000000', 'lead-000001']) await answer(`leads/${id}`, reply());
  const statusOf = async (id: string) =>
    (await (await getAs(cookie, `/api/admin/leads/${id}`)).json<LeadDetails>()).status;
  expect([await statusOf('lead-000000'), await statusOf('lead-000001')]).toEqual([
    'contacted',
    'won',
  ]);
  const contacted = 'select count(*) as n from leads where contacted_at > created_at';
  expect(await env.DB.prepare(contacted).first('n')).toBe(2);
  const application = await seedApplication();
  await answer(`applications/${application}`, reply());
  expect((await sandbox.mails())[0]?.template_params).toMatchObject({
    to_email: 'ada@example.com',
    email: 'partners@ric.example',
  });
  const { history } = await (
    await getAs(cookie, `/api/admin/applications/${application}`)
  ).json<{ history: object[] }>();
  expect(history).toMatchObject([{ who: 'Ana', text: 'Hello Ada,\n\nWe can help.' }]);
});

test('for ten seconds a reply is taken back by anybody on the staff: nothing leaves, and nothing stays but the log (STF-09)', async () => {
  const body = reply();
  await written('messages/one', body);
  const [entry] = (await messageAs(cookie)).history;
  expect(entry?.reply?.mail?.undo_ms).toBeGreaterThan(0);
  const wrong = await undo('messages/other', body.reply_id);
  expect([wrong.status, (await messageAs(cookie)).history.length]).toEqual([204, 1]);
  for (const as of [await openSession('Ben'), cookie])
    expect((await undo('messages/one', body.reply_id, as)).status, 'again is the same').toBe(204);
  await leave();
  expect(await sandbox.mails()).toEqual([]);
  const { status, history } = await messageAs(cookie);
  expect(status).toBe('new');
  expect(history).toMatchObject([{ who: 'Ben', text: 'Reply taken back before it left' }]);

  const late = reply();
  await answer('messages/one', late);
  const tooLate = await undo('messages/one', late.reply_id);
  expect([tooLate.status, await tooLate.json()]).toEqual([
    409,
    { error: 'It is too late to undo: the reply has left' },
  ]);
  expect(await sandbox.mails()).toHaveLength(1);
});

test('of two who answer one person at once, the second is asked before theirs is sent, too (STF-05)', async () => {
  const ben = await openSession('Ben');
  const begun = { begun_ms: 60_000 };
  const both = await Promise.all([cookie, ben].map((as) => send('messages/one', reply(begun), as)));
  const [refused, ...others] = both.filter(({ status }) => status === 409);
  expect(others).toEqual([]);
  const isBen = both[0]?.ok === true;
  const [first, second] = isBen ? [cookie, ben] : [ben, cookie];
  expect(await refused?.json()).toEqual({
    error: `${isBen ? 'Ana' : 'Ben'} has replied since you began: see what we did. Send again to send yours, too.`,
  });
  expect((await send('messages/one', reply(begun), first)).status, 'one more of the same').toBe(
    200,
  );
  expect((await send('leads/gone', reply(begun), second)).status).toBe(404);
  expect((await send('messages/one', reply({ begun_ms: 0 }), second)).status, 'told').toBe(200);
  await leave();
  expect(await sandbox.mails()).toHaveLength(3);
});

test('what cannot be sent is refused, and the field is named (STF-05)', async () => {
  const blank = await send('messages/one', reply({ text: ' ' }));
  expect([blank.status, await blank.json()]).toEqual([
    422,
    { error: 'Write a text', fields: { text: 'Write a text' } },
  ]);
  const unfilled = await send('messages/one', reply({ text: 'Ask {who}' }));
  expect(await unfilled.text()).toContain('Nothing fills {who} here');
  expect((await send('messages/one', reply({ reply_id: 'x' }))).status).toBe(422);
  expect((await send('messages/gone', reply())).status).toBe(404);
  expect((await send('leads/one', reply())).status, 'a message is no lead').toBe(404);
  expect((await send('messages/one', reply(), '')).status).toBe(401);
  expect(await sandbox.mails()).toEqual([]);
});

test('a declined application takes the replies to it along when its period is over (DAT-02, STF-05)', async () => {
  const id = await seedApplication({ status: 'rejected' });
  await answer(`applications/${id}`, reply());
  await env.DB.prepare('update affiliate_applications set updated_at = 1').run();
  await runCron('*/15 * * * *');
  const left = 'select (select count(*) from staff_notes) + (select count(*) from outbox) as n';
  expect(await env.DB.prepare(left).first('n')).toBe(0);
});
