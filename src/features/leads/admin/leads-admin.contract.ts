import { endpoint } from '../../../shared/api.ts';
import type { ListParameters, ListResponse } from '../../../staff-list/list.contract.ts';

export const LEAD_SORTS = [
  'newest',
  'oldest',
  'name',
  '-name',
  'email',
  '-email',
  'source',
  '-source',
  'partner_key',
  '-partner_key',
] as const;

export const leadTexts = {
  failed: 'Failed to fetch leads',
  gone: 'This lead is no longer there',
  none: 'No leads found.',
  noneMatch: 'No leads found matching your search.',
} as const;

/** A lead as staff see it; the time is null when the stored one is no time. */
export type LeadRow = {
  id: string;
  name: string;
  email: string;
  source: string;
  partner_key: string | null;
  created_at: string | null;
};

/** When and where the same e-mail was sent again. */
export type LeadVisit = {
  id: string;
  source: string;
  page: string | null;
  partner_key: string | null;
  created_at: string | null;
};

/**
 * A lead with the page it was made on, its attribution (first and last campaign, landing page,
 * referrer), and its later visits, newest first.
 */
export type LeadDetails = LeadRow & {
  page: string | null;
  attribution: { [field: string]: string } | null;
  visits: LeadVisit[];
};

export const leadsApi = {
  list: endpoint('GET', '/api/admin/leads').of<{ query: ListParameters }, ListResponse<LeadRow>>(),
  details: endpoint('GET', '/api/admin/leads/:id').of<object, LeadDetails>(),
  /** Answers with a file, so the browser follows it as a link. */
  csv: endpoint('GET', '/api/admin/leads.csv').of<
    { query: Pick<ListParameters, 'search' | 'sort'> },
    never
  >(),
} as const;
