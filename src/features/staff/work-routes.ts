import { Hono } from 'hono';
import { z, type ZodType } from 'zod';

import { actorOf, whoOf } from '../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import { AppError } from '../../http/errors.tsx';
import { orUnavailable } from '../../http/or-unavailable.ts';
import { respond } from '../../http/respond.ts';
import { acceptJson, defineSubmission } from '../../http/submission/submission.ts';
import { idParam, type ValidContext } from '../../http/validate.ts';
import type { Endpoint } from '../../shared/api.ts';
import { shownTime } from '../../shared/display-time.ts';
import { defineForm } from '../../shared/form.ts';
import { isoOf } from '../../shared/iso.ts';
import { dayOf } from '../../shared/text/day.ts';
import {
  changeRecords,
  undoChange,
  type ChangedRecords,
  type Worked,
  type WorkedRow,
} from '../../staff-work/changes.queries.ts';
import { staffNames } from '../../staff-work/staff-names.queries.ts';
import { changedRecords, changeParam, note, version } from '../../staff-work/work-body.ts';
import { workTexts, type Changed } from '../../staff-work/work.contract.ts';
import { timeStyle } from './time-style.ts';

export interface StoredRecord extends WorkedRow {
  name: string;
  changedAt: number | null;
  changedBy: string | null;
}

/** A feature whose records staff work on. */
export interface WorkedFeature<Stored extends StoredRecord, Row, Details> {
  worked: Worked<Stored>;
  row: (stored: Stored) => Row;
  details: (c: AppContext, id: string) => Promise<Details | undefined>;
  texts: { failed: string; gone: string; changeFailed: string; noSuchChange: string };
  /** What staff can set. */
  values: Readonly<Record<string, ZodType<string | null | undefined>>>;
  api: {
    details: Endpoint<string, object, Details>;
    change: Endpoint<string, { body: object }, Details>;
    changeAll: Endpoint<string, { body: object }, Changed<Row>>;
    undo: Endpoint<string, object, Changed<Row>>;
  };
}

/** Who reads a list of work: the name of the session, and the day in the browser's time zone. */
export interface Reader {
  who: string;
  /** 'YYYY-MM-DD' */
  today: string;
}

export const readerOf = (c: AppContext): Reader => ({
  who: whoOf(actorOf(c)),
  today: dayOf(Date.now(), timeStyle(c).timeZone),
});

/** The reader's own name, and those that work can be given to. */
export async function staffIn(c: AppContext): Promise<{ me: string; names: string[] }> {
  const { who } = readerOf(c);
  const names = await staffNames(c.get('services').db, Date.now()).catch((): string[] => []);
  return { me: who, names: [...new Set([who, ...names])] };
}

/** Who changed a record since the reader saw it, and when; a change of no one is a visit. */
function conflictText(c: AppContext, { name, changedAt, changedBy }: StoredRecord): string {
  const when = shownTime(isoOf(changedAt), timeStyle(c));
  const what =
    changedBy === null ? `${name} came back on ${when}` : `${changedBy} changed ${name} on ${when}`;
  return `${what}. ${workTexts.nothing}`;
}

interface RecordChange {
  id: string;
  version?: number | undefined;
  note?: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

const given = (values: RecordChange['values']) =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | null] => entry[1] !== undefined,
    ),
  );

const store = <Stored extends StoredRecord>(
  c: AppContext,
  { worked, texts }: Pick<WorkedFeature<Stored, unknown, unknown>, 'worked' | 'texts'>,
  changes: readonly RecordChange[],
  now: number,
): Promise<ChangedRecords<Stored>> =>
  orUnavailable(
    changeRecords(
      c.get('services').db,
      worked,
      changes.map(({ values, ...change }) => ({ ...change, values: given(values) })),
      { by: actorOf(c), now },
    ),
    texts.changeFailed,
  );

/**
 * Changes one record in the name of the session.
 * @throws AppError not_found, conflict (with the record as it is), or store_failed
 */
export async function changeOne<Stored extends StoredRecord, Row>(
  c: AppContext,
  feature: WorkedFeature<Stored, Row, unknown>,
  change: RecordChange,
): Promise<Stored> {
  const { changed, conflicts } = await store(c, feature, [change], Date.now());
  const [done] = changed;
  if (done) return done;
  const current = conflicts[0]?.row;
  if (!current) throw new AppError('not_found', feature.texts.gone);
  const body = { record: feature.row(current) };
  throw new AppError('conflict', conflictText(c, current), { body });
}

function outcome<Stored extends StoredRecord, Row>(
  c: AppContext,
  { row: toRow, texts }: WorkedFeature<Stored, Row, unknown>,
  { changed, conflicts }: ChangedRecords<Stored>,
  at: number,
): Changed<Row> {
  return {
    data: changed.map((stored) => toRow(stored)),
    conflicts: conflicts.map(({ id, row }) => ({
      id,
      error: row ? conflictText(c, row) : texts.gone,
      record: row ? toRow(row) : null,
    })),
    change: changed.length > 0 ? String(at) : null,
  };
}

/** Changes several records in the name of the session. @throws AppError store_failed */
export async function changeAll<Stored extends StoredRecord, Row>(
  c: AppContext,
  feature: WorkedFeature<Stored, Row, unknown>,
  records: readonly Pick<RecordChange, 'id' | 'version'>[],
  values: RecordChange['values'],
): Promise<Changed<Row>> {
  const now = Date.now();
  const changes = records.map((record) => ({ ...record, values }));
  return outcome(c, feature, await store(c, feature, changes, now), now);
}

/**
 * Undoes a change of several records by this session.
 * @throws AppError not_found (there is nothing to undo), or store_failed
 */
export async function undoAll<Stored extends StoredRecord, Row>(
  c: AppContext,
  feature: WorkedFeature<Stored, Row, unknown>,
  change: string,
): Promise<Changed<Row>> {
  const now = Date.now();
  const author = { by: actorOf(c), now };
  const undone = await orUnavailable(
    undoChange(c.get('services').db, feature.worked, Number(change), author),
    feature.texts.changeFailed,
  );
  if (undone.changed.length === 0 && undone.conflicts.length === 0)
    throw new AppError('not_found', feature.texts.noSuchChange);
  return outcome(c, feature, undone, now);
}

const MAX_BODY_BYTES = 8 * 1024;
/** A JSON body that is no visitor's form. */
const NO_FORM = defineForm({ fields: {} });

/** The calls of one kind of records: read one, change one, change several, undo that. */
export function workRoutes<Stored extends StoredRecord, Row, Details>(
  feature: WorkedFeature<Stored, Row, Details>,
): Hono<AppEnv> {
  const { api, texts, values } = feature;
  const routes = new Hono<AppEnv>();
  const missing = () => new AppError('not_found', texts.gone);

  const detailsOf = async (c: AppContext, id: string): Promise<Details> => {
    const details = await orUnavailable(feature.details(c, id), texts.failed);
    if (details === undefined) throw missing();
    return details;
  };

  routes.get(api.details.path, idParam(missing), async (c) =>
    respond(c, api.details, await detailsOf(c, c.req.valid('param').id)),
  );

  const one = z.strictObject({ note: note.optional(), version: version.optional(), ...values });
  routes.patch(
    api.change.path,
    idParam(missing),
    acceptJson(
      defineSubmission({
        form: NO_FORM,
        schema: one,
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (
          c: ValidContext<{ param: { id: string } }>,
          { note: text, version: based, ...set },
        ) => {
          const { id } = c.req.valid('param');
          await changeOne(c, feature, { id, version: based, note: text, values: set });
          return { body: await detailsOf(c, id) };
        },
      }),
      api.change,
    ),
  );

  const several = z.strictObject({ records: changedRecords, set: z.strictObject(values) });
  routes.post(
    api.changeAll.path,
    acceptJson(
      defineSubmission({
        form: NO_FORM,
        schema: several,
        maxBodyBytes: MAX_BODY_BYTES,
        submit: async (c: AppContext, { records, set }) => ({
          body: await changeAll(c, feature, records, set),
        }),
      }),
      api.changeAll,
    ),
  );

  const noSuchChange = () => new AppError('not_found', texts.noSuchChange);
  routes.post(api.undo.path, changeParam(noSuchChange), async (c) =>
    respond(c, api.undo, await undoAll(c, feature, c.req.valid('param').change)),
  );
  return routes;
}
