import { Hono } from 'hono';
import { z } from 'zod';

import { authorOf } from '../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/app-error.ts';
import { respond } from '../../http/respond.ts';
import { formSchema } from '../../http/submission/form-schema.ts';
import { readJson } from '../../http/read-body.ts';
import { pathParams, validQuery } from '../../http/validate.ts';
import { whenStoreFails } from '../../http/store-failure.ts';
import { addName, listedName, namesWithWork, removeName, renameTo } from '../names.queries.ts';
import { nameSession } from '../sign-in/session.queries.ts';
import { namesApi, nameForm, nameTexts } from './names.contract.ts';

const MAX_BODY_BYTES = 8 * 1024;

const one = pathParams(z.object({ of: z.string() }));
const nameBody = z.strictObject(formSchema(nameForm));
const nameIn = async (c: AppContext): Promise<string> =>
  (await readJson(c, nameBody, { maxBytes: MAX_BODY_BYTES })).name;

/** The names of staff: who works here, whose session this is, and who gets whose work. */
export const names = new Hono<AppEnv>();

const dbOf = (c: AppContext) => c.get('services').db;
const listOf = (c: AppContext) => namesWithWork(dbOf(c));

/** @throws AppError not_found, store_failed */
async function known(c: AppContext, typed: string): Promise<string> {
  const name = await listedName(dbOf(c), typed);
  if (name === null) throw new AppError('not_found', nameTexts.gone);
  return name;
}

names.get(namesApi.list.path, whenStoreFails(nameTexts.failed), async (c) =>
  respond(c, namesApi.list, await listOf(c)),
);

const taken = (name: string) =>
  new AppError('invalid', nameTexts.taken(name), { fields: { name: nameTexts.taken(name) } });

const changing = whenStoreFails(nameTexts.changeFailed);

names.post(namesApi.add.path, changing, async (c) => {
  const { name, isNew } = await addName(dbOf(c), await nameIn(c), authorOf(c));
  if (!isNew) throw taken(name);
  return respond(c, namesApi.add, await listOf(c));
});

names.patch(namesApi.rename.path, changing, one, async (c) => {
  const to = await nameIn(c);
  const change = { from: await known(c, c.req.valid('param').of), to };
  const other = await renameTo(dbOf(c), change, authorOf(c));
  if (other !== null) throw taken(other);
  return respond(c, namesApi.rename, await listOf(c));
});

const heir = validQuery(z.strictObject({ to: z.string().optional() }));
names.delete(namesApi.remove.path, changing, one, heir, async (c) => {
  const from = await known(c, c.req.valid('param').of);
  const { to } = c.req.valid('query');
  const change = { from, to: to === undefined ? null : await known(c, to) };
  await removeName(dbOf(c), change, authorOf(c));
  return respond(c, namesApi.remove, await listOf(c));
});

names.patch(namesApi.choose.path, changing, async (c) => {
  const typed = await nameIn(c);
  const choosing = async () => {
    const { name } = await addName(dbOf(c), typed, authorOf(c));
    await nameSession(dbOf(c), c.get('staff')?.tokenHash ?? '', name, authorOf(c));
    return { name };
  };
  return respond(c, namesApi.choose, await choosing());
});
