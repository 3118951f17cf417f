import type {
  DatabaseState,
  HourRow,
} from '../../../src/features/site-status/site-status.contract.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Cell } from '../ui/Table.tsx';
import * as styles from './Operations.css.ts';
import { TablePart } from './TablePart.tsx';

const NAMES = {
  contact: 'Contact messages',
  lead: 'Leads',
  affiliate_application: 'Affiliate applications',
} as const;

const percent = ({ bytes, limit_bytes: limit }: DatabaseState): string =>
  `${((bytes / limit) * 100).toFixed(1)}%`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const ALARMS = {
  half: ['busy', 'Database half full', 'Plan what to delete before it is full.'],
  nearly_full: [
    'bad',
    'Database nearly full',
    'When it is full, nothing can be stored and staff cannot sign in. Delete what is no longer needed now.',
  ],
} as const;

/** A warning when the database fills up. */
export function DatabaseAlarm({ database }: { database: DatabaseState }) {
  if (database.level === 'ok') return null;
  const [tone, title, text] = ALARMS[database.level];
  return (
    <p className={styles.outage} role="alert">
      <StatusChip tone={tone}>{title}</StatusChip>{' '}
      {`${megabytes(database.bytes)} of ${megabytes(database.limit_bytes)} (${percent(database)}) are used. ${text}`}
    </p>
  );
}

/** How full the database is, and how busy the present hour. */
export function LoadPart({
  database,
  hours,
}: {
  database: DatabaseState;
  hours: readonly HourRow[];
}) {
  return (
    <TablePart
      title="Submissions this hour"
      text={`Above its budget, an hour is announced by one e-mail, and leads and applications need the captcha. The database holds ${megabytes(database.bytes)} (${percent(database)} of ${megabytes(database.limit_bytes)}).`}
      columns={['Kind', 'Stored', 'E-mails of their own', 'State']}
      empty=""
      rows={hours.map(({ kind, stored, mails }) => (
        <tr key={kind}>
          <Cell kind="name">{NAMES[kind]}</Cell>
          <Cell kind="number" label="Stored">
            {stored}
          </Cell>
          <Cell kind="number" label="E-mails of their own">
            {`up to ${mails}`}
          </Cell>
          <Cell>
            {stored >= mails ? (
              <StatusChip tone="busy">Busy</StatusChip>
            ) : (
              <StatusChip tone="good">Normal</StatusChip>
            )}
          </Cell>
        </tr>
      ))}
    />
  );
}
