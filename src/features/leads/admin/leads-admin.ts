import { z } from 'zod';

import type { Services } from '../../../services.ts';
import { isoOf } from '../../../shared/iso.ts';
import type { ListResponse } from '../../../staff-list/list.contract.ts';
import { listResponse } from '../../../staff-list/list-request.ts';
import type { ListQuery } from '../../../staff-list/list-query.ts';
import type { LeadDetails, LeadRow } from './leads-admin.contract.ts';
import { findLead, listLeads, type StoredLead } from './leads-admin.queries.ts';

const leadRow = (lead: StoredLead): LeadRow => ({
  id: lead.id,
  name: lead.name,
  email: lead.email,
  source: lead.source,
  partner_key: lead.partnerKey,
  created_at: isoOf(lead.createdAt),
});

/** @throws AppError invalid when the row of the cursor is gone */
export const readLeads = async (
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<ListResponse<LeadRow>> => listResponse(await listLeads(db, query), leadRow);

const attributionOf = z.record(z.string(), z.string()).catch({});

/** A lead with its attribution and its visits. */
export async function readLead(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<LeadDetails | undefined> {
  const lead = await findLead(db, id);
  if (!lead) return undefined;
  const { attribution, page, visits } = lead;
  return {
    ...leadRow(lead),
    page,
    attribution: attribution === null ? null : attributionOf.parse(JSON.parse(attribution)),
    visits: visits.map(({ id: visitId, source, page: on, partnerKey, createdAt }) => ({
      id: visitId,
      source,
      page: on,
      partner_key: partnerKey,
      created_at: isoOf(createdAt),
    })),
  };
}
