import { Hono } from 'hono';

import { actorOf } from '../../audit/actor.ts';
import type { AppEnv } from '../../http/context.ts';
import { pageQuery } from '../../http/validate.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { parseListState } from '../../staff-list/list.contract.ts';
import { orNull } from '../staff/staff-list.tsx';
import { renderStaffPage } from '../staff/StaffPage.tsx';
import { timeStyle } from '../staff/time-style.ts';
import { readAuditLog } from './audit-log.ts';
import { AuditPage } from './AuditPage.tsx';

/** The audit log, for staff. */
export const audit = new Hono<AppEnv>();

audit.get(staffPages.audit.path, pageQuery(parseListState), async (c) => {
  const { offset } = c.req.valid('query');
  const log = await orNull(readAuditLog(c.get('services'), offset));
  return renderStaffPage(c, {
    page: staffPages.audit,
    status: log ? 200 : 503,
    screen: <AuditPage log={log} own={actorOf(c).session} time={timeStyle(c)} />,
  });
});
