import { MailScreen } from '../../../client/islands/MailScreen.island.tsx';
import type { AppContext } from '../../http/context.ts';
import { Island } from '../../http/page/island.tsx';
import { logError, traceOf } from '../../shared/log.ts';
import { PAGE_SIZE } from '../../staff-list/list.contract.ts';
import { sections } from '../staff/sections.ts';
import { renderStaffPage } from '../staff/StaffPage.tsx';
import { timeStyle } from '../staff/time-style.ts';
import { readMail } from './mail-rows.ts';
import { MAIL_STATUSES } from './mail.contract.ts';

/** GET /admin/mail: newest first. An invalid query parameter is ignored. */
export async function renderMail(c: AppContext): Promise<Response> {
  const query = c.req.query();
  const status = MAIL_STATUSES.find((one) => one === query['status']) ?? null;
  const cursor = /^[\w-]{1,64}$/.exec(query['cursor'] ?? '')?.[0] ?? null;
  const response = await readMail(c.get('services'), {
    status: status ?? undefined,
    after: cursor ?? undefined,
    limit: PAGE_SIZE,
  }).catch((error: unknown) => {
    logError('staff_page_failed', traceOf(error));
    return null;
  });
  return renderStaffPage(c, {
    section: sections.mail,
    status: response ? 200 : 503,
    screen: (
      <Island
        name="MailScreen"
        component={MailScreen}
        when="load"
        props={{ response, status, cursor, time: timeStyle(c) }}
      />
    ),
  });
}
