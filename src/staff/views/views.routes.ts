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
import { fold } from '../../shared/text/fold.ts';
import { uuidv7 } from '../../shared/uuid.ts';
import { knownConditions } from '../list/list.contract.ts';
import { MOST_VIEWS, removeView, saveView, viewsOf } from './views.queries.ts';
import { viewForm, viewsApi, viewTexts } from './views.contract.ts';

const MAX_BODY_BYTES = 16 * 1024;

const list = z.enum(recordKinds.map(({ list: name }) => name));
const ofList = pathParams(z.object({ list }));
const ofView = pathParams(z.object({ list, id: recordId }));

const body = z.strictObject({
  ...formSchema(viewForm),
  status: z.string().max(100),
  sort: z.string().max(100),
  conditions: z.record(z.string().max(100), z.string().trim().max(500)),
});

const dbOf = (c: AppContext) => c.get('services').db;

/** The views of the lists: filters with a name that all staff share. */
export const views = new Hono<AppEnv>();

const saving = whenStoreFails(viewTexts.notSaved);

views.get(viewsApi.list.path, whenStoreFails(viewTexts.failed), ofList, async (c) =>
  respond(c, viewsApi.list, await viewsOf(dbOf(c), kindOfList(c.req.valid('param').list).name)),
);

const refused = (text: string) => new AppError('invalid', text, { fields: { name: text } });

views.post(viewsApi.save.path, saving, ofList, async (c) => {
  const kind = kindOfList(c.req.valid('param').list);
  const { name, status, sort, conditions } = await readJson(c, body, { maxBytes: MAX_BODY_BYTES });
  const others = await viewsOf(dbOf(c), kind.name);
  if (others.some((other) => fold(other.name) === fold(name))) throw refused(viewTexts.taken(name));
  if (others.length >= MOST_VIEWS) throw refused(viewTexts.tooMany(MOST_VIEWS));
  const view = {
    id: uuidv7(Date.now()),
    name,
    // What the list does not know is left out, as from its address.
    status: Object.hasOwn(kind.filters, status) ? status : '',
    sort: kind.sorts.includes(sort) ? sort : 'newest',
    conditions: knownConditions(kind.conditions, conditions),
  };
  await saveView(dbOf(c), kind.name, view, authorOf(c));
  return respond(c, viewsApi.save, await viewsOf(dbOf(c), kind.name));
});

views.delete(viewsApi.remove.path, saving, ofView, async (c) => {
  const { list: of, id } = c.req.valid('param');
  const { name } = kindOfList(of);
  await removeView(dbOf(c), name, id, authorOf(c));
  return respond(c, viewsApi.remove, await viewsOf(dbOf(c), name));
});
