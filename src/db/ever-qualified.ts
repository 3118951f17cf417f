import { and, eq, gte, sql, type SQL } from 'drizzle-orm';

import { leads } from './schema/leads.ts';
import { staffAudit } from './schema/staff.ts';

/** Who qualified a lead took that back, by an undo or by hand, to a status that comes before. */
const isTakenBack = sql`exists (
  select 1 from staff_audit back
  where back.subject_kind = ${staffAudit.subjectKind} and back.subject_id = ${staffAudit.subjectId}
    and back.id > ${staffAudit.id} and back.session = ${staffAudit.session}
    and back.detail ->> 'was_status' = 'qualified' and back.detail ->> 'status' in ('new', 'contacted')
)`;

/**
 * Leads that are or once were qualified, as those that were won are; spam is not.
 * @param since ms; no lead in question is older
 */
export const everQualified = (since = 0): SQL => sql`(
  ${leads.status} in ('qualified', 'won') or (${leads.status} <> 'spam' and ${leads.id} in (
    select ${staffAudit.subjectId} from ${staffAudit}
    where ${and(
      eq(staffAudit.action, 'lead_changed'),
      gte(staffAudit.at, since),
      sql`${staffAudit.detail} ->> 'status' = 'qualified'`,
      sql`not ${isTakenBack}`,
    )}
  ))
)`;
