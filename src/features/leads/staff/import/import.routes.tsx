import { Hono } from 'hono';
import { z } from 'zod';

import { authorOf } from '../../../../audit/actor.ts';
import type { AppContext, AppEnv } from '../../../../http/context.ts';
import { readForm } from '../../../../http/read-body.ts';
import { whenStoreFails } from '../../../../http/store-failure.ts';
import { pathParams } from '../../../../http/validate.ts';
import { bytesOf } from '../../../../shared/fields.ts';
import { readField } from '../../../../shared/form.ts';
import { failure, success, type Result } from '../../../../shared/result.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { setFlash, takeFlash } from '../../../../staff/flash.ts';
import type { Flash } from '../../../../staff/staff.contract.ts';
import { renderStaffPage } from '../../../../staff/StaffPage.tsx';
import { timeStyle } from '../../../../staff/time-style.ts';
import { namesOf } from '../../../../staff/work/values.contract.ts';
import {
  addForm,
  addTexts,
  IMPORT_MAX_ROWS,
  IMPORT_PATH,
  importPath,
  undoImportPath,
} from '../add-leads.contract.ts';
import { leadValues } from '../leads-admin.contract.ts';
import { cellOf, outcomeOf, type CheckedRow } from './check-rows.ts';
import {
  COLUMN_NAMES,
  DATE_COLUMNS,
  guessColumns,
  type ColumnName,
  type Columns,
} from './columns.ts';
import { ImportedPage } from './ImportedPage.tsx';
import { ImportPage } from './ImportPage.tsx';
import { orderField, spareField } from './ImportQuestions.tsx';
import { fieldName, wasName } from './ImportRows.tsx';
import { storedOf } from './ImportSummary.tsx';
import {
  changeImport,
  latestImports,
  readUndo,
  storeFile,
  storeRows,
  undoImport,
  type ReadAs,
} from './imports.queries.ts';
import { openImport, ordersIn, type OpenImport } from './open-import.ts';
import { parseCsv, type CsvRow } from './parse-csv.ts';
import { DATE_ORDERS, likelyOrder, orderOfLocale } from './read-time.ts';
import { statusField, statusFieldWas, writtenStatus, unknownStatuses } from './status-choices.ts';
import { statusOf } from './status-words.ts';
import { UndoImportPage } from './UndoImportPage.tsx';

export const imports = new Hono<AppEnv>();

/** What a database takes as one parameter; a form has up to three bytes for each. */
const MAX_FILE_BYTES = 1_000_000;
const MAX_BODY_BYTES = 3 * MAX_FILE_BYTES + 1024;
/** Earlier imports on the page of a new one, and leads that an undo keeps by name. */
const SHOWN_IMPORTS = 10;
const SHOWN_KEPT = 50;

const storing = whenStoreFails(addTexts.failed);

async function renderImport(
  c: AppContext,
  status: 200 | 422,
  shown: { csv: string; problem: string },
): Promise<Response> {
  return renderStaffPage(c, {
    page: staffPages.leads,
    title: 'Import leads',
    status,
    screen: (
      <ImportPage
        {...shown}
        maxBytes={MAX_FILE_BYTES}
        latest={await latestImports(c.get('services').db, SHOWN_IMPORTS)}
        time={timeStyle(c)}
      />
    ),
  });
}

imports.get(IMPORT_PATH, storing, (c) => renderImport(c, 200, { csv: '', problem: '' }));

/** Reports begin with a title: the names of columns stand in the first row that names an address or a phone. */
const headAt = (rows: readonly CsvRow[]): number =>
  Math.max(
    0,
    rows.slice(0, 10).findIndex(({ values }) => {
      const { email, phone } = guessColumns(values);
      return email !== undefined || phone !== undefined;
    }),
  );

/** The rows of a file from the names of its columns on, or why it cannot be read. */
function readFile(csv: string): Result<CsvRow[], string> {
  if (csv.trim() === '') return failure(addTexts.empty);
  if (bytesOf(csv) > MAX_FILE_BYTES) return failure(addTexts.tooLarge);
  const parsed = parseCsv(csv);
  if (!parsed.ok) return parsed;
  const rows = parsed.value.slice(headAt(parsed.value));
  if (rows.length < 2) return failure(addTexts.empty);
  return rows.length > IMPORT_MAX_ROWS + 1
    ? failure(addTexts.tooMany(rows.length - 1))
    : success(rows);
}

const newFile = z.object({ csv: z.string().catch('') });

imports.post(IMPORT_PATH, storing, async (c) => {
  const { csv } = newFile.parse(Object.fromEntries(await readForm(c, MAX_BODY_BYTES)));
  const file = readFile(csv);
  if (!file.ok) return renderImport(c, 422, { csv, problem: file.error });
  const cells = file.value.map(({ values }) => values);
  const columns = guessColumns(cells[0] ?? []);
  const dateOrder = likelyOrder(cells.flat(), orderOfLocale(timeStyle(c).locale));
  const readAs: ReadAs = {
    columns: { ...columns, orders: ordersIn(cells, columns, dateOrder) },
    dateOrder,
    source: 'import',
    status: 'contacted',
  };
  const id = await storeFile(c.get('services').db, file.value, readAs, authorOf(c));
  return c.redirect(importPath(id), 303);
});

const numbered = pathParams(
  z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
);

imports.get(importPath(':id'), storing, numbered, async (c) => {
  const opened = await openImport(c, c.req.valid('param').id);
  if (!opened) return c.notFound();
  return renderStaffPage(c, {
    page: staffPages.leads,
    title: `Import ${opened.found.id}`,
    status: 200,
    screen: <ImportedPage {...opened} flash={takeFlash(c)} time={timeStyle(c)} />,
  });
});

/** '' for none. */
const place = z
  .string()
  .regex(/^\d{0,3}$/)
  .catch('');
const readAsSchema = z.object({
  source: z.string().trim(),
  status: z.enum(namesOf(leadValues.status.options)),
  ...Object.fromEntries(COLUMN_NAMES.map((name) => [`column_${name}`, place])),
});

/** How the form says that the file is to be read. */
function readAsOf(
  form: URLSearchParams,
  { head, orders, found }: OpenImport,
): Result<ReadAs, string> {
  const sent = readAsSchema.safeParse(Object.fromEntries(form));
  if (!sent.success) return failure(addTexts.failed);
  const { source, status, ...places } = sent.data;
  const named = readField(addForm.fields.source, source);
  if (!named.ok) return failure(`Source: ${named.error}`);
  const placed: Readonly<Record<string, unknown>> = places;
  const columns: Columns = Object.fromEntries(
    COLUMN_NAMES.flatMap((name) => {
      const { [`column_${name}`]: at } = placed;
      return at ? [[name, Number(at)]] : [];
    }),
  );
  const spare = head.map((_name, at) => form.get(spareField(at)));
  for (const name of COLUMN_NAMES) {
    const at = spare.indexOf(name);
    if (at !== -1) columns[name] = at;
  }
  const taken = Object.values(columns);
  const noted = spare.flatMap((use, at) => (use === 'noted' && !taken.includes(at) ? [at] : []));
  // Another column may have another order.
  const known = DATE_COLUMNS.filter((name) => columns[name] === found.columns[name]).map((name) => {
    const chosen = DATE_ORDERS.find((order) => order === form.get(orderField(name)));
    return [name, chosen ?? orders[name]];
  });
  return success({
    columns: { ...columns, noted, orders: Object.fromEntries(known) },
    dateOrder: found.dateOrder,
    source,
    status,
  });
}

/** A text as the file has it: forms send other line breaks. */
const writtenIn = (form: URLSearchParams, name: string): string | undefined =>
  form.get(name)?.replace(/\r\n?/g, '\n');

type Written = Partial<Record<ColumnName, string>>;

/** What was written into the fields of rows, and the first row where a colleague did so meanwhile. */
function mendedIn(form: URLSearchParams, rows: readonly CheckedRow[]) {
  const written = rows.map((row) => {
    const fields = COLUMN_NAMES.flatMap((name) => {
      const now = writtenIn(form, fieldName(row, name));
      const was = writtenIn(form, wasName(row, name));
      return now === undefined || now === was ? [] : [{ name, now, was }];
    });
    return { row, fields, isTaken: fields.some(({ name, was }) => was !== row.values[name]) };
  });
  return {
    mended: new Map<string, Written>(
      written.flatMap(({ row, fields, isTaken }) =>
        fields.length === 0 || isTaken
          ? []
          : [[row.id, Object.fromEntries(fields.map(({ name, now }) => [name, now]))]],
      ),
    ),
    taken: written.find(({ isTaken }) => isTaken)?.row,
  };
}

/** The status of rows whose word staff gave another meaning, by the row. */
function statusesIn(
  form: URLSearchParams,
  { found, rows }: OpenImport,
  columns: Columns,
): Map<string, string> {
  // What was said of another column's words is said no more.
  if (columns.status !== found.columns.status) {
    return new Map(
      rows.flatMap((row) =>
        row.mended.status === undefined ? [] : [[row.id, cellOf(row, columns.status)]],
      ),
    );
  }
  return new Map(
    unknownStatuses(rows, columns).flatMap((unknown) => {
      const now = form.get(statusField(unknown));
      if (now === null || now === form.get(statusFieldWas(unknown))) return [];
      const text = writtenStatus(unknown, statusOf(now) ?? null);
      return unknown.rows.map(({ id }) => [id, text] as const);
    }),
  );
}

const countOf = (rows: readonly CheckedRow[], outcome: ReturnType<typeof outcomeOf>): number =>
  rows.filter((row) => outcomeOf(row) === outcome).length;

/**
 * Stores the rows that are right.
 * @param seen how many rows had been stored when the page was made
 * @returns what is to be said beside what the page says
 */
async function store(
  c: AppContext,
  { found, rows }: OpenImport,
  seen: number,
): Promise<Flash | null> {
  if (countOf(rows, 'new') === 0) {
    // The second press of a double click finds them stored.
    return storedOf(found) > seen ? null : { text: addTexts.noRow, isProblem: true };
  }
  await storeRows(c.get('services').db, found.id, rows, authorOf(c));
  const twice = rows.flatMap(({ row, leftOut }) =>
    leftOut?.twiceOf ? [`row ${row} (as row ${leftOut.twiceOf})`] : [],
  );
  return twice.length === 0
    ? null
    : { text: `Twice in the file, so once here: ${twice.join(', ')}.`, isProblem: false };
}

imports.post(importPath(':id'), storing, numbered, async (c) => {
  const { id } = c.req.valid('param');
  const { db } = c.get('services');
  const form = await readForm(c, MAX_BODY_BYTES);
  const before = await openImport(c, id);
  if (!before) return c.notFound();
  const readAs = readAsOf(form, before);
  if (!readAs.ok) {
    setFlash(c, { text: readAs.error, isProblem: true });
    return c.redirect(importPath(id), 303);
  }
  const { mended, taken } = mendedIn(form, before.rows);
  const statuses = statusesIn(form, before, readAs.value.columns);
  const changed = before.rows.flatMap((row) => {
    const status = statuses.get(row.id);
    const set = { ...mended.get(row.id), ...(status === undefined ? {} : { status }) };
    return Object.keys(set).length === 0 ? [] : [{ row, set }];
  });
  await changeImport(db, id, readAs.value, changed);
  const checked = await openImport(c, id);
  if (!checked) return c.notFound();
  const isImport = form.get('step') === 'import' && !taken;
  const stored = isImport ? await store(c, checked, Number(form.get('stored'))) : null;
  const said = taken ? { text: addTexts.taken(taken.row), isProblem: true } : stored;
  if (said) setFlash(c, said);
  return c.redirect(importPath(id), 303);
});

imports.get(undoImportPath(':id'), storing, numbered, async (c) => {
  const { id } = c.req.valid('param');
  const { isUndone, question } = await readUndo(c.get('services').db, id, SHOWN_KEPT);
  // Back leads here after it.
  if (isUndone) return c.redirect(importPath(id), 303);
  return renderStaffPage(c, {
    page: staffPages.leads,
    title: 'Undo an import',
    status: 200,
    screen: <UndoImportPage id={id} {...question} />,
  });
});

imports.post(undoImportPath(':id'), storing, numbered, async (c) => {
  const { id } = c.req.valid('param');
  const form = await readForm(c, 1024);
  const seen = Number(form.get('count'));
  const isDone = await undoImport(c.get('services').db, { id, seen }, authorOf(c));
  if (!isDone) setFlash(c, { text: addTexts.changed, isProblem: true });
  return c.redirect(importPath(id), 303);
});
