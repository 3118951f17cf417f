import { shownDay, shownTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { isoOf } from '../../../../shared/iso.ts';
import { Cell, SecondLine, Table } from '../../../../ui/staff/Table.tsx';
import { leadValues } from '../leads-admin.contract.ts';
import { leadHref } from './AddLeadPage.tsx';
import { outcomeOf, type CheckedRow, type RowResult } from './check-rows.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnName } from './columns.ts';
import * as styles from './import.css.ts';
import type { OpenImport } from './open-import.ts';

/** The field of a value, and what it held when the page was made. */
export const fieldName = ({ row }: Pick<CheckedRow, 'row'>, name: ColumnName): string =>
  `row_${row}_${name}`;
export const wasName = ({ row }: Pick<CheckedRow, 'row'>, name: ColumnName): string =>
  `was_${row}_${name}`;

/** What is wrong stands first, then what is left out. */
const OUTCOMES: readonly RowResult[] = ['mistaken', 'left out', 'twice', 'new'];

const rankOf = (row: CheckedRow): number => OUTCOMES.indexOf(outcomeOf(row));

/** Columns that the file has, or whose value a row lacks. */
const shownColumns = ({ found, rows }: OpenImport): ColumnName[] =>
  COLUMN_NAMES.filter(
    (name) =>
      found.columns[name] !== undefined ||
      rows.some(({ problems }) => name in problems) ||
      (name === 'note' && (found.columns.noted ?? []).length > 0),
  );

/** The rows of a file that wait, as they would be stored. */
export function ImportRows({ time, ...opened }: OpenImport & { time: DisplayTime }) {
  const shown = shownColumns(opened);
  return (
    <Table
      label="Rows of the file"
      columns={['Row', ...shown.map((name) => COLUMNS[name].label), 'Outcome']}
    >
      {opened.rows
        .toSorted((a, b) => rankOf(a) - rankOf(b) || a.row - b.row)
        .map((row) => (
          <tr key={row.row}>
            <Cell kind="word" label="Row">
              {row.row}
            </Cell>
            {shown.map((name) => (
              <Cell key={name} kind="line" label={COLUMNS[name].label}>
                {name in row.problems ? (
                  <MendField row={row} name={name} />
                ) : (
                  <ReadValue row={row} name={name} time={time} />
                )}
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

/** What was read of a value; null where it is stored as it is written. */
function readText({ values, read }: CheckedRow, name: ColumnName, time: DisplayTime) {
  if (name === 'status') return leadValues.status.options[read.status].label;
  if (name === 'created' && read.created !== null) {
    const iso = isoOf(read.created) ?? '';
    return values.created.includes(':') ? shownTime(iso, time) : shownDay(iso, time);
  }
  return name === 'next_at' && read.next_at !== null
    ? shownDay(read.next_at, { ...time, timeZone: 'UTC' })
    : null;
}

/** A value as it would be stored, and below it what the file has, where that is another text. */
function ReadValue({ row, name, time }: { row: CheckedRow; name: ColumnName; time: DisplayTime }) {
  const { [name]: written } = row.values;
  const read = readText(row, name, time);
  if (read === null || read === written.trim()) return written;
  return (
    <>
      {`${read} `}
      {written.trim() === '' ? null : <SecondLine>{written}</SecondLine>}
    </>
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
  if (leftOut)
    return `${leftOut.twiceOf === null ? 'Left out' : 'Twice in the file'}: ${leftOut.why}`;
  return noted.length > 0 ? `New lead. Into its note: ${noted.join('; ')}` : 'New lead';
}
