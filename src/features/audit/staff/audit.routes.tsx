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
import { renderRead } from '../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../staff/time-style.ts';
import { readAuditLog } from './audit-log.ts';
import { AuditPage } from './AuditPage.tsx';

/** The audit log, for staff. */
export const audit = new Hono<AppEnv>();

const KNOWN = { who: '', what: '', record: '', ...ARRIVAL_CONDITIONS };
const asked = pageQuery((query) => {
  const { offset, conditions } = parseListState(query);
  return { offset, conditions: knownConditions(KNOWN, conditions) };
});

audit.get(staffPages.audit.path, asked, async (c) => {
  const view = c.req.valid('query');
  const time = timeStyle(c);
  const { session } = actorOf(c);
  const reading = readAuditLog(c.get('services').db, view, time.timeZone);
  return renderRead(c, staffPages.audit, reading, (log) => (
    <AuditPage log={log} view={view} time={time} own={session} />
  ));
});
