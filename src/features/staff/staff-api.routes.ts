import { Hono } from 'hono';
import { z } from 'zod';

import type { AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { jsonBody } from '../../http/request-guards.ts';
import { validJson, validQuery } from '../../http/validate.ts';
import { actorOf } from '../../audit/actor.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { leadsCsv, leadsFileName } from '../leads/admin/leads-csv.ts';
import {
  applicationsAnswer,
  applicationsParameters,
  leadDetails,
  leadsAnswer,
  leadsParameters,
  listQuery,
} from './lists.ts';
import { leaveSession } from './session.ts';
import { signIn } from './sign-in.ts';
import { PASSWORD_MAX_LENGTH, texts } from './staff.contract.ts';

const passwordBody = z.strictObject({
  password: z.string(texts.passwordEmpty).max(PASSWORD_MAX_LENGTH, texts.passwordWrong),
});

/** A list that cannot be read now; the screen shows the text (ADL-12, ADA-19). */
async function orFailed<Answer>(reading: PromiseLike<Answer>, text: string): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('store_failed', text);
  }
}

/** The calls of the staff area (design.md, "Site API"); the guard has let them through. */
export const staffApi = new Hono<AppEnv>();

staffApi.post('/api/admin/session', jsonBody(8 * 1024), validJson(passwordBody), async (c) => {
  await signIn(c, c.req.valid('json').password);
  return c.body(null, 204);
});

staffApi.delete('/api/admin/session', async (c) => {
  await leaveSession(c);
  return c.body(null, 204);
});

staffApi.get('/api/admin/leads', validQuery(leadsParameters), async (c) => {
  const query = listQuery(c.req.valid('query'));
  return c.json(await orFailed(leadsAnswer(c.get('services'), query), texts.leadsFailed));
});

staffApi.get(
  '/api/admin/leads.csv',
  validQuery(leadsParameters.pick({ search: true, sort: true })),
  async (c) => {
    const { db } = c.get('services');
    const { search, sort: order } = c.req.valid('query');
    // Nothing leaves without a trace: what cannot be recorded is not exported.
    const detail = { filtered: search !== '' };
    const entry = { by: actorOf(c), action: 'leads_exported', detail } as const;
    await orFailed(recordAudit(db, entry, Date.now()), texts.leadsFailed);
    const csv = await orFailed(leadsCsv(db, { search, order }), texts.leadsFailed);
    return c.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${leadsFileName(Date.now())}"`,
    });
  },
);

staffApi.get('/api/admin/leads/:id', async (c) => {
  const lead = await orFailed(leadDetails(c.get('services'), c.req.param('id')), texts.leadsFailed);
  if (!lead) throw new AppError('not_found', texts.leadGone);
  return c.json(lead);
});

staffApi.get('/api/admin/applications', validQuery(applicationsParameters), async (c) => {
  const { status, ...rest } = c.req.valid('query');
  const query = { ...listQuery(rest), only: status };
  return c.json(
    await orFailed(applicationsAnswer(c.get('services'), query), texts.applicationsFailed),
  );
});
