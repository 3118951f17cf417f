import { ApplicationsScreen } from '../../../../client/islands/ApplicationsScreen.island.tsx';
import type { AppContext } from '../../../http/context.ts';
import { Island } from '../../../http/page/island.tsx';
import { paths } from '../../../shared/paths.ts';
import { applicationsAnswer, pageAnswer, pageQuery } from '../../staff/lists.ts';
import { APPLICATION_SORTS, filterIn, texts } from '../../staff/staff.contract.ts';
import { renderStaffPage } from '../../staff/StaffPage.tsx';
import { timeStyle } from '../../staff/time-style.ts';
import { takeFlash } from '../../staff/flash.ts';

/** GET /admin/affiliates: the applications as they are now; a list that cannot be read says so (ADA-19). */
export async function renderApplications(c: AppContext): Promise<Response> {
  const status = filterIn(c.req.query('status'));
  const query = { ...pageQuery(c.req.query(), APPLICATION_SORTS), only: status || undefined };
  const { answer, cursor } = await pageAnswer(query, (each) =>
    applicationsAnswer(c.get('services'), each),
  );
  return renderStaffPage(c, {
    title: 'Affiliate applications',
    path: paths.adminAffiliates,
    status: answer ? 200 : 503,
    screen: (
      <Island
        name="ApplicationsScreen"
        component={ApplicationsScreen}
        when="load"
        props={{
          answer,
          problem: answer ? null : texts.applicationsFailed,
          search: query.search,
          status,
          cursor,
          told: takeFlash(c),
          time: timeStyle(c),
        }}
      />
    ),
  });
}
