// npm run million: builds 1,000,000 leads, 100,000 applications, messages and e-mails in a local D1 of its own and prints
// how many rows each kind of page reads, next to the same with 1,000 (sizes: LEADS, APPLICATIONS). More than 500 in a long list is a
// failure; the tests check the same at 50,000 (tests/staff-list/size.test.ts).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

import { openDatabase } from '../src/db/client.ts';
import { auditOf } from '../src/audit/audit.queries.ts';
import { findApplication } from '../src/features/affiliates/admin/application-changes.queries.ts';
import { listApplications } from '../src/features/affiliates/admin/applications.queries.ts';
import { readMailText } from '../src/features/affiliates/decision-mail/decision-mail.queries.ts';
import {
  readMarks,
  readOthers,
  SHARED_KINDS,
} from '../src/features/affiliates/review/doubts.queries.ts';
import {
  findMessage,
  listMessages,
  unsentMail,
} from '../src/features/contact/admin/messages-admin.queries.ts';
import { findLead } from '../src/features/leads/admin/leads-admin.queries.ts';
import { notesOf } from '../src/staff-work/notes.queries.ts';
import { readOverview } from '../src/features/overview/overview.ts';
import { eraseAddress } from '../src/features/people/erase.queries.ts';
import { readPerson, SHOWN_OF_EACH_KIND } from '../src/features/people/people.queries.ts';
import { deleteExpired } from '../src/features/people/retention.queries.ts';
import { sections } from '../src/shared/staff-sections.ts';
import { PAGE_SIZE, parseOrder } from '../src/staff-list/list.contract.ts';
import { readAllViews, readViews } from '../src/staff-list/views.queries.ts';
import { meteredD1 } from '../tests/helpers/metered-d1.ts';
import {
  applicationCases,
  FILLED_FROM,
  fillApplications,
  fillLeads,
  fillMessages,
  fillOutbox,
  leadCases,
  mailCases,
  messageCases,
  problemOf,
  READER,
  ROWS_READ_AT_MOST,
} from '../tests/helpers/size.ts';

const LEADS = Number(process.env['LEADS'] ?? 1_000_000);
const APPLICATIONS = Number(process.env['APPLICATIONS'] ?? 100_000);
const SMALL = 1000;

interface Reading {
  name: string;
  read: number;
  ms: number;
  problem: string | undefined;
}

/** Ten views of each of three lists, of ten staff members. Erasing reads all of them. */
const fillViews = (d1: D1Database): Promise<unknown> =>
  d1
    .prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 299)
       insert into staff_views (id, list, who, name, query)
       select 'view-' || i, case i % 3 when 0 then ?1 when 1 then ?2 else ?3 end, 'Staff ' || (i / 3 % 10), 'View ' || (i / 30), 'status=new' from n`,
    )
    .bind(sections.leads.path, sections.messages.path, sections.applications.path)
    .run();

/** Builds lists of these sizes and reads every kind of their pages. */
async function readings(leads: number, applications: number): Promise<Reading[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ric-million-'));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          name: 'store',
          modules: true,
          script: 'export default { fetch: () => new Response() }',
          compatibilityDate: '2026-10-01',
          d1Databases: { DB: 'size' },
        },
      ],
      defaultPersistRoot: folder,
      d1Persist: folder,
    }),
  );
  try {
    const d1 = await miniflare.getD1Database('DB');
    for (const file of readdirSync('migrations')
      .filter((name) => name.endsWith('.sql'))
      .toSorted()) {
      const statements = readFileSync(`migrations/${file}`, 'utf8').split(
        '--> statement-breakpoint',
      );
      await d1.batch(statements.filter((each) => each.trim()).map((each) => d1.prepare(each)));
    }
    const began = performance.now();
    await fillLeads(d1, leads);
    await fillApplications(d1, applications);
    await fillMessages(d1, applications);
    await fillOutbox(d1, applications);
    await fillViews(d1);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
      `${leads} leads and ${applications} applications, messages and e-mails built in ${seconds} s`,
    );

    const metered = meteredD1(d1);
    const db = openDatabase(metered.d1);
    await d1
      .prepare(
        `insert into leads (id, name, email, created_at) values ('one', 'One more', 'one.more@example.com', 1)`,
      )
      .run();
    await metered.d1.batch([
      metered.d1.prepare(
        `insert into leads (id, name, email, created_at) values ('two', 'Another', 'another@example.com', 2)`,
      ),
      metered.d1.prepare(`delete from leads where id in ('one', 'two')`),
    ]);
    const [insert] = metered.log;
    console.log(`one lead more: ${insert?.written} rows written, ${insert?.read} read`);

    const found: Reading[] = [];
    for (const [one, total] of [
      ...leadCases(leads).map((each) => [each, leads] as const),
      ...applicationCases(applications).map((each) => [each, applications] as const),
      ...messageCases(applications).map((each) => [each, applications] as const),
      ...mailCases(applications).map((each) => [each, applications] as const),
    ]) {
      metered.log.length = 0;
      const from = performance.now();
      const page = await one.run(db);
      const ms = performance.now() - from;
      const read = metered.read();
      found.push({ name: one.name, read, ms, problem: problemOf(one, page, total, read) });
    }

    const measured = async (
      name: string,
      problem: (read: number) => string | undefined,
      run: () => Promise<unknown>,
    ) => {
      metered.log.length = 0;
      const from = performance.now();
      await run();
      const ms = performance.now() - from;
      found.push({ name, read: metered.read(), ms, problem: problem(metered.read()) });
    };
    const overLimit = (read: number) =>
      read > ROWS_READ_AT_MOST ? `read ${read} rows` : undefined;
    // Pages as they are shown: with what other tables know of each row.
    const page = { search: '', order: parseOrder('newest'), from: undefined, limit: PAGE_SIZE };
    const idsOf = (found: { rows: { id: string }[] } | undefined) =>
      (found?.rows ?? []).map(({ id }) => id);
    await measured('page of applications, with their doubts', overLimit, async () =>
      readMarks(db, idsOf(await listApplications(db, page))),
    );
    const overdue = { ...page, filter: 'overdue', order: parseOrder('oldest') };
    await measured('page of overdue applications, with their doubts', overLimit, async () =>
      readMarks(db, idsOf(await listApplications(db, overdue))),
    );
    await measured('page of messages, with their e-mails', overLimit, async () =>
      unsentMail(db, idsOf(await listMessages(db, page, READER))),
    );
    await measured('pane of an application', overLimit, () =>
      Promise.all([
        findApplication(db, 'application-1'),
        readMarks(db, ['application-1']),
        ...SHARED_KINDS.map((kind) => readOthers(db, 'application-1', kind)),
        readMailText(db, 'application-1'),
        auditOf(db, { kind: 'application', id: 'application-1' }, 100),
      ]),
    );
    await measured('pane of a message', overLimit, () =>
      Promise.all([
        findMessage(db, 'message-1'),
        auditOf(db, { kind: 'message', id: 'message-1' }, 100),
        notesOf(db, { kind: 'message', id: 'message-1' }, 100),
      ]),
    );
    await measured('pane of a lead', overLimit, () =>
      Promise.all([
        findLead(db, 'lead-1'),
        auditOf(db, { kind: 'lead', id: 'lead-1' }, 100),
        notesOf(db, { kind: 'lead', id: 'lead-1' }, 100),
      ]),
    );
    const lists = Object.values(sections).map((section) => section.path);
    await measured('saved views of a list', overLimit, () =>
      readViews(db, { list: sections.leads.path, who: 'Staff 1' }),
    );
    await measured('saved views in the command palette', overLimit, () =>
      readAllViews(db, lists, 'Staff 1'),
    );
    const lastLeadAt = FILLED_FROM + (leads / 3) * 1000;
    await measured('overview', overLimit, () => readOverview({ db }, lastLeadAt));
    const email = 'person.1@mail.example.com';
    await measured('person', overLimit, () => readPerson(db, email, SHOWN_OF_EACH_KIND));
    await measured('erasing a person', overLimit, () =>
      eraseAddress(
        db,
        {
          id: 'erasure',
          email,
          addressHash: 'hash',
          by: { session: null, name: null, address: null },
        },
        Date.now(),
      ),
    );
    const none = { leads: 0, messages: 0, declined: 0, mailTexts: 0, audit: 0, pageViews: 0 };
    await measured('cron with nothing to delete', overLimit, () => deleteExpired(db, none, 200));
    return found;
  } finally {
    await miniflare.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

const small = await readings(SMALL, SMALL);
const large = await readings(LEADS, APPLICATIONS);

console.log(
  `\nrows read with ${SMALL} / with ${LEADS} leads and ${APPLICATIONS} applications · ms`,
);
for (const [index, { name, read, ms, problem }] of large.entries()) {
  const before = small[index]?.read ?? Number.NaN;
  console.log(
    `${String(before).padStart(5)} ${String(read).padStart(5)} ${ms.toFixed(0).padStart(6)}  ${name}${problem ? `  FAILS: ${problem}` : ''}`,
  );
}
const failures = [...small, ...large].filter(({ problem }) => problem);
const most = Math.max(...large.map(({ read }) => read));
console.log(
  `\nat most ${most} rows read; ${failures.length} of ${large.length * 2} over the limit or wrong`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
