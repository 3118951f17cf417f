import { z } from 'zod';

import { isoOf } from '../../../shared/iso.ts';
import type { Services } from '../../../services.ts';
import { listResponse } from '../../../staff-list/list-request.ts';
import type { ListQuery } from '../../../staff-list/list.queries.ts';
import { historyOf } from '../../../staff-work/history.ts';
import type { Reader } from '../../staff/work-routes.ts';
import { type LeadDetails, type LeadRow, type LeadsResponse } from './leads-admin.contract.ts';
import { findLead, listLeads, type StoredLead } from './leads-admin.queries.ts';

export const leadRow = (lead: StoredLead): LeadRow => ({
  id: lead.id,
  name: lead.name,
  email: lead.email,
  source: lead.source,
  partner_key: lead.partnerKey,
  created_at: isoOf(lead.createdAt),
  status: lead.status,
  owner: lead.owner,
  next_step: lead.nextStep,
  next_at: lead.nextAt,
  version: lead.version,
  changed_at: isoOf(lead.changedAt),
  changed_by: lead.changedBy,
  visit_count: lead.visitCount,
  returned_at: isoOf(lead.returnedAt),
});

export async function readLeads(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
  reader: Reader,
): Promise<LeadsResponse> {
  const page = await listLeads(db, query, reader);
  const { data, meta } = listResponse(page, leadRow);
  return { data, meta: { ...meta, counts: page.counts } };
}

const attributionSchema = z.record(z.string(), z.string()).catch({});

/** A stored attribution; null for none. */
export const attributionOf = (stored: string | null): Record<string, string> | null =>
  stored === null ? null : attributionSchema.parse(JSON.parse(stored));

/** A lead with its attribution, its visits and what staff did. */
export async function readLead(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<LeadDetails | undefined> {
  const [lead, history] = await Promise.all([
    findLead(db, id),
    historyOf(db, { kind: 'lead', id }),
  ]);
  if (!lead) return undefined;
  const { attribution, page, visits } = lead;
  return {
    ...leadRow(lead),
    page,
    attribution: attributionOf(attribution),
    visits: visits.map((visit) => ({
      id: visit.id,
      source: visit.source,
      page: visit.page,
      partner_key: visit.partnerKey,
      created_at: isoOf(visit.createdAt),
      status_before: visit.statusBefore,
    })),
    history,
  };
}
