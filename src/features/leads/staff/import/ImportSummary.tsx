import { authorText } from '../../../../shared/text/author.ts';
import { shownTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { isoOf } from '../../../../shared/iso.ts';
import { retention } from '../../../../shared/content/retention.ts';
import type { Flash } from '../../../../staff/staff.contract.ts';
import * as staff from '../../../../staff/StaffPage.css.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { undoImportPath } from '../add-leads.contract.ts';
import { outcomeOf, type RowResult } from './check-rows.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';
import * as styles from './import.css.ts';
import { fieldName } from './ImportRows.tsx';
import { mistakenFile, type OpenImport } from './open-import.ts';
import { importedHref, leadsText } from './UndoImportPage.tsx';

/** Rows that the summary links to; the table has all of them first. */
const SHOWN_MISTAKES = 8;

/** How many rows of a file no longer wait. */
export const storedOf = ({ added, leftOut }: OpenImport['found']): number => added + leftOut;

type ImportSummaryProps = OpenImport & { flash: Flash | null; time: DisplayTime };

/** What the import has brought so far, and what its rows would bring. */
export function ImportSummary({ flash, time, ...opened }: ImportSummaryProps) {
  const { found, rows } = opened;
  const { id, added, leftOut, undoneAt, undoneBy, removed, createdBy, createdAt } = found;
  const isUndone = undoneAt !== null;
  const count = (outcome: RowResult) => rows.filter((row) => outcomeOf(row) === outcome).length;
  const twice = count('twice');
  const said = [
    ...(storedOf(found) > 0
      ? [
          `${added} imported${leftOut > 0 ? `, ${leftOut} left out as they were there already` : ''}. `,
        ]
      : []),
    rows.length > 0
      ? `${count('new')} new, ${count('left out')} left out, ${twice > 0 ? `${twice} twice in the file, ` : ''}${count('mistaken')} with a mistake.`
      : 'No row waits.',
  ];
  return (
    // Check and Import lead here: keys and screen readers go on from the result.
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- its form led here
    <div className={styles.facts} role="group" aria-label="Result" tabIndex={-1} autoFocus>
      {flash ? <p className={flash.isProblem ? styles.problem : undefined}>{flash.text}</p> : null}
      <p>
        <strong>{said.join('')}</strong>
        {` Brought by ${authorText(createdBy)}, ${shownTime(isoOf(createdAt), time)}.`}
      </p>
      {rows.some(({ noted }) => noted.length > 0) ? <Noted rows={rows} /> : null}
      {isUndone ? (
        <p>
          {`Undone by ${authorText(undoneBy ?? '')}, ${shownTime(isoOf(undoneAt), time)}: ${leadsText(removed ?? 0)} removed, ${added - (removed ?? 0)} kept as they were changed since.`}
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
      {count('mistaken') > 0 ? <Mistakes {...opened} /> : null}
    </div>
  );
}

/** Words of a file that nothing here is called, which go into notes: 'Owner: Zed (2 rows)'. */
function Noted({ rows }: Pick<OpenImport, 'rows'>) {
  const counts = new Map<string, number>();
  for (const word of rows.flatMap(({ noted }) => noted))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const shown = [...counts].map(
    ([word, count]) => `${word} (${count === 1 ? '1 row' : `${count} rows`})`,
  );
  const hidden = shown.length - SHOWN_MISTAKES;
  return (
    <p>
      {`Not known here, so it goes into the note: ${shown.slice(0, SHOWN_MISTAKES).join(', ')}${hidden > 0 ? `, and ${hidden} more` : ''}.`}
    </p>
  );
}

/** The rows with a mistake, each with a way to its first field. */
function Mistakes(opened: OpenImport) {
  const mistaken = opened.rows.filter((row) => outcomeOf(row) === 'mistaken');
  const hidden = mistaken.length - SHOWN_MISTAKES;
  return (
    <>
      <p>
        {'To correct: '}
        {mistaken.slice(0, SHOWN_MISTAKES).map((row, index) => {
          const wrong = COLUMN_NAMES.filter((name) => name in row.problems);
          return (
            <span key={row.row}>
              {index > 0 ? ', ' : ''}
              <a href={`#${fieldName(row, wrong[0] ?? 'name')}`}>
                {`row ${row.row} (${wrong.map((name) => COLUMNS[name].label).join(', ')})`}
              </a>
            </span>
          );
        })}
        {hidden > 0 ? `, and ${hidden} more below` : ''}.
      </p>
      <p>
        {`They wait here for ${retention.importRowDays} days. Correct them in the table, or `}
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${mistakenFile(opened)}`)}`}
          download={`import-${opened.found.id}-rows-with-a-mistake.csv`}
        >
          download them
        </a>
        .
      </p>
    </>
  );
}
