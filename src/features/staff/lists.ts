import { z } from 'zod';

import type { Services } from '../../services.ts';
import { isoOf } from '../../shared/iso.ts';
import { applicationRow } from './application-row.ts';
import { listApplications } from './applications.queries.ts';
import { cursorOf, placeOf, type Place } from './cursor.ts';
import { listLeads } from './leads.queries.ts';
import type { ListQuery } from './list.queries.ts';
import {
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  searchText,
  type ApplicationsAnswer,
  type LeadRow,
  type ListAnswer,
} from './staff.contract.ts';

const place = z.string().transform((text, context): Place => {
  const found = placeOf(text);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'This cursor is none of ours' });
  return z.NEVER;
});

/** The query of the list calls (design.md, "Site API"); each parameter once, nothing unknown. */
export const listParameters = z.strictObject({
  search: z.string().transform(searchText).default(''),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  cursor: place.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
});

/** The query as the database takes it. */
export function listQuery({ cursor, ...rest }: z.output<typeof listParameters>): ListQuery {
  return { ...rest, after: cursor };
}

/** A page's own query: what cannot be read is left out, a page is no API. */
export function pageQuery(query: { q?: string | undefined; cursor?: string | undefined }) {
  return {
    search: searchText(query.q ?? ''),
    sort: 'newest' as const,
    after: placeOf(query.cursor ?? ''),
    limit: PAGE_SIZE,
  };
}

/** The rows of a page, and the cursor of the next when there is one more row than asked for. */
function pageOf<Row extends Place>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next_cursor: rows.length > limit && last ? cursorOf(last) : null };
}

/** Leads as staff see them (ADL-01, 02, 07, 11). */
export async function leadsAnswer(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<ListAnswer<LeadRow>> {
  const { rows, matched, total } = await listLeads(db, query);
  const { shown, next_cursor } = pageOf(rows, query.limit);
  return {
    data: shown.map((lead) => ({
      id: lead.id,
      name: lead.name,
      email: lead.email,
      source: lead.source,
      partner_key: lead.partnerKey,
      created_at: isoOf(lead.createdAt),
    })),
    meta: { matched, total, next_cursor },
  };
}

/** Applications as staff see them (ADA-01, 03, 18). */
export async function applicationsAnswer(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<ApplicationsAnswer> {
  const { rows, matched, counts } = await listApplications(db, query);
  const { shown, next_cursor } = pageOf(rows, query.limit);
  return {
    data: shown.map(applicationRow),
    meta: { matched, total: counts.total, next_cursor, counts },
  };
}
