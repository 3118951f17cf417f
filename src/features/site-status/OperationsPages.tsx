import { AuditScreen } from '../../../client/islands/AuditScreen.island.tsx';
import { SiteScreen } from '../../../client/islands/SiteScreen.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/page/island.tsx';
import { logError, traceOf } from '../../shared/log.ts';
import { paths } from '../../shared/paths.ts';
import { actorOf } from '../../audit/actor.ts';
import { auditAnswer } from '../audit/audit-log.ts';
import { placeOf } from '../../staff-list/cursor.ts';
import { siteAnswer, type SiteSources } from './site-status.ts';
import { PAGE_SIZE } from '../staff/staff.contract.ts';
import { renderStaffPage } from '../staff/StaffPage.tsx';
import { timeStyle } from '../staff/time-style.ts';

/** What a page shows, or null where it cannot be read: the page then says so. */
const orNull = async <Answer,>(reading: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await reading;
  } catch (error) {
    logError('staff_page_failed', traceOf(error));
    return null;
  }
};

/** GET /admin/site: background work, providers, kept copies and sessions as they are now. */
export async function renderSite(c: AppContext, sources: SiteSources): Promise<Response> {
  const answer = await orNull(siteAnswer(c.get('services'), sources, c.get('staff')));
  return renderStaffPage(c, {
    title: 'The site’s state',
    path: paths.adminSite,
    status: answer ? 200 : 503,
    screen: (
      <Island
        name="SiteScreen"
        component={SiteScreen}
        when="load"
        props={{ answer, time: timeStyle(c) }}
      />
    ),
  });
}

/** GET /admin/audit: who did what and when, newest first. */
export async function renderAudit(c: AppContext): Promise<Response> {
  const asked = c.req.query('cursor') ?? '';
  const after = placeOf(asked);
  const answer = await orNull(
    auditAnswer(c.get('services'), { after, limit: PAGE_SIZE }, actorOf(c)),
  );
  return renderStaffPage(c, {
    title: 'Audit log',
    path: paths.adminAudit,
    status: answer ? 200 : 503,
    screen: (
      <Island
        name="AuditScreen"
        component={AuditScreen}
        when="load"
        props={{ answer, cursor: after ? asked : null, time: timeStyle(c) }}
      />
    ),
  });
}
