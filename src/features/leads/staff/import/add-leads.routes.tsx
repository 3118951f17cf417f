import { Hono } from 'hono';
import { z } from 'zod';

import { actorOf, actorName } from '../../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../../http/context.ts';
import { AppError } from '../../../../http/app-error.ts';
import { readForm } from '../../../../http/read-body.ts';
import { formSchema } from '../../../../http/submission/form-schema.ts';
import { acceptForm, defineSubmission } from '../../../../http/submission/submission.ts';
import { whenStoreFails } from '../../../../http/store-failure.ts';
import { erasedAmong } from '../../../../people/erasures.queries.ts';
import { bytesOf } from '../../../../shared/fields.ts';
import { readField } from '../../../../shared/form.ts';
import { failure, success, type Result } from '../../../../shared/result.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { setFlash, takeFlash } from '../../../../staff/flash.ts';
import { csvLine } from '../../../../staff/list/csv-file.ts';
import { renderStaffPage, staffPage } from '../../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../../staff/time-style.ts';
import {
  ADD_PATH,
  addForm,
  addTexts,
  IMPORT_MAX_ROWS,
  IMPORT_PATH,
} from '../add-leads.contract.ts';
import { addLeads, knownLeads } from './add-leads.queries.ts';
import { AddLeadPage, ImportPage, leadHref, type ReadFile } from './AddLeadPages.tsx';
import {
  checkRows,
  COLUMN_NAMES,
  dateOrderOf,
  DATE_ORDERS,
  guessColumns,
  type Columns,
  type KnownAddresses,
} from './check-rows.ts';
import { parseCsv, type CsvRow } from './parse-csv.ts';

export const addedLeads = new Hono<AppEnv>();

const MAX_BODY_BYTES = 16 * 1024;
/** Of an import: what a database takes as one parameter; a form has up to three bytes for each. */
const MAX_FILE_BYTES = 1_000_000;
const MAX_IMPORT_BYTES = 3 * MAX_FILE_BYTES + 1024;

/** The lead of an address, if there is one. */
const knownId = async (c: AppContext, email: string): Promise<string | undefined> => {
  const found = knownLeads(c.get('services').db, [email]);
  return (await found).values().next().value;
};

const known = () => new AppError('conflict', addTexts.known, { fields: { email: addTexts.known } });

addedLeads.get(ADD_PATH, (c) =>
  renderStaffPage(c, {
    page: staffPages.leads,
    title: 'Add a lead',
    status: 200,
    screen: <AddLeadPage posted={null} knownId={undefined} />,
  }),
);

const storing = whenStoreFails(addTexts.failed);

addedLeads.post(
  ADD_PATH,
  storing,
  acceptForm(
    defineSubmission({
      form: addForm,
      schema: z.object(formSchema(addForm)),
      maxBodyBytes: MAX_BODY_BYTES,
      submit: async (c: AppContext, lead) => {
        if ((await knownId(c, lead.email)) !== undefined) throw known();
        const { db } = c.get('services');
        const now = Date.now();
        const by = actorOf(c);
        const added = addLeads(db, [{ ...lead, createdAt: now }], {
          by,
          owner: actorName(by),
          now,
        });
        const [id = ''] = await added;
        return { body: id };
      },
    }),
    {
      received: (_c, id) => leadHref(id),
      page: async (c, posted) =>
        staffPage(c, {
          page: staffPages.leads,
          title: 'Add a lead',
          screen: <AddLeadPage posted={posted} knownId={await knownId(c, posted.values.email)} />,
        }),
    },
  ),
);

/** '' for none. */
const place = z
  .string()
  .regex(/^\d{0,3}$/)
  .optional()
  .catch('');
const importSchema = z.object({
  csv: z.string().catch(''),
  source: z.string().trim().catch(''),
  order: z.enum(DATE_ORDERS).optional().catch(undefined),
  step: z.literal('import').optional().catch(undefined),
  ...Object.fromEntries(COLUMN_NAMES.map((name) => [`column_${name}`, place])),
});

/** Reports begin with a title: the names of columns stand in the first row that names an address. */
const headAt = (rows: readonly CsvRow[]): number =>
  Math.max(
    0,
    rows.slice(0, 10).findIndex(({ values }) => guessColumns(values).email !== undefined),
  );

/** The file with what each row comes to, or why it cannot be read. */
async function readFile(
  c: AppContext,
  { csv, source, order: chosenOrder, ...chosen }: z.output<typeof importSchema>,
): Promise<Result<ReadFile, string>> {
  if (csv.trim() === '') return failure(addTexts.empty);
  if (bytesOf(csv) > MAX_FILE_BYTES) return failure(addTexts.tooLarge);
  const parsed = parseCsv(csv);
  if (!parsed.ok) return parsed;
  const [head, ...rows] = parsed.value.slice(headAt(parsed.value));
  if (!head || rows.length === 0) return failure(addTexts.empty);
  if (rows.length > IMPORT_MAX_ROWS) return failure(addTexts.tooMany(rows.length));
  const named = readField(addForm.fields.source, source);
  if (!named.ok) return failure(`Source: ${named.error}`);
  const given: Readonly<Record<string, unknown>> = chosen;
  const isChosen = COLUMN_NAMES.some((name) => given[`column_${name}`] !== undefined);
  const columns: Columns = isChosen
    ? Object.fromEntries(
        COLUMN_NAMES.flatMap((name) => {
          const at = given[`column_${name}`];
          return at ? [[name, Number(at)]] : [];
        }),
      )
    : guessColumns(head.values);
  const days = dateOrderOf(rows.map(({ values }) => values[columns.created ?? -1] ?? ''));
  const order = days === null ? null : (chosenOrder ?? days);
  const now = Date.now();
  const { timeZone } = timeStyle(c);
  const check = (known: KnownAddresses) =>
    checkRows(rows, columns, {
      source,
      known,
      timeZone,
      order: order === 'dmy' ? 'dmy' : 'mdy',
      now,
    });
  const emails = check({ leads: new Map(), erased: new Map() }).flatMap(
    ({ lead }) => lead?.email.toLowerCase() ?? [],
  );
  const { db, config } = c.get('services');
  const [leads, erased] = await Promise.all([
    knownLeads(db, emails),
    erasedAmong(db, config, emails),
  ]);
  const checked = check({ leads, erased });
  const wrong = rows.filter((_row, at) => checked[at]?.lead === null);
  const left =
    wrong.length === 0 ? '' : [head, ...wrong].map(({ values }) => csvLine(values)).join('');
  return success({
    head: head.values,
    samples: rows.slice(0, 3).map(({ values }) => values),
    columns,
    order,
    rows: checked,
    left,
  });
}

const renderImport = (
  c: AppContext,
  status: 200 | 422,
  shown: Omit<Parameters<typeof ImportPage>[0], 'maxBytes'>,
) =>
  renderStaffPage(c, {
    page: staffPages.leads,
    title: 'Import leads',
    status,
    screen: <ImportPage {...shown} maxBytes={MAX_FILE_BYTES} />,
  });

addedLeads.get(IMPORT_PATH, (c) =>
  renderImport(c, 200, {
    flash: takeFlash(c),
    csv: '',
    source: 'import',
    problem: '',
    file: null,
  }),
);

addedLeads.post(IMPORT_PATH, storing, async (c) => {
  const sent = importSchema.parse(Object.fromEntries(await readForm(c, MAX_IMPORT_BYTES)));
  const { csv, source, step } = sent;
  const shown = { flash: null, csv, source };
  const file = await readFile(c, sent);
  if (!file.ok) return renderImport(c, 422, { ...shown, problem: file.error, file: null });
  const { rows, order, left } = file.value;
  const fresh = rows.flatMap(({ lead, leftOut }) => (lead && !leftOut ? lead : []));
  if (step !== 'import' || fresh.length === 0 || order === 'unclear') {
    const status = step === 'import' ? 422 : 200;
    return renderImport(c, status, { ...shown, problem: '', file: file.value });
  }
  const { db } = c.get('services');
  await addLeads(db, fresh, { by: actorOf(c), owner: null, now: Date.now() });
  const wrong = rows.filter(({ lead }) => lead === null);
  const doubled = rows.length - fresh.length - wrong.length;
  const text = `${fresh.length} imported${doubled > 0 ? `, ${doubled} left out as they were there already` : ''}.`;
  if (wrong.length > 0) {
    return renderImport(c, 200, {
      ...shown,
      flash: { text: `${text} ${wrong.length} with a mistake are left below.`, isProblem: false },
      csv: left,
      problem: '',
      file: { ...file.value, rows: wrong },
    });
  }
  setFlash(c, { text, isProblem: false });
  return c.redirect(IMPORT_PATH, 303);
});
