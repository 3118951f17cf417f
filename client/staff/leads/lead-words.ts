import type {
  LeadFilter,
  LeadStatus,
} from '../../../src/features/leads/admin/leads-admin.contract.ts';

export const LEAD_STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** The filters of the list, in words; new leads are not yet contacted. */
export const LEAD_FILTER_WORDS: Readonly<Record<LeadFilter, string>> = {
  ...LEAD_STATUS_WORDS,
  mine: 'Mine',
  due: 'Due',
};

/** The key that sets each status. */
export const LEAD_STATUS_KEYS: Readonly<Record<string, LeadStatus>> = {
  n: 'new',
  c: 'contacted',
  q: 'qualified',
  w: 'won',
  l: 'lost',
  s: 'spam',
};
