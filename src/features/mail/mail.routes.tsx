import { Hono } from 'hono';

import { MailScreen } from '../../../client/islands/MailScreen.island.tsx';
import { actorOf } from '../../audit/actor.ts';
import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { Island } from '../../http/page/island.tsx';
import { respond } from '../../http/respond.ts';
import { idParam } from '../../http/validate.ts';
import { deliverNow } from '../../outbox/drain.ts';
import { findOutboxRow } from '../../outbox/stored-rows.queries.ts';
import { mailHandler } from '../../outbox/mail.ts';
import { staffPages } from '../../shared/staff-pages.ts';
import { staffList } from '../staff/staff-list.tsx';
import { texts } from '../staff/staff.contract.ts';
import { mailRows } from './mail-rows.ts';
import { MAIL_STATUSES, mailApi, mailTexts } from './mail.contract.ts';
import { listMail, requeueFailedMail, requeueMail } from './mail.queries.ts';

/** The outbox as staff see it: a page, its API, and another attempt for e-mails that failed. */
export const mail = new Hono<AppEnv>();

mail.route(
  '/',
  staffList({
    page: staffPages.mail,
    api: mailApi.list,
    filters: MAIL_STATUSES,
    failed: mailTexts.failed,
    read: async (c, query) => {
      const { db } = c.get('services');
      const page = await listMail(db, query);
      const meta = { ...page.meta, counts: page.counts };
      return { data: await mailRows(db, page.rows), meta };
    },
    screen: (props) => (
      <Island name="MailScreen" component={MailScreen} when="load" props={props} />
    ),
  }),
);

/** Why an e-mail is not tried again. */
const NOT_QUEUED = {
  sent: 'This e-mail has been sent',
  sending: 'This e-mail is being sent at this moment',
  pending: 'This e-mail is being sent at this moment',
  failed: 'The text of this e-mail was deleted after its period',
} as const;

const noSuchEmail = () => new AppError('not_found', 'There is no such e-mail');

mail.post(mailApi.retry.path, idParam(noSuchEmail), async (c) => {
  const services = c.get('services');
  const { id } = c.req.valid('param');
  const row = await orUnavailable(findOutboxRow(services.db, id), texts.actionFailed);
  if (!row) throw noSuchEmail();
  if (row.kind === 'webhook') {
    throw new AppError('conflict', 'A notification is tried again by itself');
  }
  if (row.kind === 'partner_registration') {
    throw new AppError('conflict', 'Approve the application again to repeat its registration');
  }
  const queued = await orUnavailable(
    requeueMail(services.db, id, actorOf(c), Date.now()),
    texts.actionFailed,
  );
  if (!queued) {
    throw new AppError('conflict', NOT_QUEUED[row.status]);
  }
  // The row has the outcome: sent, or when it is tried again and why.
  await deliverNow(services, mailHandler, row);
  const after = await orUnavailable(findOutboxRow(services.db, id), texts.actionFailed);
  const [shown] = await mailRows(services.db, [after ?? row]);
  if (!shown) throw noSuchEmail();
  return respond(c, mailApi.retry, { mail: shown });
});

mail.post(mailApi.retryFailed.path, async (c) => {
  const { db } = c.get('services');
  const queued = await orUnavailable(
    requeueFailedMail(db, actorOf(c), Date.now()),
    texts.actionFailed,
  );
  return respond(c, mailApi.retryFailed, { queued });
});
