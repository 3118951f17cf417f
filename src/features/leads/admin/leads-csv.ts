import type { CsvColumns } from '../../../staff-list/csv-file.ts';
import { attributionOf } from './leads-admin.ts';
import type { ExportedLead } from './leads-admin.queries.ts';

/** The columns of ADL-04. */
export const LEAD_COLUMNS: CsvColumns<ExportedLead> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Source: ({ source }) => source,
  'Created At': ({ createdAt }, time) => time(createdAt),
};

const attributed =
  (field: string) =>
  ({ attribution }: ExportedLead): string | null =>
    attributionOf(attribution)?.[field] ?? null;

/** Everything that is stored of a lead but its notes and its history. */
export const ALL_LEAD_COLUMNS: CsvColumns<ExportedLead> = {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Source: ({ source }) => source,
  'Partner Key': ({ partnerKey }) => partnerKey,
  Page: ({ page }) => page,
  'Created At': ({ createdAt }, time) => time(createdAt),
  Status: ({ status }) => status,
  Owner: ({ owner }) => owner,
  'Next Step': ({ nextStep }) => nextStep,
  'Next Step On': ({ nextAt }) => nextAt,
  'Changed At': ({ changedAt }, time) => time(changedAt),
  'Changed By': ({ changedBy }) => changedBy,
  'Came Back': ({ visitCount }) => String(visitCount),
  'Last Visit': ({ returnedAt }, time) => time(returnedAt),
  'Landing Page': attributed('landing_page'),
  Referrer: attributed('referrer'),
  'First Partner': attributed('first_partner_key'),
  'Last Partner': attributed('last_partner_key'),
  'First Source': attributed('first_utm_source'),
  'First Medium': attributed('first_utm_medium'),
  'First Campaign': attributed('first_utm_campaign'),
  'Last Source': attributed('utm_source'),
  'Last Medium': attributed('utm_medium'),
  'Last Campaign': attributed('utm_campaign'),
};
