import { ImportFile } from '../client/ImportFile.island.tsx';
import { Cell, Table } from '../../../../ui/staff/Table.tsx';
import { Region, Screen, ScreenNote } from '../../../../ui/staff/Screen.tsx';
import { Island } from '../../../../http/page/island.tsx';
import { blankValues, type PostedForm } from '../../../../shared/form.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { listHref } from '../../../../staff/list/list.contract.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { TextField } from '../../../../ui/Field/Field.tsx';
import { assertAllPlaced, formFields } from '../../../../ui/Field/form-fields.ts';
import type { Flash } from '../../../../staff/staff.contract.ts';
import * as staff from '../../../../staff/StaffPage.css.ts';
import {
  ADD_PATH,
  addForm,
  IMPORT_MAX_ROWS,
  IMPORT_PATH,
  OFFERED_SOURCES,
} from '../add-leads.contract.ts';
import * as styles from './AddLeadPages.css.ts';
import {
  COLUMN_NAMES,
  COLUMNS,
  type CheckedRow,
  type Columns,
  type DateOrder,
} from './check-rows.ts';

const SAMPLE_LENGTH = 60;

/** The page of a lead in the list. */
export const leadHref = (id: string): string => listHref(staffPages.leads.path, { open: id });

interface AddLeadPageProps {
  posted: PostedForm<typeof addForm.fields> | null;
  /** The lead that has the address already. */
  knownId: string | undefined;
}

/** GET /admin/leads/add: a lead from the phone or a fair. */
export const AddLeadPage = ({ posted, knownId }: AddLeadPageProps) => {
  const { name, email, phone, company, source, note, ...rest } = formFields(addForm, 'lead', {
    initial: posted?.values ?? { ...blankValues(addForm), source: OFFERED_SOURCES[0] },
    errors: posted?.errors ?? {},
    judged: posted?.values,
  });
  assertAllPlaced(rest);
  const wrong = Object.keys(posted?.errors ?? {});
  const first = addForm.names.find((field) => wrong.includes(field)) ?? 'name';
  const isFirst = (field: { name: string }) => ({ autoFocus: field.name === first });
  return (
    <div className={staff.question}>
      <div className={staff.questionCard}>
        <h1 className={staff.gateTitle}>Add a lead</h1>
        <p className={staff.gateText}>
          Someone who called, or whom you met. You become the owner. Many at once are imported from{' '}
          <a href={IMPORT_PATH}>a CSV file</a>.
        </p>
        {posted ? (
          <p className={styles.problem} role="alert">
            {posted.problem}
            {knownId === undefined ? null : (
              <>
                {'. '}
                <a href={leadHref(knownId)}>See that lead</a>
              </>
            )}
          </p>
        ) : null}
        <form className={styles.form} method="post" action={ADD_PATH}>
          <TextField {...name} {...isFirst(name)} autoComplete="off" />
          <TextField {...email} {...isFirst(email)} autoComplete="off" />
          <TextField {...phone} {...isFirst(phone)} autoComplete="off" />
          <TextField {...company} {...isFirst(company)} autoComplete="off" />
          <TextField {...source} {...isFirst(source)} autoComplete="off" list="lead-sources" />
          <datalist id="lead-sources">
            {OFFERED_SOURCES.map((offered) => (
              <option key={offered} value={offered}>
                {offered}
              </option>
            ))}
          </datalist>
          <TextField {...note} {...isFirst(note)} autoComplete="off" />
          <div className={staff.ways}>
            <Button type="submit" size="small">
              Add
            </Button>
            <Button href={staffPages.leads.path} variant="secondary" size="small">
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
};

/** A file that was read. */
export interface ReadFile {
  /** Of its columns. */
  head: readonly string[];
  /** The values of its first rows. */
  samples: readonly (readonly string[])[];
  columns: Columns;
  /** How its days are written; null when that is no question. */
  order: DateOrder | 'unclear' | null;
  rows: readonly CheckedRow[];
  /** Its rows with a mistake, as a CSV file; '' for none. */
  left: string;
}

interface ImportPageProps {
  flash: Flash | null;
  csv: string;
  source: string;
  /** Why it cannot be read, or was not stored; '' for nothing. */
  problem: string;
  file: ReadFile | null;
  maxBytes: number;
}

/** GET /admin/leads/import: the file, then what its rows would become. */
export const ImportPage = ({ flash, csv, source, problem, file, maxBytes }: ImportPageProps) => (
  <Screen
    title="Import leads"
    lead={<a href={staffPages.leads.path}>Back to the leads</a>}
    actions={null}
    status={flash ? <ScreenNote isLive>{flash.text}</ScreenNote> : null}
    problem={problem || null}
  >
    <Region label="The file and its rows">
      <form method="post" action={IMPORT_PATH}>
        <div className={styles.fields}>
          <p className={staff.gateText}>
            {`A CSV file with the names of its columns in the first row, and ${IMPORT_MAX_ROWS.toLocaleString('en-US')} rows at most. Nothing is stored before you have seen what is in it.`}
          </p>
          <Island
            name="ImportFile"
            component={ImportFile}
            when="load"
            props={{ name: 'csv', maxBytes }}
          />
          <TextField
            id="import-csv"
            name="csv"
            label="Or its rows"
            rows={file ? 3 : 6}
            defaultValue={csv}
            autoComplete="off"
          />
          <TextField
            id="import-source"
            name="source"
            label="Source of rows without one"
            defaultValue={source}
            autoComplete="off"
          />
          {file ? (
            <FileQuestions {...file} />
          ) : (
            <div className={staff.ways}>
              <Button type="submit" size="small">
                Check
              </Button>
            </div>
          )}
        </div>
        {file ? <FileRows rows={file.rows} /> : null}
      </form>
    </Region>
  </Screen>
);

/** What a row comes to, in words. */
function outcomeText({ problems, leftOut }: CheckedRow): string {
  if (problems.length > 0) {
    return problems.map(([column, reason]) => `${column}: ${reason}`).join('. ');
  }
  return leftOut ? `Left out: ${leftOut.why}` : 'New';
}

type Outcome = 'mistaken' | 'left out' | 'new';

function outcomeOf({ problems, leftOut }: CheckedRow): Outcome {
  if (problems.length > 0) return 'mistaken';
  return leftOut ? 'left out' : 'new';
}

/** What is wrong stands first, then what is left out. */
const OUTCOMES: readonly Outcome[] = ['mistaken', 'left out', 'new'];

const rankOf = (row: CheckedRow): number => OUTCOMES.indexOf(outcomeOf(row));

/** The name of a column with what stands in it: 'Mail (bo@example.com, cy@example.com)'. */
function optionOf(name: string, samples: ReadFile['samples'], place: number): string {
  const values = samples.flatMap((row) => row[place]?.trim() || []);
  return values.length === 0 ? name : `${name} (${values.join(', ').slice(0, SAMPLE_LENGTH)})`;
}

/** Asks what the columns are, says what that makes of the rows, and offers to import them. */
function FileQuestions({ head, samples, columns, order, rows, left }: ReadFile) {
  const count = (outcome: Outcome) => rows.filter((row) => outcomeOf(row) === outcome).length;
  const mistaken = count('mistaken');
  const fresh = count('new');
  return (
    <>
      <ColumnChoices head={head} samples={samples} columns={columns} order={order} />
      <p role="status">
        {`${fresh} new, ${count('left out')} left out, ${mistaken} with a mistake.`}
        {order === 'unclear' ? ' Say how the days are written, then check again.' : ''}
      </p>
      {mistaken > 0 ? (
        <p className={staff.gateText}>
          {'Rows with a mistake are never stored. '}
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${left}`)}`}
            download="rows-with-a-mistake.csv"
          >
            Download them
          </a>
          , correct them, and bring them again.
        </p>
      ) : null}
      {fresh > 0 && order !== 'unclear' ? (
        <div className={staff.ways}>
          <Button type="submit" name="step" value="import" size="small">
            {`Import ${fresh} ${fresh === 1 ? 'lead' : 'leads'}`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type ColumnChoicesProps = Pick<ReadFile, 'head' | 'samples' | 'columns' | 'order'>;

const ColumnChoices = ({ head, samples, columns, order }: ColumnChoicesProps) => (
  <fieldset className={styles.columns}>
    <legend>Which column has what</legend>
    {COLUMN_NAMES.map((name) => (
      <label key={name} className={styles.column}>
        {COLUMNS[name].label}
        <select name={`column_${name}`} defaultValue={columns[name] ?? ''}>
          <option value="">None</option>
          {head.map((text, place) => (
            // Two columns may have one name.
            // oxlint-disable-next-line react/no-array-index-key -- the rows of a file have no other name
            <option key={place} value={place}>
              {optionOf(text || `Column ${place + 1}`, samples, place)}
            </option>
          ))}
        </select>
      </label>
    ))}
    {order === null ? null : (
      <label className={styles.column}>
        Days are written
        <select name="order" defaultValue={order}>
          {order === 'unclear' ? <option value="unclear">Please choose</option> : null}
          <option value="mdy">Month first (11/25/2026)</option>
          <option value="dmy">Day first (25/11/2026)</option>
        </select>
      </label>
    )}
    <Button type="submit" variant="secondary" size="small">
      Check again
    </Button>
  </fieldset>
);

const FileRows = ({ rows }: Pick<ReadFile, 'rows'>) => (
  <Table
    label="Rows of the file"
    columns={['Line', ...COLUMN_NAMES.map((name) => COLUMNS[name].label), 'Outcome']}
  >
    {rows
      .toSorted((a, b) => rankOf(a) - rankOf(b) || a.line - b.line)
      .map((row) => (
        <tr key={row.line}>
          <Cell kind="word" label="Line">
            {row.line}
          </Cell>
          {COLUMN_NAMES.map((name) => (
            <Cell key={name} kind="line" label={COLUMNS[name].label}>
              {row.values[name]}
            </Cell>
          ))}
          <Cell kind="line" label="Outcome">
            {row.problems.length > 0 ? (
              <strong className={styles.problem}>{outcomeText(row)}</strong>
            ) : row.leftOut?.leadId ? (
              <a href={leadHref(row.leftOut.leadId)}>{outcomeText(row)}</a>
            ) : (
              outcomeText(row)
            )}
          </Cell>
        </tr>
      ))}
  </Table>
);
