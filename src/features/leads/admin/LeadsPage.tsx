import { LeadsScreen } from '../../../../client/islands/LeadsScreen.island.tsx';
import type { AppContext } from '../../../http/context.ts';
import { Island } from '../../../http/page/island.tsx';
import { paths } from '../../../shared/paths.ts';
import { leadDetails, leadsAnswer, pageAnswer, pageQuery } from '../../staff/lists.ts';
import { LEAD_SORTS, sortOf, texts } from '../../staff/staff.contract.ts';
import { renderStaffPage } from '../../staff/StaffPage.tsx';
import { timeStyle } from '../../staff/time-style.ts';

/** The lead that the address has open over the list. */
async function openLead(c: AppContext) {
  const id = c.req.query('open');
  if (!id) return null;
  try {
    const details = (await leadDetails(c.get('services'), id)) ?? null;
    return { id, details, problem: details ? null : texts.leadGone };
  } catch {
    return { id, details: null, problem: texts.leadsFailed };
  }
}

/** GET /admin/leads: the leads as they are now; a list that cannot be read says so (ADL-12). */
export async function renderLeads(c: AppContext): Promise<Response> {
  const query = pageQuery(c.req.query(), LEAD_SORTS);
  const [{ answer, cursor }, open] = await Promise.all([
    pageAnswer(query, (each) => leadsAnswer(c.get('services'), each)),
    openLead(c),
  ]);
  return renderStaffPage(c, {
    title: 'Leads',
    path: paths.adminLeads,
    status: answer ? 200 : 503,
    screen: (
      <Island
        name="LeadsScreen"
        component={LeadsScreen}
        when="load"
        props={{
          answer,
          problem: answer ? null : texts.leadsFailed,
          search: query.search,
          sort: sortOf(query.order),
          cursor,
          open,
          time: timeStyle(c),
        }}
      />
    ),
  });
}
