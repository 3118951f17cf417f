import { and, eq, gte, sql, type SQL } from 'drizzle-orm';

import { leads } from './schema/leads.ts';
import { staffAudit } from './schema/staff.ts';

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
    )}
  ))
)`;
