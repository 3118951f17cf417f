import { Hono } from 'hono';
import { z } from 'zod';

import { authorOf } from '../../audit/actor.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { readJson } from '../../http/read-body.ts';
import { respond } from '../../http/respond.ts';
import { whenStoreFails } from '../../http/store-failure.ts';
import { formSchema } from '../../http/submission/form-schema.ts';
import { pathParams, recordId } from '../../http/validate.ts';
import { kindOfList, recordKinds } from '../../record-kinds.contract.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { knownConditions } from '../list/list.contract.ts';
import { listViews, MOST_VIEWS, removeView, saveView } from './views.queries.ts';
import { viewForm, viewsApi, viewTexts, type View } from './views.contract.ts';

const MAX_BODY_BYTES = 16 * 1024;

const one = pathParams(z.object({ id: recordId }));

const body = z.strictObject({
  ...formSchema(viewForm),
  list: z.enum(recordKinds.map(({ list }) => list)),
  status: z.string().max(100),
  sort: z.string().max(100),
  conditions: z.record(z.string().max(100), z.string().trim().max(500)),
});

const dbOf = (c: AppContext) => c.get('services').db;

async function readViews(c: AppContext): Promise<View[]> {
  const rows = await listViews(dbOf(c));
  return rows.flatMap(({ recordKind, ...view }) =>
    recordKinds.flatMap(({ name, list }) => (name === recordKind ? [{ ...view, list }] : [])),
  );
}

/** The views of the lists: filters with a name that all staff share. */
export const views = new Hono<AppEnv>();

const changing = whenStoreFails(viewTexts.changeFailed);

views.get(viewsApi.list.path, whenStoreFails(viewTexts.failed), async (c) =>
  respond(c, viewsApi.list, await readViews(c)),
);

const refused = (text: string) => new AppError('invalid', text, { fields: { name: text } });

views.post(viewsApi.save.path, changing, async (c) => {
  const { list, name, ...asked } = await readJson(c, body, { maxBytes: MAX_BODY_BYTES });
  const kind = kindOfList(list);
  if ((await readViews(c)).length >= MOST_VIEWS) throw refused(viewTexts.tooMany(MOST_VIEWS));
  const view = {
    id: uuidv7(Date.now()),
    recordKind: kind.name,
    name,
    // What the list does not know is left out, as from its address.
    status: Object.hasOwn(kind.filters, asked.status) ? asked.status : '',
    sort: kind.sorts.includes(asked.sort) ? asked.sort : 'newest',
    conditions: knownConditions(kind.conditions, asked.conditions),
  };
  await saveView(dbOf(c), view, authorOf(c));
  const saved = await readViews(c);
  if (!saved.some(({ id }) => id === view.id)) throw refused(viewTexts.taken(name));
  return respond(c, viewsApi.save, saved);
});

views.delete(viewsApi.remove.path, changing, one, async (c) => {
  await removeView(dbOf(c), c.req.valid('param').id, authorOf(c));
  return respond(c, viewsApi.remove, await readViews(c));
});
