import { LeadsScreen } from '../../../client/islands/LeadsScreen.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/island.tsx';
import { paths } from '../../shared/paths.ts';
import { listCursor } from './list-cursor.ts';
import { leadsAnswer, pageQuery } from './lists.ts';
import { LEAD_SORTS, texts } from './staff.contract.ts';
import { renderStaffPage } from './StaffPage.tsx';
import { timeStyle } from './time-style.ts';

/** GET /admin/leads: the leads as they are now; a list that cannot be read says so (ADL-12). */
export async function renderLeads(c: AppContext): Promise<Response> {
  const query = pageQuery(c.req.query(), LEAD_SORTS);
  const answer = await leadsAnswer(c.get('services'), query).catch(() => null);
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
          cursor: query.from ? listCursor(query.from) : null,
          time: timeStyle(c),
        }}
      />
    ),
  });
}
