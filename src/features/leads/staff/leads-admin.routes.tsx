import { LeadsScreen } from './client/LeadsScreen.island.tsx';
import { Island } from '../../../http/page/island.tsx';
import { respond } from '../../../http/respond.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { readRelatedLeads } from '../../../people/duplicates.queries.ts';
import { apiRow } from '../../../db/api-row.ts';
import { recordFile } from '../../../staff/work/record-file.ts';
import { recordRoutes } from '../../../staff/work/record-routes.tsx';
import { recordRows } from '../../../staff/work/record-rows.ts';
import type { CsvColumns } from '../../../staff/list/csv-file.ts';
import type { RowOf } from '../../../staff/list/list.queries.ts';
import { valueColumns } from '../../../staff/work/value-columns.ts';

import { leadKind, leadRecordsApi, leadValues, originsApi } from './leads-admin.contract.ts';
import {
  attributionOf,
  EXPORTED_LEAD,
  findOrigin,
  leadRecords,
  readOrigins,
} from './leads-admin.queries.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';

type ExportedLead = RowOf<typeof EXPORTED_LEAD>;

/** The owner wants no partner key in the file, although the table shows it. */
export const LEAD_COLUMNS: CsvColumns<ExportedLead> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email && readableDomains(email),
  Source: ({ source }) => source,
  'Created At': ({ createdAt }, time) => time(createdAt),
};

const attributed =
  (field: string) =>
  ({ attribution }: ExportedLead): string | null =>
    attributionOf(attribution)?.[field] ?? null;

/** Everything that is stored of a lead but its notes and its history. */
const ALL_LEAD_COLUMNS: CsvColumns<ExportedLead> = {
  Id: ({ id }) => id,
  Name: ({ name }) => name,
  Email: ({ email }) => email && readableDomains(email),
  Source: ({ source }) => source,
  'Partner Key': ({ partnerKey }) => partnerKey,
  Page: ({ page }) => page,
  'Created At ({zone})': ({ createdAt }, time) => time(createdAt),
  ...valueColumns(leadValues),
  'Changed At ({zone})': ({ changedAt }, time) => time(changedAt),
  'Changed By': ({ changedBy }) => changedBy,
  'Came Back': ({ visitCount }) => String(visitCount),
  'Last Visit ({zone})': ({ returnedAt }, time) => time(returnedAt),
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

const rows = recordRows(leadRecords, async (_db, stored) => stored.map((lead) => apiRow(lead)));

/** The leads, for staff. */
export const leadsAdmin = recordRoutes({
  records: leadRecords,
  api: leadRecordsApi,
  rows,
  details: async (db, id) => {
    const [found, origin, related] = await Promise.all([
      rows.withHistory(db, id),
      findOrigin(db, id),
      readRelatedLeads(db, id),
    ]);
    return found && { ...found.row, ...origin, related, history: found.history };
  },
  file: recordFile(leadRecords, {
    action: 'leads_exported',
    fields: EXPORTED_LEAD,
    columns: LEAD_COLUMNS,
    allColumns: ALL_LEAD_COLUMNS,
  }),
  screen: (props) => (
    <Island name="LeadsScreen" component={LeadsScreen} when="load" props={props} />
  ),
});

leadsAdmin.get(originsApi.path, whenStoreFails(leadKind.texts.failed), async (c) => {
  const origins = readOrigins(c.get('services').db);
  return respond(c, originsApi, await origins);
});
