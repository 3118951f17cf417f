import { Hono } from 'hono';

import { actorOf } from '../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../http/context.ts';
import { AppError } from '../../../http/errors.tsx';
import { orUnavailable } from '../../../http/or-unavailable.ts';
import { respond } from '../../../http/respond.ts';
import { idParam } from '../../../http/validate.ts';
import { applicationsApi, applicationTexts } from '../admin/affiliates-admin.contract.ts';
import { statusText } from '../admin/decision-texts.ts';
import type { StoredApplication } from '../admin/application-changes.queries.ts';
import { readApplication, rowIn } from '../admin/decisions.routes.ts';
import { findObstacle, reopenApplication } from './reopen.queries.ts';

/** A wrong rejection is mended by a new application made from the old one (Y-16). */
export const reopening = new Hono<AppEnv>();

async function obstacleText(c: AppContext, from: StoredApplication): Promise<string> {
  const { name } = from;
  const obstacle = await findObstacle(c.get('services').db, from);
  if (obstacle === 'made') return `A new application was already made from this one of ${name}.`;
  if (obstacle === 'open') return `${name} already has an open application.`;
  return from.status === 'rejected'
    ? `The rejection of ${name} can still be undone.`
    : `${name} is ${statusText(from)}: only a rejected application can be made again.`;
}

/** @throws AppError not_found, conflict or store_failed */
async function reopen(c: AppContext, id: string): Promise<StoredApplication> {
  const { db } = c.get('services');
  const from = await readApplication(c, id);
  const change = { from, by: actorOf(c) };
  const { updateFailed } = applicationTexts;
  const made = await orUnavailable(reopenApplication(db, change, Date.now()), updateFailed);
  if (made) return made;
  throw new AppError('conflict', await orUnavailable(obstacleText(c, from), updateFailed));
}

reopening.post(
  applicationsApi.reopen.path,
  idParam(() => new AppError('not_found', applicationTexts.gone)),
  async (c) => {
    const made = await reopen(c, c.req.valid('param').id);
    return respond(c, applicationsApi.reopen, { application: await rowIn(c, made) });
  },
);
