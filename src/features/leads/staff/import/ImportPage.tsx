import { authorText } from '../../../../shared/text/author.ts';
import { Island } from '../../../../http/page/island.tsx';
import { isoOf } from '../../../../shared/iso.ts';
import type { DisplayTime } from '../../../../shared/display-time.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import * as staff from '../../../../staff/StaffPage.css.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { TextField } from '../../../../ui/Field/Field.tsx';
import { Region, Screen } from '../../../../ui/staff/Screen.tsx';
import { Cell, Table, TimeCell } from '../../../../ui/staff/Table.tsx';
import { ImportFile } from '../client/ImportFile.island.tsx';
import { IMPORT_MAX_ROWS, IMPORT_PATH, importPath } from '../add-leads.contract.ts';
import * as styles from './import.css.ts';
import type { LatestImport } from './imports.queries.ts';

interface ImportPageProps {
  csv: string;
  /** Why it cannot be read; '' for nothing. */
  problem: string;
  maxBytes: number;
  latest: readonly LatestImport[];
  time: DisplayTime;
}

/** GET /admin/leads/import: the file. What is in it has a page of its own. */
export const ImportPage = ({ csv, problem, maxBytes, latest, time }: ImportPageProps) => (
  <Screen
    title="Import leads"
    lead={<a href={staffPages.leads.path}>Back to the leads</a>}
    actions={null}
    problem={problem || null}
  >
    <Region label="The file">
      <form className={styles.fields} method="post" action={IMPORT_PATH}>
        <p className={staff.gateText}>
          {`A CSV file with the names of its columns in the first row, and ${IMPORT_MAX_ROWS.toLocaleString('en-US')} rows at most. Each row needs a name, and an email address or a phone number. Nothing becomes a lead before you have seen what is in it.`}
        </p>
        <div className={styles.scripted}>
          <Island
            name="ImportFile"
            component={ImportFile}
            when="load"
            props={{ name: 'csv', maxBytes }}
          />
        </div>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script, the first field
          autoFocus
          id="import-csv"
          name="csv"
          label="Or its rows"
          rows={6}
          defaultValue={csv}
          autoComplete="off"
        />
        <div className={staff.ways}>
          <Button type="submit" size="small">
            Check
          </Button>
        </div>
      </form>
      {latest.length > 0 ? <LatestImports latest={latest} time={time} /> : null}
    </Region>
  </Screen>
);

const LatestImports = ({ latest, time }: Pick<ImportPageProps, 'latest' | 'time'>) => (
  <Table label="Latest imports" columns={['Import', 'Leads', 'Rows that wait', 'By', 'Time']}>
    {latest.map(({ id, added, waiting, createdBy, createdAt, undoneAt }) => (
      <tr key={id}>
        <Cell kind="name">
          <a href={importPath(id)}>{`Import ${id}`}</a>
        </Cell>
        <Cell kind="word" label="Leads">
          {undoneAt === null ? added : `${added}, undone`}
        </Cell>
        <Cell kind="word" label="Rows that wait">
          {waiting}
        </Cell>
        <Cell kind="line" label="By">
          {authorText(createdBy)}
        </Cell>
        <TimeCell label="Time" at={isoOf(createdAt)} time={time} />
      </tr>
    ))}
  </Table>
);
