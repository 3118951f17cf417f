import { Hono } from 'hono';
import { z } from 'zod';

import { LeadsScreen } from '../../../../client/islands/LeadsScreen.island.tsx';
import { actorOf } from '../../../audit/actor.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { Island } from '../../../http/page/island.tsx';
import { respond } from '../../../http/respond.ts';
import { acceptJson, defineSubmission } from '../../../http/submission/submission.ts';
import { idParam, validQuery, type ValidContext } from '../../../http/validate.ts';
import { defineForm } from '../../../shared/form.ts';
import { sections } from '../../../shared/staff-sections.ts';
import { csvFile, csvFileName, csvResponse, ROWS_PER_READ } from '../../../staff-list/csv-file.ts';
import { listParameters, toListQuery } from '../../../staff-list/list-request.ts';
import {
  changedRecords,
  changeParam,
  nextAt,
  nextStep,
  note,
  owner,
  version,
} from '../../../staff-work/work-body.ts';
import { staffList } from '../../staff/staff-list.tsx';
import { timeStyle } from '../../staff/time-style.ts';
import {
  LEAD_CHIPS,
  LEAD_FILTERS,
  LEAD_SORTS,
  LEAD_STATUSES,
  leadsApi,
  leadTexts,
  type LeadDetails,
} from './leads-admin.contract.ts';
import { readLead, readLeads } from './leads-admin.ts';
import { leadBatches } from './leads-admin.queries.ts';
import { ALL_LEAD_COLUMNS, LEAD_COLUMNS } from './leads-csv.ts';
import { changeLead, changeLeads, noSuchLead, readerOf, undoLeads } from './lead-work.ts';

/** The leads, for staff. */
export const leadsAdmin = new Hono<AppEnv>();

const MAX_BODY_BYTES = 8 * 1024;

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

/** @throws AppError not_found or store_failed */
async function detailsOf(c: AppContext, id: string): Promise<LeadDetails> {
  const lead = await orUnavailable(readLead(c.get('services'), id), leadTexts.failed);
  if (!lead) throw noSuchLead();
  return lead;
}

leadsAdmin.get(leadsApi.details.path, idParam(noSuchLead), async (c) =>
  respond(c, leadsApi.details, await detailsOf(c, c.req.valid('param').id)),
);

const valuesSchema = {
  status: z.enum(LEAD_STATUSES).optional(),
  owner: owner.optional(),
  next_step: nextStep.optional(),
  next_at: nextAt.optional(),
};

/** A JSON body that is no visitor's form. */
const NO_FORM = defineForm({ fields: {} });

leadsAdmin.patch(
  leadsApi.change.path,
  idParam(noSuchLead),
  acceptJson(
    defineSubmission({
      form: NO_FORM,
      schema: z.strictObject({
        ...valuesSchema,
        note: note.optional(),
        version: version.optional(),
      }),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (
        c: ValidContext<{ param: { id: string } }>,
        { note: text, version: based, ...values },
      ) => {
        const { id } = c.req.valid('param');
        await changeLead(c, { id, version: based, note: text, values });
        return { body: await detailsOf(c, id) };
      },
    }),
    leadsApi.change,
  ),
);

leadsAdmin.post(
  leadsApi.changeAll.path,
  acceptJson(
    defineSubmission({
      form: NO_FORM,
      schema: z.strictObject({ leads: changedRecords, set: z.strictObject(valuesSchema) }),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c: AppContext, { leads, set }) => ({ body: await changeLeads(c, leads, set) }),
    }),
    leadsApi.changeAll,
  ),
);

const noSuchChange = () => new AppError('not_found', leadTexts.noSuchChange);

leadsAdmin.post(leadsApi.undo.path, changeParam(noSuchChange), async (c) =>
  respond(c, leadsApi.undo, await undoLeads(c, c.req.valid('param').change)),
);

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
    read: (c, query) => readLeads(c.get('services'), query, readerOf(c)),
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
