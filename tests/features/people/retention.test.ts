import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';

import { openDatabase } from '../../../src/db/client.ts';
import { deleteExpired } from '../../../src/features/people/delete-old-data.queries.ts';
import { deleteOldData } from '../../../src/features/people/delete-old-data.ts';
import { BLOG_CRON } from '../../../src/cron-jobs.ts';
import { servicesOf } from '../../../src/services.ts';
import { retention } from '../../../src/shared/content/retention.ts';
import { uuidv7 } from '../../../src/shared/uuid.ts';
import { meteredD1 } from '../../helpers/metered-d1.ts';
import { postForm, runCron } from '../../helpers/request.ts';
import { fillLeads, fillOutbox } from '../../helpers/size.ts';
import { openSession, seedApplication, seedLeads, tableIn } from '../../helpers/staff.ts';
import { noteOn, setOn } from '../../helpers/work.ts';
import {
  APPLICATIONS_API,
  goodApplication,
  goodLead,
  goodMessage,
  post,
  CONTACT_API,
  LEADS_API,
  untilQuiet,
} from '../../helpers/submissions.ts';

const { db } = servicesOf(env);
const NOW = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 24 * 3_600_000;

/** So many months before now, to the day. */
const monthsAgo = (months: number, days = 0) => Date.UTC(2026, 10 - months, 22 - days, 12);

const emails = async () =>
  (
    await env.DB.prepare('select email from leads order by seq').all<{ email: string }>()
  ).results.map(({ email }) => email);

afterEach(() => vi.restoreAllMocks());

test('a lead goes 24 months after the last contact, with its visits and its e-mails (DAT-02, Y-20)', async () => {
  await seedLeads([
    { email: 'old@x.example', created_at: monthsAgo(24, 1) },
    { email: 'back@x.example', created_at: monthsAgo(30) },
    { email: 'young@x.example', created_at: monthsAgo(23) },
  ]);
  await env.DB.batch([
    env.DB.prepare(
      "insert into lead_visits (id, lead_id, source, created_at) values ('v1', 'lead-000001', 'x', ?), ('v0', 'lead-000000', 'x', ?)",
    ).bind(monthsAgo(2), monthsAgo(24, 1)),
    env.DB.prepare(
      "insert into outbox (id, kind, subject_id, payload, status, not_before, created_at, sent_at, changed_at) values ('m', 'lead', 'lead-000000', '{}', 'sent', 0, 1, 1, 1), ('n', 'lead', 'v0', '{}', 'sent', 0, 1, 1, 1)",
    ),
    env.DB.prepare("update leads set contacted_at = ? where email = 'back@x.example'").bind(
      monthsAgo(2),
    ),
  ]);
  await deleteOldData(db, NOW);
  expect(await emails()).toEqual(['back@x.example', 'young@x.example']);
  const left = await env.DB.prepare(
    'select (select count(*) from outbox) as mail, (select count(*) from lead_visits) as visits',
  ).first();
  expect(left).toEqual({ mail: 0, visits: 1 });
});

test('where the month two years ago is shorter, its last day counts (DAT-02)', async () => {
  const lastDay = (hour: number) => Date.UTC(2026, 1, 28, hour);
  await seedLeads([
    { email: 'old@x.example', created_at: lastDay(11) },
    { email: 'young@x.example', created_at: lastDay(13) },
  ]);
  await deleteOldData(db, Date.UTC(2028, 1, 29, 12));
  expect(await emails()).toEqual(['young@x.example']);
});

test('declined applications go after 12 months; others stay whatever their age (DAT-02, Y-20)', async () => {
  const old = { created_at: monthsAgo(12, 1) };
  const [gone, pending, approved, recent] = await Promise.all([
    seedApplication({ ...old, status: 'rejected' }),
    seedApplication({ ...old, status: 'pending' }),
    seedApplication({ ...old, status: 'approved' }),
    seedApplication({ created_at: monthsAgo(11), status: 'rejected' }),
  ]);
  await deleteOldData(db, NOW);
  const { results } = await env.DB.prepare('select id from affiliate_applications').all<{
    id: string;
  }>();
  const left = results.map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([pending, approved, recent]));
  expect(left).not.toContain(gone);
});

test('the text of an e-mail goes after 90 days, the entry stays, and it is not tried again (DAT-02, Y-20)', async () => {
  const insert = env.DB.prepare(
    `insert into outbox (id, kind, subject_id, payload, status, not_before, created_at, sent_at, changed_at)
       values (?1, 'lead', ?1, '{"text":"Secret"}', ?2, 0, ?3, iif(?2 = 'sent', ?3, null), ?3)`,
  );
  const before = NOW - (retention.mailTextDays + 1) * DAY_MS;
  await env.DB.batch([
    insert.bind('sent', 'sent', before),
    insert.bind('failed', 'failed', before),
    insert.bind('young', 'sent', before + 2 * DAY_MS),
  ]);
  await deleteOldData(db, NOW);
  const { results } = await env.DB.prepare('select id, payload from outbox order by id').all();
  expect(results).toEqual([
    { id: 'failed', payload: 'null' },
    { id: 'sent', payload: 'null' },
    { id: 'young', payload: '{"text":"Secret"}' },
  ]);
  const cookie = await openSession();
  const retried = await postForm('/admin/mail/failed/retry', cookie);
  expect(retried.status).toBe(409);
  expect(await retried.text()).toContain('The text of this e-mail was deleted after its period');
});

test('audit entries, records of erasures and messages go after their periods (DAT-02, Y-20)', async () => {
  const at = (ms: number) =>
    env.DB.prepare("insert into staff_audit (id, at, action) values (?, ?, 'signed_out')").bind(
      uuidv7(ms),
      ms,
    );
  const message = (id: string, ms: number) =>
    env.DB.prepare(
      "insert into contact_messages (id, limit_key, fingerprint, name, email, subject, message, user_agent, created_at, search_text) values (?1, 'k', 'f', 'n', 'e', 's', 'm', 'u', ?2, '')",
    ).bind(id, ms);
  const erasure = (hash: string, ms: number) =>
    env.DB.prepare('insert into erasures (id, address_hash, at) values (?, ?, ?)').bind(
      uuidv7(ms),
      hash,
      ms,
    );
  await env.DB.batch([
    at(monthsAgo(12, 1)),
    at(monthsAgo(11)),
    erasure('old', monthsAgo(12, 1)),
    erasure('young', monthsAgo(11)),
    message('old', monthsAgo(24, 1)),
    message('young', monthsAgo(23)),
  ]);
  await deleteOldData(db, NOW);
  const left = await env.DB.prepare(
    'select (select count(*) from staff_audit) as entries, (select group_concat(address_hash) from erasures) as erasures, (select group_concat(id) from contact_messages) as messages',
  ).first();
  expect(left).toEqual({ entries: 1, erasures: 'young', messages: 'young' });
});

test('cron deletes some hundred rows a run and tells staff what went last, also after an idle run (DAT-02, Y-20)', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await seedLeads(
    Array.from({ length: 250 }, (_, index) => ({ email: `${index}@x.example`, created_at: 1 })),
  );
  await runCron(BLOG_CRON);
  expect(await emails()).toHaveLength(50);
  await runCron(BLOG_CRON);
  await runCron(BLOG_CRON);
  expect(await emails()).toHaveLength(0);
  const cookie = await openSession();
  const jobs = await tableIn(cookie, '/admin/site?tab=engineers', 'Background jobs');
  expect(jobs.map((cells) => cells.at(-1))).toContainEqual(
    expect.stringMatching(/^leads 50; on: \d{4}-\d\d-\d\d$/),
  );
  const lines = info.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => line.includes('old_data_deleted'))).toHaveLength(2);
});

test('a run with nothing to delete reads some rows, however many are stored (DAT-02, Y-20)', async () => {
  await fillLeads(env.DB, 1000);
  await fillOutbox(env.DB, 1000);
  const { d1, log, read } = meteredD1(env.DB);
  const beforeAllRows = 0;
  await deleteExpired(openDatabase(d1), beforeAllRows, 200);
  expect(read(), JSON.stringify(log.filter((each) => each.read > 10))).toBeLessThan(100);
});

const LEADS = '/api/admin/leads';

test.each([
  ['asks for access again', () => post(LEADS_API, goodLead({ email: 'Old@X.example' }))],
  ['sends a message', () => post(CONTACT_API, goodMessage({ email: 'OLD@x.example' }))],
  [
    'applies to the program',
    () => post(APPLICATIONS_API, goodApplication({ email: 'old@x.example' })),
  ],
  [
    'is noted something about',
    async () => noteOn(LEADS, await openSession(), 'lead-000000', 'Called'),
  ],
  [
    'is contacted',
    async () => setOn(LEADS, await openSession(), 'lead-000000', { status: 'contacted' }),
  ],
])('a lead whose person %s lately stays (DAT-02, Y-20)', async (_what, contact) => {
  await seedLeads([{ email: 'old@x.example', created_at: Date.now() - 1000 * DAY_MS }]);
  await contact();
  await untilQuiet();
  await deleteOldData(db);
  expect(await emails()).toEqual(['old@x.example']);
});

test('what is young survives cron (DAT-02, Y-20)', async () => {
  await post(LEADS_API, goodLead());
  await post(CONTACT_API, goodMessage());
  await untilQuiet();
  expect(await deleteOldData(db)).toBeNull();
});
