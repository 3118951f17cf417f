import { Hono } from 'hono';

import { actorOf } from '../../../audit/actor.ts';
import type { AppEnv } from '../../../http/context.ts';
import { pageQuery } from '../../../http/validate.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import {
  ARRIVAL_CONDITIONS,
  knownConditions,
  parseListState,
} from '../../../staff/list/list.contract.ts';
import { or } from '../../../shared/async/or.ts';
import { logError } from '../../../shared/log.ts';
import { renderStaffPage } from '../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../staff/time-style.ts';
import { readAuditLog } from './audit-log.ts';
import { AuditPage } from './AuditPage.tsx';

/** The audit log, for staff. */
export const audit = new Hono<AppEnv>();

const KNOWN = { who: '', what: '', ...ARRIVAL_CONDITIONS };
const asked = pageQuery((query) => {
  const { offset, conditions } = parseListState(query);
  return { offset, conditions: knownConditions(KNOWN, conditions) };
});

audit.get(staffPages.audit.path, asked, async (c) => {
  const view = c.req.valid('query');
  const time = timeStyle(c);
  const log = await or(
    readAuditLog(c.get('services').db, view, time.timeZone),
    null,
    'staff_page_failed',
    logError,
  );
  return renderStaffPage(c, {
    page: staffPages.audit,
    status: log ? 200 : 503,
    screen: <AuditPage log={log} view={view} time={time} own={actorOf(c).session} />,
  });
});
