import { Hono } from 'hono';

import { AuditScreen } from '../../../client/islands/AuditScreen.island.tsx';
import { actorOf } from '../../audit/actor.ts';
import type { AppEnv } from '../../http/context.ts';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { Island } from '../../http/page/island.tsx';
import { respond } from '../../http/respond.ts';
import { validQuery } from '../../http/validate.ts';
import { pageParameters } from '../../staff-list/list-request.ts';
import { renderListPage } from '../staff/list-page.tsx';
import { sections } from '../staff/sections.ts';
import { auditApi, auditTexts } from './audit-log.contract.ts';
import { readAuditLog } from './audit-log.ts';

/** The audit log, for staff. */
export const audit = new Hono<AppEnv>();

audit.get(auditApi.list.path, validQuery(pageParameters), async (c) => {
  const reading = readAuditLog(c.get('services'), c.req.valid('query'), actorOf(c));
  return respond(c, auditApi.list, await orUnavailable(reading, auditTexts.failed));
});

audit.get(sections.audit.path, (c) =>
  renderListPage(c, {
    section: sections.audit,
    read: ({ from, limit }) => readAuditLog(c.get('services'), { cursor: from, limit }, actorOf(c)),
    screen: (props) => (
      <Island name="AuditScreen" component={AuditScreen} when="load" props={props} />
    ),
  }),
);
