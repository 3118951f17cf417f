import { z } from 'zod';

import { nextAt, nextStep, owner } from '../../../staff-work/work-body.ts';
import type { WorkedFeature } from '../../staff/work-routes.ts';
import { WORKED_LEADS } from './lead-work.queries.ts';
import {
  LEAD_STATUSES,
  leadsApi,
  leadTexts,
  type LeadDetails,
  type LeadRow,
} from './leads-admin.contract.ts';
import { leadRow, readLead } from './leads-admin.ts';
import type { StoredLead } from './leads-admin.queries.ts';

/** How staff work leads (FUP-01). */
export const LEADS_WORK: WorkedFeature<StoredLead, LeadRow, LeadDetails> = {
  worked: WORKED_LEADS,
  row: leadRow,
  details: (c, id) => readLead(c.get('services'), id),
  texts: leadTexts,
  values: {
    status: z.enum(LEAD_STATUSES).optional(),
    owner: owner.optional(),
    next_step: nextStep.optional(),
    next_at: nextAt.optional(),
  },
  api: leadsApi,
};
