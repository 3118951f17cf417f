import { z } from 'zod';

import { AppError } from '../../http/errors.tsx';
import type { Services } from '../../services.ts';
import { isoOf } from '../../shared/iso.ts';
import { applicationRow } from '../affiliates/admin/application-row.ts';
import { listApplications } from '../affiliates/admin/applications.queries.ts';
import { findLead, listLeads, type StoredLead } from '../leads/admin/leads-admin.queries.ts';
import { listCursor, listPlaceOf, type ListPlace } from '../../staff-list/list-cursor.ts';
import type { ListPage, ListQuery } from '../../staff-list/list.queries.ts';
import {
  APPLICATION_SORTS,
  APPLICATION_FILTERS,
  LEAD_SORTS,
  orderOf,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  searchText,
  sortOf,
  type ApplicationsResponse,
  type LeadDetails,
  type LeadRow,
  type ListResponse,
} from './staff.contract.ts';

const place = z.string().transform((text, context): ListPlace => {
  const found = listPlaceOf(text);
  if (found) return found;
  context.addIssue({ code: 'custom', message: 'This cursor is none of ours' });
  return z.NEVER;
});

const parametersWith = <Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.strictObject({
    search: z.string().transform(searchText).default(''),
    sort: z
      .enum(sorts)
      .default('newest' as never)
      .transform(orderOf),
    cursor: place.optional(),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE),
  });

/** The queries of the list calls (design.md, "Site API"); each parameter once, nothing unknown. */
export const leadsParameters = parametersWith(LEAD_SORTS);
export const applicationsParameters = parametersWith(APPLICATION_SORTS).extend({
  status: z.enum(APPLICATION_FILTERS).optional(),
});

/** The query as the database takes it. */
export const listQuery = ({
  search,
  sort,
  cursor,
  limit,
}: z.output<typeof leadsParameters>): ListQuery => ({ search, order: sort, from: cursor, limit });

/** A page's own query: what cannot be read is left out, a page is no API. */
export function pageQuery(
  query: Partial<Record<'q' | 'sort' | 'cursor', string | undefined>>,
  sorts: readonly string[],
): ListQuery {
  const sort = query.sort ?? '';
  return {
    search: searchText(query.q ?? ''),
    order: orderOf(sorts.includes(sort) ? sort : 'newest'),
    from: listPlaceOf(query.cursor ?? ''),
    limit: PAGE_SIZE,
  };
}

/** A page's answer: where the place is gone, the list from its beginning; null when it cannot be read. */
export async function pageAnswer<Answer>(
  query: ListQuery,
  read: (query: ListQuery) => Promise<Answer>,
): Promise<{ answer: Answer | null; cursor: string | null }> {
  const cursor = query.from ? listCursor(query.from) : null;
  try {
    return { answer: await read(query), cursor };
  } catch (error) {
    if (!(error instanceof AppError && query.from)) return { answer: null, cursor };
    return pageAnswer({ ...query, from: undefined }, read);
  }
}

/** What every list says of its page. */
function metaOf<Row>(page: ListPage<Row>): ListResponse<never>['meta'] {
  return {
    matched: page.matched,
    matched_at_least: page.isLeast,
    looked_at: page.lookedAt,
    total: page.total,
    sort: sortOf(page.order),
    next_cursor: page.next && listCursor(page.next),
    previous_cursor: page.previous && listCursor(page.previous),
  };
}

/** What a list says whose cursor's row has been deleted. */
function found<Page>(page: Page | undefined): Page {
  if (page) return page;
  const text = 'This place in the list is gone';
  throw new AppError('invalid', text, { fields: { cursor: text } });
}

const leadRow = (
  lead: Pick<StoredLead, 'id' | 'name' | 'email' | 'source' | 'partnerKey' | 'createdAt'>,
): LeadRow => ({
  id: lead.id,
  name: lead.name,
  email: lead.email,
  source: lead.source,
  partner_key: lead.partnerKey,
  created_at: isoOf(lead.createdAt),
});

/** Leads as staff see them (ADL-01, 02, 07, 11). @throws AppError invalid when the cursor's row is gone */
export async function leadsAnswer(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<ListResponse<LeadRow>> {
  const page = found(await listLeads(db, query));
  return { data: page.rows.map(leadRow), meta: metaOf(page) };
}

const attributionOf = z.record(z.string(), z.string()).catch({});

/** One lead with where it came from; undefined when there is none of that id. */
export async function leadDetails(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<LeadDetails | undefined> {
  const lead = await findLead(db, id);
  if (!lead) return undefined;
  const { attribution } = lead;
  return {
    ...leadRow(lead),
    attribution: attribution === null ? null : attributionOf.parse(JSON.parse(attribution)),
  };
}

/** Applications as staff see them (ADA-01, 03, 18). @throws AppError invalid when the cursor's row is gone */
export async function applicationsAnswer(
  { db }: Pick<Services, 'db'>,
  query: ListQuery,
): Promise<ApplicationsResponse> {
  const page = found(await listApplications(db, query));
  return {
    data: page.rows.map(applicationRow),
    meta: { ...metaOf(page), counts: page.counts, not_sent: page.notSent },
  };
}
