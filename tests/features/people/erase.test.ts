import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';

import { erasePerson } from '../../../src/features/people/staff/erase.ts';
import { addressHasher } from '../../../src/people/erased-addresses.ts';
import { contactCounterKey } from '../../../src/submissions/contact-counter.ts';
import { mailHandler } from '../../../src/outbox/mail.ts';
import { lockRow } from '../../../src/outbox/outbox.queries.ts';
import { servicesOf } from '../../../src/services.ts';
import { leadKind } from '../../../src/features/leads/staff/leads-admin.contract.ts';
import { decideAs, passUndoTime, REJECT } from '../../helpers/decisions.ts';
import { ERASED } from '../../helpers/personal-data.ts';
import { recordsAs } from '../../helpers/records.ts';
import { ORIGIN, request, requestWith, sendJson } from '../../helpers/request.ts';
import { EMAIL, idIn, makeKnown, makeOthersKnown, NAME } from '../../helpers/one-person.ts';
import { sandbox } from '../../helpers/sandbox.ts';
import { getAs, openSession, seedApplication, seedLeads } from '../../helpers/staff.ts';
import { goodLead, LEADS_API, post, rowCounts, untilQuiet } from '../../helpers/submissions.ts';
import { expectErrors } from '../../setup/console.ts';
import { foundInStores, foundOf } from '../../helpers/whole-database.ts';

const services = servicesOf(env);
const BY = { session: 'abcdefgh', name: 'Ana', address: 'local' };

/** What would give the person away. */
const TRACES = ['qvonzix', 'wyjfleth', 'xq-mail', 'zbrqo'];

const postForm = (cookie: string, path: string, fields: Record<string, string>) =>
  request(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  });

/** The person in every table that can have personal data. */
async function putEverywhere(): Promise<void> {
  await makeKnown();
  const application = await idIn('affiliate_applications');
  await env.DB.batch([
    env.DB.prepare(
      `insert into staff_audit (id, at, action, subject_kind, subject_id, detail) values ('about', 1, 'application_not_sent', 'application', ?1, ?2)`,
    ).bind(application, JSON.stringify({ reason: `PartnerStack knows ${EMAIL}` })),
    env.DB.prepare(
      `insert into provider_failures (provider, at, reason) values ('partnerstack', 1, ?1)`,
    ).bind(`${EMAIL.toLowerCase()} is a partner already`),
    env.DB.prepare(
      `update affiliate_applications set failure = ?1, failed_at = 1 where id = ?2`,
    ).bind(`No partner named ${NAME}`, application),
    env.DB.prepare(
      `insert into outbox (id, kind, subject_id, payload, status, not_before, created_at, sent_at, changed_at) values ('resent', 'affiliate_application', 'gone', ?1, 'sent', 0, 1, 1, 1)`,
    ).bind(JSON.stringify({ text: NAME, replyTo: { email: EMAIL } })),
    env.DB.prepare(
      `insert into decision_mail_templates values ('rejected', 'Hello', ?1, 1, 'Ana')`,
    ).bind(`We wrote to ${EMAIL} before.`),
    env.DB.prepare(
      `insert into stored_texts values ('text', 'lead', 'Plans', 'As ' || ?1 || ' asked', 'Hello', 1, 'Ana')`,
    ).bind(EMAIL),
    env.DB.prepare(
      `update affiliate_applications set decision_reason = ?1, reopened_from = 'gone' where id = ?2`,
    ).bind(`Zbrqo: ${NAME} has no audience`, application),
    env.DB.prepare(`update affiliate_applications set resent = ?1 where id = ?2`).bind(
      JSON.stringify({ id: 'resent-id', motivation: 'Zbrqo again' }),
      application,
    ),
    env.DB.prepare(
      `insert into submission_keys (key, fingerprint, subject_id, created_at) values ('lead:qwe', 'print', ?1, ?2)`,
    ).bind(await idIn('leads'), Date.now()),
  ]);
}

test(
  'after an erasure nothing in the database, in KV or in R2 knows the person (DAT-01)',
  // Four submissions, whose e-mails leave a second apart, and each table read twice.
  async () => {
    await makeOthersKnown();
    const before = await rowCounts();
    await putEverywhere();
    const ids = await Promise.all(
      ['leads', 'contact_messages', 'affiliate_applications'].map((table) => idIn(table)),
    );
    const found = await foundOf(...TRACES, ...ids);
    const tables = new Set(found.map((place) => place.split('.', 1)[0]));
    expect([...tables], 'the person is in every table that can have them').toEqual(
      expect.arrayContaining(Object.keys(ERASED)),
    );

    const counter = await contactCounterKey(EMAIL.toLowerCase());
    expect(await env.KV.get(counter)).not.toBeNull();

    const cookie = await openSession();
    const path = `/admin/people/${ids[0]}/erase`;
    const question = await (await getAs(cookie, path)).text();
    expect(question).toContain('What stays');
    expect(question).toContain('keyed hash');
    const wrong = await postForm(cookie, path, { contact: 'ada@other.example' });
    expect(wrong.status, 'another address erases nothing').toBe(422);
    const again = await wrong.text();
    expect(again, 'what was typed stays, in the staff area').toContain('value="ada@other.e');
    expect(again).toContain('Type it exactly as it is shown.');
    expect(again).toContain('aria-label="Staff area"');
    const empty = await (await postForm(cookie, path, { contact: '' })).text();
    expect(empty).toMatch(/<p id="erase-contact-error"[^>]*>Please type what is shown above/);
    expect(empty).toContain('aria-label="Staff area"');
    expect(await idIn('leads')).toBe(ids[0]);
    const done = await postForm(cookie, path, { contact: EMAIL.toLowerCase() });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin/people']);

    expect(await foundOf(...TRACES, ...ids)).toEqual([]);
    expect(await foundInStores(...TRACES, counter)).toEqual([]);
    expect(await rowCounts(), 'others lost nothing').toEqual(before);
    expect((await getAs(cookie, `/admin/people/${ids[0]}`)).status).toBe(404);
  },
);

test('before they erase, staff read of a partnership that is, or that a try may have made (DAT-01)', async () => {
  const id = await seedApplication({ status: 'approved' });
  const cookie = await openSession();
  const isTold = async (change: string) => {
    await env.DB.prepare(change).bind(id).run();
    const question = await (await getAs(cookie, `/admin/people/${id}/erase`)).text();
    return question.includes('a partner at PartnerStack');
  };
  const waiting = `insert into outbox (id, kind, subject_id, payload, status, not_before, created_at, changed_at)
     values ('r', 'partner_registration', ?, '{}', 'pending', 0, 1, 1)`;
  expect(await isTold(waiting)).toBe(false);
  expect(await isTold('update outbox set attempts = 1 where subject_id = ?')).toBe(true);
  expect(await isTold('delete from outbox where subject_id = ?')).toBe(false);
  const partner = "update affiliate_applications set partnerstack_id = 'p1' where id = ?";
  expect(await isTold(partner)).toBe(true);
});

test('only the whole address goes: longer ones stay, and texts for others stay without it (DAT-01)', async () => {
  await seedLeads([
    { name: 'Own', email: 's@x.example' },
    { name: 'Other', email: 'hanna@x.example.com' },
  ]);
  const other = "select id from leads where name = 'Other'";
  // Many notes that do not quote it come first.
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
     insert into staff_notes (id, subject_kind, subject_id, at, by, text) select 'a' || i, 'lead', (${other}), 1, 'Ana', 'Called' from n`,
  ).run();
  const LONGER = 'Hanna.s@x.example or s@x.example.com';
  await env.DB.batch([
    env.DB.prepare(
      "insert into decision_mail_templates values ('rejected', 'Hello', ?, 1, 'Ana')",
    ).bind(`Not ${LONGER}. Write to S@X.example.`),
    env.DB.prepare(
      "insert into decision_mail_templates values ('approved', 'To s@x.example', 'Hi', 1, 'Ana')",
    ),
    env.DB.prepare(
      `insert into staff_notes (id, subject_kind, subject_id, at, by, text) select 'n', 'lead', id, 1, 'Ana', 'friend of s@x.example' from leads where name = 'Other'`,
    ),
    env.DB.prepare(`update leads set next_step = ? where name = 'Other'`).bind(`Ask ${LONGER}`),
  ]);
  const applicant = await seedApplication({ first_name: 'Third' });
  await env.DB.prepare(
    `update affiliate_applications set next_step = 'Ask s@x.example first'`,
  ).run();
  const cookie = await openSession();
  const id = await env.DB.prepare("select id from leads where name = 'Own'").first<string>('id');
  const question = await (await getAs(cookie, `/admin/people/${id}/erase`)).text();
  expect(question).toContain('Note, Other');
  expect(question).toContain('friend of s@x.example');
  expect(question).toContain(
    `/admin/leads?open=${await env.DB.prepare(other).first<string>('id')}`,
  );
  expect(question).not.toContain('Next step, Other');
  expect(question).toContain('Ask s@x.example first');
  expect(question).toContain(`/admin/affiliates?open=${applicant}`);

  await erasePerson(services, 's@x.example', BY);
  const { results } = await env.DB.prepare(
    "select subject || ': ' || text as text from decision_mail_templates union all select next_step from leads",
  ).all<{ text: string }>();
  expect(results.map(({ text }) => text).toSorted()).toEqual(
    ['To [erased]: Hi', `Hello: Not ${LONGER}. Write to [erased].`, `Ask ${LONGER}`].toSorted(),
  );
});

test('staff see that an address was erased, and the log says who did it, without the person (DAT-01)', async () => {
  await makeKnown();
  await erasePerson(services, EMAIL, BY);
  const cookie = await openSession();
  const found = await getAs(cookie, `/admin/people?q=${encodeURIComponent(EMAIL)}`);
  expect(await found.text()).toContain('It was erased on');
  const entry = await env.DB.prepare(
    "select session, subject_kind, detail from staff_audit where action = 'person_erased'",
  ).first();
  expect(entry).toEqual({ session: 'abcdefgh', subject_kind: 'person', detail: null });
  const { results } = await env.DB.prepare('select * from erasures').all();
  expect(results).toHaveLength(1);
  // Who has no more than the database cannot find out whether an address is in it.
  const hashesOf = await addressHasher({
    ...env,
    ERASURE_KEY: 'another key of at least thirty-two characters',
  });
  expect(await hashesOf(EMAIL)).not.toContain(results[0]?.['address_hash']);
  expect(JSON.stringify(results).toLowerCase()).not.toContain('qvonzix');
});

test('a form that is sent again under its key after an erasure brings nothing back (DAT-01)', async () => {
  const lead = goodLead({ name: NAME, email: EMAIL });
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await sendJson('POST', LEADS_API, lead, key)).status).toBe(200);
  await untilQuiet();
  await erasePerson(services, EMAIL, BY);
  expect((await sendJson('POST', LEADS_API, lead, key)).status).toBe(409);
  expect(await foundOf(...TRACES)).toEqual([]);
  expect((await post(LEADS_API, lead)).status, 'a person may come back').toBe(200);
  await untilQuiet();
});

test('an e-mail that waits for its turn while its person is erased is not sent and leaves no trace (DAT-01)', async () => {
  expectErrors();
  await sandbox.fault('emailjs', { mode: 'status', status: 500 });
  await post(LEADS_API, goodLead({ name: NAME, email: EMAIL }));
  await expect
    .poll(() =>
      env.DB.prepare("select attempts from outbox where status = 'pending'").first('attempts'),
    )
    .toBe(1);
  await sandbox.reset();
  const entry = await lockRow(services.db, { kind: 'lead', subjectId: await idIn('leads') });
  if (!entry) throw new Error('Nothing to lock');
  await erasePerson(services, EMAIL, BY);
  const delivered = await mailHandler.deliver(services, entry, Date.now() + 30_000);
  expect(delivered).toEqual({ ok: true, value: { state: 'later' } });
  expect(await sandbox.mails()).toEqual([]);
  expect(await foundOf(...TRACES)).toEqual([]);
});

test('submissions that arrive during an erasure are erased whole or stay whole (DAT-01)', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      post(LEADS_API, goodLead({ name: NAME, email: EMAIL })),
      post(LEADS_API, goodLead({ name: NAME, email: EMAIL, source: 'guarantee_cta' })),
      erasePerson(services, EMAIL, BY),
    ]);
    await untilQuiet();
    const orphans = await env.DB.prepare(
      `select (select count(*) from lead_visits where lead_id not in (select id from leads))
          + (select count(*) from outbox where subject_id not in (select id from leads union select id from lead_visits)) as n`,
    ).first('n');
    expect(orphans).toBe(0);
  }
});

test('an erasure is recognized after the password changed, and one from before the key of its own (DAT-01)', async () => {
  const { ERASURE_KEY: _none, ...before } = env;
  const old = servicesOf({ ...before });
  await makeKnown();
  await erasePerson(old, EMAIL, BY);
  await makeKnown({ email: 'second@xq-mail.example' });
  await erasePerson(services, 'second@xq-mail.example', BY);
  const recognized = async (bindings: object, email: string) => {
    const cookie = await openSession();
    const page = await requestWith(bindings, `/admin/people?q=${encodeURIComponent(email)}`, {
      headers: { cookie },
    });
    return (await page.text()).includes('It was erased on');
  };
  expect(await recognized({}, EMAIL)).toBe(true);
  const { results } = await env.DB.prepare('select address_hash from erasures').all();
  const hashesOf = await addressHasher({ ...env, ADMIN_PASSWORD_HASH: 'a new one' });
  const known = await hashesOf('second@xq-mail.example');
  expect(results.map(({ address_hash }) => String(address_hash))).toContain(known[0]);
});

test('people whose records were changed together, or made of one another, are erased one after another (DAT-01)', async () => {
  const cookie = await openSession('Ana');
  const people = ['ada@x.example', 'bo@x.example'];
  await seedLeads(people.map((email) => ({ name: 'Together', email })));
  const { data } = await recordsAs(cookie, leadKind).list();
  const changes = data.map(({ id }) => ({ id, set: { owner: 'Ana' } }));
  expect((await recordsAs(cookie, leadKind).change(...changes)).made).toHaveLength(2);
  const application = await seedApplication({ email: 'ada@x.example' });
  await decideAs(cookie, application, REJECT);
  await passUndoTime();
  const body = { change_id: crypto.randomUUID() };
  const path = `/api/admin/applications/${application}/reopen`;
  expect((await sendJson('POST', path, body, { cookie })).status).toBe(200);
  for (const { id, email } of data) {
    const erasing = await postForm(cookie, `/admin/people/${id}/erase`, {
      contact: email ?? '',
    });
    expect([erasing.status, erasing.headers.get('location')]).toEqual([303, '/admin/people']);
  }
  expect(await foundOf(...people)).toEqual([]);
});
