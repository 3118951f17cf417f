import { Hono } from 'hono';

import { LeadsScreen } from '../../../../client/islands/LeadsScreen.island.tsx';
import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { Island } from '../../../http/page/island.tsx';
import { respond } from '../../../http/respond.ts';
import { idParam, validQuery } from '../../../http/validate.ts';
import { listParameters } from '../../../staff-list/list-request.ts';
import { sections } from '../../../shared/staff-sections.ts';
import { staffList } from '../../staff/staff-list.tsx';
import { timeStyle } from '../../staff/time-style.ts';
import { LEAD_SORTS, leadsApi, leadTexts } from './leads-admin.contract.ts';
import { readLead, readLeads } from './leads-admin.ts';
import { leadsCsv, leadsFileName } from './leads-csv.ts';

/** The leads, for staff. */
export const leadsAdmin = new Hono<AppEnv>();

const OPTIONS = { isSearched: true, sorts: LEAD_SORTS };

leadsAdmin.get(
  leadsApi.csv.path,
  validQuery(listParameters(OPTIONS).pick({ search: true, sort: true })),
  async (c) => {
    const { db } = c.get('services');
    const { search, sort: order } = c.req.valid('query');
    // Nothing leaves without a trace: what cannot be recorded is not exported.
    const detail = { filtered: search !== '' };
    const entry = { by: actorOf(c), action: 'leads_exported', detail } as const;
    await orUnavailable(recordAudit(db, entry, Date.now()), leadTexts.failed);
    const { timeZone } = timeStyle(c);
    const csv = await orUnavailable(leadsCsv(db, { search, order }, timeZone), leadTexts.failed);
    return c.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${leadsFileName(Date.now(), timeZone)}"`,
    });
  },
);

const noSuchLead = () => new AppError('not_found', leadTexts.gone);

leadsAdmin.get(leadsApi.details.path, idParam(noSuchLead), async (c) => {
  const reading = readLead(c.get('services'), c.req.valid('param').id);
  const lead = await orUnavailable(reading, leadTexts.failed);
  if (!lead) throw noSuchLead();
  return respond(c, leadsApi.details, lead);
});

/** The lead whose details the page's URL has open over the list. */
async function openLead(c: AppContext, id: string | null) {
  if (!id) return null;
  try {
    const details = (await readLead(c.get('services'), id)) ?? null;
    return { id, details, problem: details ? null : leadTexts.gone };
  } catch {
    return { id, details: null, problem: leadTexts.failed };
  }
}

leadsAdmin.route(
  '/',
  staffList({
    ...OPTIONS,
    section: sections.leads,
    api: leadsApi.list,
    failed: leadTexts.failed,
    read: (c, query) => readLeads(c.get('services'), query),
    screen: async (props, c) => (
      <Island
        name="LeadsScreen"
        component={LeadsScreen}
        when="load"
        props={{ ...props, open: await openLead(c, props.state.open) }}
      />
    ),
  }),
);
