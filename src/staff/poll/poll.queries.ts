import { sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

import type { Database } from '../../db/client.ts';
import { affiliateApplications } from '../../db/schema/affiliates.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { jobRuns } from '../../db/schema/jobs.ts';
import { leads, leadVisits } from '../../db/schema/leads.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { staffAudit } from '../../db/schema/staff.ts';
import type { CronJobId } from '../../cron-jobs.ts';
import { lastDays } from '../../shared/text/business-days.ts';
import { readWaiting } from '../waiting.queries.ts';
import type { PollState, ListName } from './poll.contract.ts';

type Versions = PollState['versions'];

const RETENTION: CronJobId = 'retention';

/** The largest value, one step in its index; 0 for none. */
const newest = (column: SQLiteColumn) =>
  sql<number>`coalesce((select max(${column}) from ${column.table}), 0)`;

/**
 * What moves with each write. Whatever staff do, an erasure too, is a record of the audit log; what
 * visitors send is a row with the next `seq`; the outbox notes each of its changes; retention notes when
 * it ran.
 */
const MARKS = {
  staff: sql<number>`coalesce((select max(rowid) from ${staffAudit}), 0)`.as('staff'),
  retention:
    sql<number>`coalesce((select ${jobRuns.startedAt} from ${jobRuns} where ${jobRuns.job} = ${sql.raw(`'${RETENTION}'`)}), 0)`.as(
      'retention',
    ),
  leads: newest(leads.seq).as('leads'),
  visits: newest(leadVisits.seq).as('visits'),
  messages: newest(contactMessages.seq).as('messages'),
  applications: newest(affiliateApplications.seq).as('applications'),
  resent: newest(affiliateApplications.resentAt).as('resent'),
  outbox: newest(outbox.changedAt).as('outbox'),
};

const MARKS_OF = {
  leads: ['leads', 'visits'],
  messages: ['messages', 'outbox'],
  applications: ['applications', 'resent', 'outbox'],
  mail: ['outbox'],
} as const satisfies Record<ListName, readonly (keyof typeof MARKS)[]>;

async function readVersions(db: Database): Promise<Versions> {
  const marks = await db
    .select(MARKS)
    .from(sql`(select 1)`)
    .get();
  const versionOf = (name: ListName) =>
    (['staff', 'retention', ...MARKS_OF[name]] as const)
      .map((mark) => marks?.[mark] ?? 0)
      .join('.');
  return {
    leads: versionOf('leads'),
    messages: versionOf('messages'),
    applications: versionOf('applications'),
    mail: versionOf('mail'),
  };
}

/** Lists also change with the day: what is new today is due tomorrow. */
const tagOf = (versions: Versions, now: number): string =>
  `"${[...Object.values(versions), lastDays(now).overdue].join('.')}"`;

/** The ETag of the state; reads some single rows. */
export async function readTag(db: Database, now: number): Promise<string> {
  return tagOf(await readVersions(db), now);
}

export async function readPollState(db: Database, now: number): Promise<PollState> {
  // In this order: a change between the two is found by the next poll.
  const versions = await readVersions(db);
  return { tag: tagOf(versions, now), versions, ...(await readWaiting(db, now)) };
}
