import { shownDay, type DisplayTime } from '../../../../shared/display-time.ts';
import * as staff from '../../../../staff/StaffPage.css.ts';
import { namesOf } from '../../../../staff/work/values.contract.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { TextField } from '../../../../ui/Field/Field.tsx';
import { leadValues } from '../leads-admin.contract.ts';
import { cellOf, outcomeOf, type CheckedRow, type RowResult } from './check-rows.ts';
import { columnName, COLUMN_NAMES, COLUMNS, DATE_COLUMNS, type DateOrders } from './columns.ts';
import * as styles from './import.css.ts';
import type { OpenImport } from './open-import.ts';
import { DATE_ORDERS, orderOfLocale, otherOrder, readDay, type DateOrder } from './read-time.ts';
import { statusField, statusFieldWas, unknownStatuses } from './status-choices.ts';
import { leadsText } from './UndoImportPage.tsx';

const SAMPLE_ROWS = 3;
const SAMPLE_LENGTH = 60;
const { options: statusOptions } = leadValues.status;

type ImportQuestionsProps = OpenImport & { time: DisplayTime };

/** Asks what only staff know of a file, and offers to import its rows. */
export function ImportQuestions({ time, ...opened }: ImportQuestionsProps) {
  const { rows } = opened;
  const count = (outcome: RowResult) => rows.filter((row) => outcomeOf(row) === outcome).length;
  const ready = [
    ...(count('new') > 0 ? [leadsText(count('new'))] : []),
    // How many these are is known when they are sent.
    ...(count('new') === 0 || count('mistaken') > 0 ? ['what is corrected'] : []),
  ];
  return (
    <div className={styles.questions}>
      <SpareColumns {...opened} />
      {DATE_COLUMNS.map((name) => (
        <DayOrder key={name} {...opened} name={name} time={time} />
      ))}
      <StatusMeanings {...opened} />
      <ColumnChoices {...opened} />
      <div className={staff.ways}>
        {/* The first button is what Enter in a field presses. */}
        <Button type="submit" variant="secondary" size="small">
          Check again
        </Button>
        <Button type="submit" name="step" value="import" size="small">
          {`Import ${ready.join(' and ')}`}
        </Button>
      </div>
    </div>
  );
}

/** What stands in a column: 'bo@example.com, cy@example.com'. */
const sampleOf = (rows: readonly CheckedRow[], place: number): string =>
  rows
    .flatMap((row) => cellOf(row, place).trim() || [])
    .slice(0, SAMPLE_ROWS)
    .join(', ')
    .slice(0, SAMPLE_LENGTH);

/** The name of a column with what stands in it. */
function columnText({ head, rows }: OpenImport, place: number): string {
  const sample = sampleOf(rows, place);
  return sample === '' ? columnName(head, place) : `${columnName(head, place)} (${sample})`;
}

/** What a column is used for that was none of ours, by its place. */
export const spareField = (place: number): string => `spare_${place}`;

/** The columns of the file that no lead has; one without a name and a value is none. */
function SpareColumns(opened: OpenImport) {
  const { found, head, rows } = opened;
  const { noted = [], orders: _orders, ...columns } = found.columns;
  const taken = Object.values(columns);
  const spare = [...head.keys()].filter(
    (place) => !taken.includes(place) && (head[place]?.trim() || sampleOf(rows, place) !== ''),
  );
  const lost = spare.filter((place) => !noted.includes(place));
  if (spare.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend>
        {lost.length === 0
          ? 'Every column is imported'
          : `Not imported: ${lost.map((place) => columnName(head, place)).join(', ')}`}
      </legend>
      {spare.map((place) => (
        <label key={place} className={styles.column}>
          {columnText(opened, place)}
          <select name={spareField(place)} defaultValue={noted.includes(place) ? 'noted' : ''}>
            <option value="">Not imported</option>
            <option value="noted">Into the note</option>
            {COLUMN_NAMES.map((name) => (
              <option key={name} value={name}>
                {`As ${COLUMNS[name].label}`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const FIRST = { mdy: 'month', dmy: 'day' } as const;

interface DayOrderProps extends ImportQuestionsProps {
  /** The column. */
  name: keyof DateOrders;
}

/** Why days with slashes of a column are read as they are. */
function orderReason({ name, head, found, orders, days, time: { locale } }: DayOrderProps): string {
  const { [name]: order } = orders;
  const { [order]: proofs, [otherOrder(order)]: against } = days[name];
  const [proof] = proofs;
  const mistakes = against.map(({ row, text }) => `${text} in row ${row}`).slice(0, SAMPLE_ROWS);
  return [
    `${columnName(head, found.columns[name] ?? 0)}: days are read with the ${FIRST[order]} first`,
    proof ? `: ${proof.text} in row ${proof.row} can be read in no other way. ` : '',
    !proof && order === orderOfLocale(locale) ? ', as in your language. ' : '',
    !proof && order !== orderOfLocale(locale) ? '. ' : '',
    !proof && against.length === 0 ? 'No date that waits shows which is right. ' : '',
    against.length > 0
      ? `It is the other way in ${against.length === 1 ? 'one date' : `${against.length} dates`}: ${mistakes.join(', ')}.`
      : '',
  ]
    .join('')
    .trim();
}

export const orderField = (name: keyof DateOrders): string => `order_${name}`;

/** Asks for the order of day and month of a column, where it makes a difference. */
function DayOrder(props: DayOrderProps) {
  const { name, orders, days, time } = props;
  const { both, [otherOrder(orders[name])]: against } = days[name];
  const [example] = [...both, ...against];
  if (!example) return null;
  const readIn = (each: DateOrder) => {
    const read = readDay(example.text, each);
    return `${read.ok ? shownDay(read.value, { ...time, timeZone: 'UTC' }) : 'no day'} (${FIRST[each]} first)`;
  };
  return (
    <fieldset className={styles.columns}>
      <legend>{orderReason(props)}</legend>
      <label className={styles.column}>
        {`${example.text} means`}
        <select name={orderField(name)} defaultValue={orders[name]}>
          {DATE_ORDERS.map((each) => (
            <option key={each} value={each}>
              {readIn(each)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** Asks once for each status of the file that is none of ours. */
function StatusMeanings({ found, rows }: OpenImport) {
  const unknown = unknownStatuses(rows, found.columns);
  if (unknown.length === 0) return null;
  return (
    <fieldset className={styles.columns}>
      <legend>
        {unknown.length === 1
          ? 'One status of the file is unknown here'
          : `${unknown.length} statuses of the file are unknown here`}
      </legend>
      {unknown.map((status) => (
        <label key={status.key} className={styles.column}>
          {`Status “${status.word}” (${status.rows.length === 1 ? '1 row' : `${status.rows.length} rows`}) means`}
          <select name={statusField(status)} defaultValue={status.means ?? ''}>
            <option value="">New, with the word in the note</option>
            {namesOf(statusOptions).map((name) => (
              <option key={name} value={name}>
                {statusOptions[name].label}
              </option>
            ))}
          </select>
          <input type="hidden" name={statusFieldWas(status)} value={status.means ?? ''} />
        </label>
      ))}
    </fieldset>
  );
}

/** The columns of a lead, and what rows get that have none. */
function ColumnChoices(opened: OpenImport) {
  const { found, head } = opened;
  const { columns, status: usual, source } = found;
  const isClear = columns.name !== undefined && (columns.email ?? columns.phone) !== undefined;
  return (
    <details open={!isClear}>
      <summary>Columns, and what rows without a value get</summary>
      <div className={styles.columns}>
        {COLUMN_NAMES.map((name) => (
          <label key={name} className={styles.column}>
            {COLUMNS[name].label}
            <select name={`column_${name}`} defaultValue={columns[name] ?? ''}>
              <option value="">None</option>
              {head.map((_text, place) => (
                // Two columns may have one name.
                // oxlint-disable-next-line react/no-array-index-key -- the rows of a file have no other name
                <option key={place} value={place}>
                  {columnText(opened, place)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className={styles.column}>
          Leads without a status come in as
          <select name="status" defaultValue={usual}>
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
          defaultValue={source}
          autoComplete="off"
        />
      </div>
    </details>
  );
}
