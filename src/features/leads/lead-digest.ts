import { sections } from '../../shared/staff-sections.ts';
import type { DigestSource } from '../../submissions/digests.ts';
import { LEAD_SOURCES } from './leads.contract.ts';
import { leadsWithoutMail } from './leads.queries.ts';
import { leadText } from './submit-lead.ts';

export const leadDigest: DigestSource = {
  name: 'leads',
  path: sections.leads.path,
  read: async ({ db }, time) =>
    (await leadsWithoutMail(db, time, LEAD_SOURCES.plansRequest)).map((lead) => ({
      createdAt: lead.createdAt,
      text: leadText(lead).join(' '),
    })),
};
