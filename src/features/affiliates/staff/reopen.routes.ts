import { Hono } from 'hono';

import { actorOf } from '../../../audit/actor.ts';
import type { AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { respond } from '../../../http/respond.ts';
import { idParam } from '../../../http/validate.ts';
import { applicationsApi, applicationTexts } from './affiliates-admin.contract.ts';
import { findApplication } from '../registration/application-changes.queries.ts';
import { statusText } from './decision-texts.ts';
import { reopenApplication } from './reopen.queries.ts';

/** A wrong rejection is mended by a new application made from the old one (Y-16). */
export const reopening = new Hono<AppEnv>();

const gone = () => new AppError('not_found', applicationTexts.gone);

reopening.post(applicationsApi.reopen.path, idParam(gone), async (c) => {
  const { db } = c.get('services');
  const { oneFailed, updateFailed } = applicationTexts;
  const from = await orUnavailable(findApplication(db, c.req.valid('param').id), oneFailed);
  if (!from) throw gone();
  const { name, status } = from;
  const reopened = reopenApplication(db, { from, by: actorOf(c) }, Date.now());
  const { made, hadBefore, hasOpen } = await orUnavailable(reopened, updateFailed);
  if (made) return respond(c, applicationsApi.reopen, { id: made.id });
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
