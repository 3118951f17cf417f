import { sql, type SQL } from 'drizzle-orm';

import { isAddress } from './is-address.ts';
import { leads, mergedLeads } from './schema/leads.ts';

/** Whether a lead has an address, or one that was merged into it had. */
export const isLeadOf = (email: string): SQL =>
  sql`(${isAddress(leads.email, email)} or ${leads.id} in (select ${mergedLeads.keptId} from ${mergedLeads} where ${isAddress(mergedLeads.email, email)}))`;

/** The id of that lead; null for none. */
export const leadOf = (email: string): SQL =>
  sql`coalesce(
    (select ${leads.id} from ${leads} where ${isAddress(leads.email, email)}),
    (select ${mergedLeads.keptId} from ${mergedLeads} where ${isAddress(mergedLeads.email, email)} limit 1))`;

/** That no lead with an address was merged into another one: who writes again is not a new lead. */
export const isNotMerged = (email: string): SQL =>
  sql`not exists (select 1 from ${mergedLeads} where ${isAddress(mergedLeads.email, email)})`;
