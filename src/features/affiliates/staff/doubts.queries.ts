import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

import { batch, type Database } from '../../../db/client.ts';
import { areIn } from '../../../db/are-in.ts';
import {
  affiliateApplications as applications,
  NAME_KEY,
  WEBSITE_KEY,
} from '../../../db/schema/affiliates.ts';
import { leads, mergedLeads } from '../../../db/schema/leads.ts';
import { outbox } from '../../../db/schema/outbox.ts';
import { staffAudit } from '../../../db/schema/staff.ts';
import type { RelatedApplications } from './review.contract.ts';

const other = alias(applications, 'other');

/** Not itself, and neither what it was made from nor what was made from it. */
const isOther: SQL = sql`${other.seq} <> ${applications.seq} and ${other.id} is not ${applications.reopenedFrom} and ${other.reopenedFrom} is not ${applications.id}`;

/** Only an address or a handle names a site: many write 'none'. */
const namesSite: SQL = sql`(instr(${WEBSITE_KEY(applications)}, '.') > 0 or ${applications.website} like '@_%')`;

/** What another application has in common with one. */
const SHARED = {
  address: sql`lower(${other.email}) = lower(${applications.email})`,
  name: sql`${NAME_KEY(other)} = ${NAME_KEY(applications)}`,
  website: sql`${other.website} is not null and ${WEBSITE_KEY(other)} = ${WEBSITE_KEY(applications)} and ${namesSite}`,
} as const;
type Shared = keyof typeof SHARED;
export const SHARED_KINDS = Object.keys(SHARED) as Shared[];

/** As one chunk: Drizzle drops the tables of columns that stand in a field by themselves. */
const field = <Value>(value: SQL, name: string) => sql<Value>`${value}`.as(name);

const existsOther = (shared: Shared) =>
  field<number>(
    sql`exists (select 1 from ${applications} as other where ${SHARED[shared]} and ${isOther})`,
    `shares_${shared}`,
  );

const isLead = sql`exists (select 1 from ${leads} where lower(${leads.email}) = lower(${applications.email}) union all select 1 from ${mergedLeads} where lower(${mergedLeads.email}) = lower(${applications.email}))`;
const reopenedAs = sql`(select other.id from ${applications} as other where ${other.reopenedFrom} = ${applications.id})`;
const existed = sql`exists (select 1 from ${staffAudit} where ${staffAudit.subjectKind} = 'application' and ${staffAudit.subjectId} = ${applications.id} and json_extract(${staffAudit.detail}, '$.already_existed'))`;
const mailStatus = sql`(select ${outbox.status} from ${outbox} where ${outbox.kind} = 'application_decision' and ${outbox.subjectId} = ${applications.id})`;

/** What the list shows of applications that other rows know: some seeks in indexes for each. */
export const readMarks = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: applications.id,
      address: existsOther('address'),
      name: existsOther('name'),
      website: existsOther('website'),
      lead: field<number>(isLead, 'is_lead'),
      reopenedAs: field<string | null>(reopenedAs, 'reopened_as'),
      existed: field<number>(existed, 'existed'),
      mail: field<(typeof outbox.$inferSelect)['status'] | null>(mailStatus, 'mail_status'),
    })
    .from(applications)
    .where(areIn(applications.id, ids));

export type Marks = Awaited<ReturnType<typeof readMarks>>[number];

/** How many of each kind staff are shown. */
const SHOWN_OTHERS = 5;

/** The newest applications that share something with one. */
export function readRelatedApplications(db: Database, id: string): Promise<RelatedApplications> {
  const others = (shared: Shared) =>
    db
      .select({ id: other.id, name: other.name, email: other.email, status: other.status })
      .from(applications)
      .innerJoin(other, and(SHARED[shared], isOther))
      .where(eq(applications.id, id))
      .orderBy(desc(other.seq))
      .limit(SHOWN_OTHERS);
  return batch(db, {
    address: others('address'),
    name: others('name'),
    website: others('website'),
  });
}
