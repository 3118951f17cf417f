import { endpoint } from '../../../shared/api.ts';
import {
  CHIP_NAMES,
  type ChipName,
  type ListParameters,
  type ListResponse,
} from '../../../staff-list/list.contract.ts';
import type { Changed, Conflict, WorkEntry } from '../../../staff-work/work.contract.ts';

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
  '-activity',
  'next_step',
] as const;

export const LEAD_STATUSES = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** What the list can be narrowed down to; 'mine' and 'due' are open leads. */
export const LEAD_FILTERS = [
  'new',
  'mine',
  'due',
  'contacted',
  'qualified',
  'won',
  'lost',
  'spam',
] as const;
export type LeadFilter = (typeof LEAD_FILTERS)[number];

export const LEAD_CHIPS = CHIP_NAMES;
export type LeadChip = ChipName;

/** How many leads there are of each filter. */
export type LeadCounts = Record<LeadFilter, number>;

export const leadTexts = {
  failed: 'Failed to fetch leads',
  gone: 'This lead is no longer there',
  none: 'No leads found.',
  noneMatch: 'No leads found matching your search.',
  changeFailed: 'The lead could not be changed',
  noSuchChange: 'There is nothing to undo',
} as const;

/** A lead as staff see it; the time is null when the stored one is no time. */
export type LeadRow = {
  id: string;
  name: string;
  email: string;
  source: string;
  partner_key: string | null;
  created_at: string | null;
  status: LeadStatus;
  owner: string | null;
  next_step: string | null;
  /** 'YYYY-MM-DD' */
  next_at: string | null;
  version: number;
  changed_at: string | null;
  /** Null after a visit. */
  changed_by: string | null;
  /** How often it came back, and when last. */
  visit_count: number;
  returned_at: string | null;
};

/** When and where the same e-mail was sent again. */
export type LeadVisit = {
  id: string;
  source: string;
  page: string | null;
  partner_key: string | null;
  created_at: string | null;
  status_before: LeadStatus | null;
};

/**
 * A lead with the page it was made on, its attribution (first and last campaign, landing page,
 * referrer), its later visits, and what staff did, newest first.
 */
export type LeadDetails = LeadRow & {
  page: string | null;
  attribution: { [field: string]: string } | null;
  visits: LeadVisit[];
  history: WorkEntry[];
};

/** What staff can set; null clears. */
export type LeadValues = {
  status?: LeadStatus;
  owner?: string | null;
  next_step?: string | null;
  next_at?: string | null;
};

/** The response to a change that another one came before: what happened, and the lead as it is. */
export type LeadConflict = Conflict<LeadRow>;

export type LeadsResponse = {
  data: LeadRow[];
  meta: ListResponse<LeadRow>['meta'] & { counts: LeadCounts };
};

export const leadsApi = {
  list: endpoint('GET', '/api/admin/leads').of<
    { query: ListParameters & { status?: LeadFilter } },
    LeadsResponse
  >(),
  /** A change of an older version than the lead's is a 409 with a LeadConflict. */
  change: endpoint('PATCH', '/api/admin/leads/:id').of<
    { body: LeadValues & { note?: string; version?: number } },
    LeadDetails
  >(),
  /** Changes several at once; those of another version stay as they are. */
  changeAll: endpoint('POST', '/api/admin/leads/changes').of<
    { body: { records: { id: string; version?: number }[]; set: LeadValues } },
    Changed<LeadRow>
  >(),
  /** Undoes a change of this session. */
  undo: endpoint('POST', '/api/admin/leads/changes/:change/undo').of<object, Changed<LeadRow>>(),
  details: endpoint('GET', '/api/admin/leads/:id').of<object, LeadDetails>(),
  /** Answers with a file, so the browser follows it as a link. */
  csv: endpoint('GET', '/api/admin/leads.csv').of<
    { query: Omit<ListParameters, 'offset' | 'limit'> & { status?: LeadFilter; columns?: 'all' } },
    never
  >(),
} as const;
