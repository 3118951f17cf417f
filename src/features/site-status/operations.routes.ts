import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { validQuery } from '../../http/validate.ts';
import { logError, traceOf } from '../../shared/log.ts';
import { actorOf } from '../../audit/actor.ts';
import { auditAnswer } from '../audit/audit-log.ts';
import { placeOf } from '../../staff-list/cursor.ts';
import { endOtherSessions, endSessionOf } from './site-status.queries.ts';
import { SESSION_ID_LENGTH, siteAnswer, type SiteSources } from './site-status.ts';
import { PAGE_SIZE, PAGE_SIZE_MAX, texts } from '../staff/staff.contract.ts';

/** What cannot be read or done now; the screen shows the text. */
async function orFailed<Answer>(attempt: PromiseLike<Answer>, text: string): Promise<Answer> {
  try {
    return await attempt;
  } catch (error) {
    logError('staff_call_failed', traceOf(error));
    throw new AppError('store_failed', text);
  }
}

const limit = z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE);
const NO_CURSOR = 'This cursor is none of ours';

const auditParameters = z.strictObject({
  cursor: z
    .string()
    .refine((cursor) => placeOf(cursor) !== undefined, NO_CURSOR)
    .optional(),
  limit,
});

/** Staff sessions and the audit log; the guard has let the calls through. */
export const operations = new Hono<AppEnv>();

operations.get('/api/admin/audit', validQuery(auditParameters), async (c) => {
  const { cursor, limit: rows } = c.req.valid('query');
  const query = { after: placeOf(cursor ?? ''), limit: rows };
  return c.json(
    await orFailed(auditAnswer(c.get('services'), query, actorOf(c)), texts.auditFailed),
  );
});

operations.delete('/api/admin/sessions/:id', async (c) => {
  const id = c.req.param('id');
  const isName = id.length === SESSION_ID_LENGTH && /^[0-9a-f]+$/.test(id);
  const { db } = c.get('services');
  const ended =
    isName && (await orFailed(endSessionOf(db, id, actorOf(c), Date.now()), texts.actionFailed));
  if (!ended) throw new AppError('not_found', 'This session has ended already');
  return c.json({ ended: 1 });
});

operations.delete('/api/admin/sessions', async (c) => {
  const { db } = c.get('services');
  const own = c.get('staff')?.tokenHash ?? '';
  const ended = await orFailed(
    endOtherSessions(db, own, actorOf(c), Date.now()),
    texts.actionFailed,
  );
  return c.json({ ended });
});

/** GET /api/admin/site: the site's state, of which other rooms tell their part. */
export function siteApi(sources: SiteSources): Hono<AppEnv> {
  const room = new Hono<AppEnv>();
  room.get('/api/admin/site', validQuery(z.strictObject({})), async (c) => {
    const reading = siteAnswer(c.get('services'), sources, c.get('staff'));
    return c.json(await orFailed(reading, texts.siteFailed));
  });
  return room;
}
