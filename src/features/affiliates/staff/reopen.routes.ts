import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf } from '../../../audit/actor.ts';
import type { AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/app-error.ts';
import { readJson } from '../../../http/read-body.ts';
import { respond } from '../../../http/respond.ts';
import { idParam } from '../../../http/validate.ts';
import { whenStoreFails } from '../../../http/store-failure.ts';
import { changeId } from '../../../staff/work/work-body.ts';
import { applicationsApi, applicationTexts } from './affiliates-admin.contract.ts';
import { findApplication } from '../stored-applications.queries.ts';
import { statusText } from './decision-texts.ts';
import { reopenApplication } from './reopen.queries.ts';

/** A wrong rejection is mended by a new application made from the old one. */
export const reopening = new Hono<AppEnv>();

const gone = () => new AppError('not_found', applicationTexts.gone);

const MAX_BODY_BYTES = 1024;
const reopenBody = z.strictObject({ change_id: changeId });

const updating = whenStoreFails(applicationTexts.updateFailed);

reopening.post(applicationsApi.reopen.path, updating, idParam(gone), async (c) => {
  const { change_id } = await readJson(c, reopenBody, { maxBytes: MAX_BODY_BYTES });
  const { db } = c.get('services');
  const from = await findApplication(db, c.req.valid('param').id);
  if (!from) throw gone();
  const { name, status } = from;
  const { made, hadBefore, hasOpen } = await reopenApplication(
    db,
    { from, by: actorOf(c), changeId: change_id },
    Date.now(),
  );
  if (made) return respond(c, applicationsApi.reopen, { id: made });
  if (hadBefore)
    throw new AppError('conflict', `A new application was already made from this one of ${name}.`);
  if (hasOpen) throw new AppError('conflict', `${name} already has an open application.`);
  throw new AppError(
    'conflict',
    status === 'rejected'
      ? `The rejection of ${name} can still be undone.`
      : `${name} is ${statusText(from)}: only a rejected application can be made again.`,
  );
});
