import { AuditScreen } from '../../../client/islands/AuditScreen.island.tsx';
import { actorOf } from '../../audit/actor.ts';
import { Island } from '../../http/page/island.tsx';
import { staffPages } from '../../shared/staff-pages.ts';
import { staffList } from '../staff/staff-list.tsx';
import { auditApi, auditTexts } from './audit-log.contract.ts';
import { readAuditLog } from './audit-log.ts';

/** The audit log, for staff. */
export const audit = staffList({
  page: staffPages.audit,
  api: auditApi.list,
  failed: auditTexts.failed,
  read: (c, query) => readAuditLog(c.get('services'), query, actorOf(c)),
  screen: (props) => (
    <Island name="AuditScreen" component={AuditScreen} when="load" props={props} />
  ),
});
