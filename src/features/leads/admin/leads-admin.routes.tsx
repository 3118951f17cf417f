import { Hono } from 'hono';
import { z } from 'zod';

import { LeadsScreen } from '../../../../client/islands/LeadsScreen.island.tsx';
import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import type { AppEnv } from '../../../http/context.ts';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { Island } from '../../../http/page/island.tsx';
import { validQuery } from '../../../http/validate.ts';
import { sections } from '../../../shared/staff-sections.ts';
import { csvFile, csvFileName, csvResponse, ROWS_PER_READ } from '../../../staff-list/csv-file.ts';
import { listParameters, toListQuery } from '../../../staff-list/list-request.ts';
import { takeFlash } from '../../staff/flash.ts';
import { workForm } from '../../staff/work-form.ts';
import { readerOf, staffIn, workRoutes } from '../../staff/work-routes.ts';
import { openRecord, staffList } from '../../staff/staff-list.tsx';
import { timeStyle } from '../../staff/time-style.ts';
import {
  LEAD_CHIPS,
  LEAD_FILTERS,
  LEAD_SORTS,
  leadPath,
  leadsApi,
  leadTexts,
} from './leads-admin.contract.ts';
import { readLead, readLeads } from './leads-admin.ts';
import { leadBatches } from './leads-admin.queries.ts';
import { ALL_LEAD_COLUMNS, LEAD_COLUMNS } from './leads-csv.ts';
import { LEADS_WORK } from './lead-work.ts';

/** The leads, for staff. */
export const leadsAdmin = new Hono<AppEnv>();

const OPTIONS = {
  isSearched: true,
  sorts: LEAD_SORTS,
  filters: LEAD_FILTERS,
  chips: LEAD_CHIPS,
};

leadsAdmin.get(
  leadsApi.csv.path,
  validQuery(
    listParameters(OPTIONS)
      .omit({ cursor: true, limit: true })
      .extend({ columns: z.literal('all').optional() }),
  ),
  async (c) => {
    const { db } = c.get('services');
    const { columns, ...asked } = c.req.valid('query');
    const query = toListQuery({ ...asked, limit: ROWS_PER_READ });
    // Nothing leaves without a trace: what cannot be recorded is not exported.
    const isFiltered =
      query.search !== '' ||
      query.filter !== undefined ||
      Object.keys(query.chips ?? {}).length > 0;
    const detail = { filtered: isFiltered, all_columns: columns === 'all' };
    const entry = { by: actorOf(c), action: 'leads_exported', detail } as const;
    await orUnavailable(recordAudit(db, entry, Date.now()), leadTexts.failed);
    const { timeZone } = timeStyle(c);
    const file = csvFile(
      columns === 'all' ? ALL_LEAD_COLUMNS : LEAD_COLUMNS,
      leadBatches(db, query, readerOf(c), ROWS_PER_READ),
      timeZone,
    );
    const name = csvFileName(columns === 'all' ? 'leads-all' : 'leads', Date.now(), timeZone);
    return csvResponse(c, await orUnavailable(file, leadTexts.failed), name);
  },
);

leadsAdmin.route('/', workRoutes(LEADS_WORK));
leadsAdmin.route('/', workForm(leadPath(':id'), sections.leads.path, LEADS_WORK));

leadsAdmin.route(
  '/',
  staffList({
    ...OPTIONS,
    hasViews: true,
    section: sections.leads,
    api: leadsApi.list,
    failed: leadTexts.failed,
    read: (c, query) => readLeads(c.get('services'), query, readerOf(c)),
    screen: async (props, c) => (
      <Island
        name="LeadsScreen"
        component={LeadsScreen}
        when="load"
        props={{
          ...props,
          open: await openRecord(
            props.state.open,
            (id) => readLead(c.get('services'), id),
            leadTexts,
          ),
          ...(await staffIn(c)),
          flash: takeFlash(c),
        }}
      />
    ),
  }),
);
