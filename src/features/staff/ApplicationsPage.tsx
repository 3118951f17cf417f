import { ApplicationsScreen } from '../../../client/islands/ApplicationsScreen.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/island.tsx';
import { paths } from '../../shared/paths.ts';
import { listCursor } from './list-cursor.ts';
import { applicationsAnswer, pageQuery } from './lists.ts';
import { APPLICATION_SORTS, texts } from './staff.contract.ts';
import { renderStaffPage } from './StaffPage.tsx';
import { timeStyle } from './time-style.ts';

/** GET /admin/affiliates: the applications as they are now; a list that cannot be read says so (ADA-19). */
export async function renderApplications(c: AppContext): Promise<Response> {
  const query = pageQuery(c.req.query(), APPLICATION_SORTS);
  const answer = await applicationsAnswer(c.get('services'), query).catch(() => null);
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
          cursor: query.from ? listCursor(query.from) : null,
          time: timeStyle(c),
        }}
      />
    ),
  });
}
