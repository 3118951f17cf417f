import { shownTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { isoOf } from '../../../../shared/iso.ts';
import type { Flash } from '../../../../staff/staff.contract.ts';
import * as staff from '../../../../staff/StaffPage.css.ts';
import { namesOf } from '../../../../staff/work/values.contract.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { TextField } from '../../../../ui/Field/Field.tsx';
import { Region, Screen, ScreenNote } from '../../../../ui/staff/Screen.tsx';
import { Cell, Table } from '../../../../ui/staff/Table.tsx';
import { IMPORT_PATH, importPath, undoImportPath } from '../add-leads.contract.ts';
import { retention } from '../../../../shared/content/retention.ts';
import { leadValues } from '../leads-admin.contract.ts';
import { leadHref } from './AddLeadPage.tsx';
import { outcomeOf, type CheckedRow, type RowResult } from './check-rows.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnName } from './columns.ts';
import * as styles from './import.css.ts';
import { mistakenFile, type OpenImport } from './open-import.ts';
import { importedHref, leadsText } from './UndoImportPage.tsx';

const SAMPLE_ROWS = 3;
const SAMPLE_LENGTH = 60;

/** Where a row is on the page. */
export const rowAnchor = ({ row }: Pick<CheckedRow, 'row'>): string => `row-${row}`;
/** The field of a value, and what it held when the page was made. */
export const fieldName = ({ row }: Pick<CheckedRow, 'row'>, name: ColumnName): string =>
  `row_${row}_${name}`;
export const wasName = ({ row }: Pick<CheckedRow, 'row'>, name: ColumnName): string =>
  `was_${row}_${name}`;

type ImportedPageProps = OpenImport & { flash: Flash | null; time: DisplayTime };

/** GET /admin/leads/import/{number}: what waits of a file, and what became of the rest. */
export const ImportedPage = ({ flash, time, ...opened }: ImportedPageProps) => {
  const { found, rows } = opened;
  return (
    <Screen
      title={`Import ${found.id}`}
      lead={<a href={IMPORT_PATH}>Import another file</a>}
      actions={null}
      status={
        flash ? (
          <ScreenNote isLive isProblem={flash.isProblem}>
            {flash.text}
          </ScreenNote>
        ) : null
      }
      problem={null}
    >
      <Region label="The import">
        <Result found={found} waiting={rows.length} time={time} />
        {rows.length > 0 ? (
          <form method="post" action={importPath(found.id)}>
            <div className={styles.fields}>
              <FileQuestions {...opened} />
            </div>
            <FileRows {...opened} />
          </form>
        ) : null}
      </Region>
    </Screen>
  );
};

interface ResultProps extends Pick<OpenImport, 'found'> {
  /** How many rows wait. */
  waiting: number;
  time: DisplayTime;
}

/** What the import has brought so far. */
function Result({ found, waiting, time }: ResultProps) {
  const { id, added, leftOut, undoneAt, undoneBy, removed, createdBy, createdAt } = found;
  const isUndone = undoneAt !== null;
  return (
    <div className={styles.facts}>
      <p>
        {added > 0 || leftOut > 0 ? (
          <strong>
            {`${added} imported${leftOut > 0 ? `, ${leftOut} left out as they were there already` : ''}. `}
          </strong>
        ) : null}
        {`Brought by ${createdBy}, ${shownTime(isoOf(createdAt), time)}.`}
        {waiting === 0 ? ' No row waits.' : ''}
      </p>
      {isUndone ? (
        <p role="status">
          {`Undone by ${undoneBy}, ${shownTime(isoOf(undoneAt), time)}: ${leadsText(removed ?? 0)} removed, ${added - (removed ?? 0)} kept as they were changed since.`}
        </p>
      ) : null}
      {added > 0 ? (
        <div className={staff.ways}>
          <Button href={importedHref(id)} variant="secondary" size="small">
            {isUndone ? 'Show the kept ones' : 'Show them in the list'}
          </Button>
          {isUndone ? null : (
            <Button href={undoImportPath(id)} variant="secondary" size="small">
              Undo this import
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** The name of a column with what stands in it: 'Mail (bo@example.com, cy@example.com)'. */
function optionOf(name: string, rows: readonly CheckedRow[], place: number): string {
  const values = rows.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => cells[place]?.trim() || []);
  return values.length === 0 ? name : `${name} (${values.join(', ').slice(0, SAMPLE_LENGTH)})`;
}

/** Asks what the columns are, says what that makes of the rows, and offers to import them. */
function FileQuestions(opened: OpenImport) {
  const { found, order, rows } = opened;
  const count = (outcome: RowResult) => rows.filter((row) => outcomeOf(row) === outcome).length;
  const [fresh, mistaken] = [count('new'), count('mistaken')];
  return (
    <>
      <ColumnChoices {...opened} />
      <p role="status">
        {`${fresh} new, ${count('left out')} left out, ${mistaken} with a mistake.`}
        {order === 'unclear' ? ' Say how the days are written, then check again.' : ''}
      </p>
      {mistaken > 0 ? (
        <p className={staff.gateText}>
          {`Rows with a mistake wait here for ${retention.importRowDays} days. Correct them below, or `}
          <a
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${mistakenFile(opened)}`)}`}
            download={`import-${found.id}-rows-with-a-mistake.csv`}
          >
            download them
          </a>
          .
        </p>
      ) : null}
      {order === 'unclear' ? null : (
        <div className={staff.ways}>
          <Button type="submit" name="step" value="import" size="small">
            {fresh > 0 ? `Import ${leadsText(fresh)}` : 'Import what is corrected'}
          </Button>
        </div>
      )}
    </>
  );
}

const { options: statusOptions } = leadValues.status;

const ColumnChoices = ({ found, head, order, rows }: OpenImport) => (
  <fieldset className={styles.columns}>
    <legend>Which column has what</legend>
    {COLUMN_NAMES.map((name) => (
      <label key={name} className={styles.column}>
        {COLUMNS[name].label}
        <select name={`column_${name}`} defaultValue={found.columns[name] ?? ''}>
          <option value="">None</option>
          {head.map((text, place) => (
            // Two columns may have one name.
            // oxlint-disable-next-line react/no-array-index-key -- the rows of a file have no other name
            <option key={place} value={place}>
              {optionOf(text || `Column ${place + 1}`, rows, place)}
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
    <label className={styles.column}>
      Leads without a status come in as
      <select name="status" defaultValue={found.status}>
        {namesOf(statusOptions).map((status) => (
          <option key={status} value={status}>
            {status === 'new' ? 'New (they wait for an answer)' : statusOptions[status].label}
          </option>
        ))}
      </select>
    </label>
    <TextField
      id="import-source"
      name="source"
      label="Source of rows without one"
      defaultValue={found.source}
      autoComplete="off"
    />
    <Button type="submit" variant="secondary" size="small">
      Check again
    </Button>
  </fieldset>
);

/** What is wrong stands first, then what is left out. */
const OUTCOMES: readonly RowResult[] = ['mistaken', 'left out', 'new'];

const rankOf = (row: CheckedRow): number => OUTCOMES.indexOf(outcomeOf(row));

/** Columns that the file has, or whose value a row lacks. */
const shownColumns = ({ found, rows }: OpenImport): ColumnName[] =>
  COLUMN_NAMES.filter(
    (name) => found.columns[name] !== undefined || rows.some(({ problems }) => name in problems),
  );

function FileRows(opened: OpenImport) {
  const shown = shownColumns(opened);
  return (
    <Table
      label="Rows of the file"
      columns={['Row', ...shown.map((name) => COLUMNS[name].label), 'Outcome']}
    >
      {opened.rows
        .toSorted((a, b) => rankOf(a) - rankOf(b) || a.row - b.row)
        .map((row) => (
          <tr key={row.row} id={rowAnchor(row)}>
            <Cell kind="word" label="Row">
              {row.row}
            </Cell>
            {shown.map((name) => (
              <Cell key={name} kind="line" label={COLUMNS[name].label}>
                {name in row.problems ? <MendField row={row} name={name} /> : row.values[name]}
              </Cell>
            ))}
            <Cell kind="line" label="Outcome">
              <RowOutcome row={row} />
            </Cell>
          </tr>
        ))}
    </Table>
  );
}

/** The value of a row that is wrong, to be corrected, and why. */
function MendField({ row, name }: { row: CheckedRow; name: ColumnName }) {
  const id = fieldName(row, name);
  const { [name]: value } = row.values;
  const field = {
    id,
    name: id,
    defaultValue: value,
    'aria-label': `${COLUMNS[name].label}, row ${row.row}`,
    'aria-invalid': true,
    'aria-describedby': `${id}-error`,
    autoComplete: 'off',
  } as const;
  return (
    <div className={styles.mended}>
      {name === 'note' ? <textarea {...field} /> : <input {...field} />}
      <input type="hidden" name={wasName(row, name)} value={value} />
      <p id={`${id}-error`} className={styles.problem}>
        {row.problems[name]}
      </p>
    </div>
  );
}

function RowOutcome({ row: { problems, leftOut, noted } }: { row: CheckedRow }) {
  const mistakes = COLUMN_NAMES.filter((name) => name in problems).map(
    (name) => COLUMNS[name].label,
  );
  if (mistakes.length > 0) return `To correct: ${mistakes.join(', ')}`;
  if (leftOut?.leadId) {
    return <a href={leadHref(leftOut.leadId)}>{`Left out: ${leftOut.why}`}</a>;
  }
  if (leftOut) return `Left out: ${leftOut.why}`;
  return noted.length > 0 ? `New. Into its note: ${noted.join('; ')}` : 'New';
}
