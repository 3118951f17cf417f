import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf, shortSession } from '../../../audit/actor.ts';
import type { AuditRecord } from '../../../audit/audit.queries.ts';
import { credentialMark } from '../../../db/staff-sessions.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { acceptButton } from '../../../http/submission/submission.ts';
import { pageQuery, pathParams, type ValidContext } from '../../../http/validate.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { setFlash, takeFlash } from '../../../staff/flash.ts';
import { withFallback } from '../../../shared/async/with-fallback.ts';
import { logError } from '../../../shared/log.ts';
import { texts } from '../../../staff/staff.contract.ts';
import { renderStaffPage } from '../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../staff/time-style.ts';
import { endSessions, type WhichSessions } from './site-status.queries.ts';
import { readEngineering, readSales, SESSION_ID_LENGTH } from './site-status.ts';
import { siteForms, tabPath, type Tab } from './site-status.contract.ts';
import { SitePage } from './SitePage.tsx';

const sessionParams = z.object({
  id: z.string().regex(new RegExp(`^[0-9a-f]{${SESSION_ID_LENGTH}}$`)),
});

const asked = pageQuery((query): { tab: Tab } => ({
  tab: query.get('tab') === 'engineers' ? 'engineers' : 'sales',
}));

function refuseEnded(): never {
  throw new AppError('not_found', 'This session has ended already');
}

/** A button of the page: does something, says what came of it, and shows the page again. */
const button = <C extends AppContext>(act: (c: C) => Promise<string>) =>
  acceptButton({
    press: async (c: C) => {
      setFlash(c, { text: await act(c), isProblem: false });
    },
    received: tabPath('engineers'),
  });

/** The site's state for sales and for engineers, and the staff sessions. */
export const siteStatus = new Hono<AppEnv>();
const acting = whenStoreFails(texts.actionFailed);

siteStatus.get(staffPages.site.path, asked, (c) => showSite(c));
siteStatus.post(
  siteForms.endSession(':id'),
  acting,
  pathParams(sessionParams, refuseEnded),
  button(endSession),
);
siteStatus.post(siteForms.endOtherSessions, acting, button(endOtherSessions));

async function showSite(c: ValidContext<{ query: { tab: Tab } }>): Promise<Response> {
  const services = c.get('services');
  const { tab } = c.req.valid('query');
  const degraded = <T,>(reading: Promise<T>) =>
    withFallback(reading, null, 'staff_page_failed', logError);
  const sales = tab === 'sales' ? await degraded(readSales(services)) : null;
  const engineering =
    tab === 'engineers' ? await degraded(readEngineering(services, c.get('staff'))) : null;
  return renderStaffPage(c, {
    page: staffPages.site,
    status: (sales ?? engineering) ? 200 : 503,
    screen: (
      <SitePage
        tab={tab}
        sales={sales}
        engineering={engineering}
        flash={takeFlash(c)}
        time={timeStyle(c)}
      />
    ),
  });
}

async function endSession(c: ValidContext<{ param: { id: string } }>): Promise<string> {
  const { id } = c.req.valid('param');
  const ended = await endAndRecord(
    c,
    { beginning: id },
    { action: 'session_ended', subject: { kind: 'session', id: shortSession(id) } },
  );
  return ended > 0 ? 'The session has ended.' : refuseEnded();
}

async function endOtherSessions(c: AppContext): Promise<string> {
  const others = { butFor: c.get('staff')?.tokenHash ?? '' };
  const ended = await endAndRecord(c, others, { action: 'other_sessions_ended' });
  return ended === 1 ? 'One session has ended.' : `${ended} sessions have ended.`;
}

/** @returns how many sessions ended */
async function endAndRecord(
  c: AppContext,
  which: WhichSessions,
  record: Pick<AuditRecord, 'action' | 'subject'>,
): Promise<number> {
  const { db, config } = c.get('services');
  const mark = await credentialMark(config);
  const now = Date.now();
  return endSessions(db, which, { mark, record: { ...record, by: actorOf(c) }, now });
}
