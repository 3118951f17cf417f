import {
  listHref,
  texts,
  type AuditResponse,
  type DisplayTime,
} from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import * as styles from '../staff/list/ListScreen.css.ts';
import * as operations from '../staff/site/Operations.css.ts';
import { OperationsScreen } from '../staff/site/OperationsScreen.tsx';
import { ShownTime } from '../staff/shell/ShownTime.tsx';
import { StaffTable } from '../staff/list/StaffTable.tsx';
import { useStaffRead } from '../staff/list/use-staff-read.ts';

type AuditScreenProps = {
  answer: AuditResponse | null;
  cursor: string | null;
  time: DisplayTime;
};

const COLUMNS = ['When', 'What', 'About', 'Session', 'Address'];

/**
 * Who did what and when. There are no accounts, so who is a session and an address.
 *
 * Why is this an island? It is read again on demand, and a session that ends must not cost staff
 * the place they are at; without JavaScript its links and forms do the same by loading the page.
 */
export function AuditScreen({ answer, cursor, time }: AuditScreenProps) {
  const read = useStaffRead<AuditResponse>({
    api: `/api/admin/audit${cursor ? `?cursor=${encodeURIComponent(cursor)}` : ''}`,
    start: answer,
    failed: texts.auditFailed,
  });
  const next = read.answer?.meta.next_cursor;
  return (
    <OperationsScreen
      title="Audit log"
      page={listHref(paths.adminAudit, { cursor })}
      read={read}
      notice=""
      timeZone={time.timeZone}
    >
      <StaffTable
        label="Audit log"
        columns={COLUMNS}
        empty="Nothing has been recorded yet."
        rows={(read.answer?.data ?? []).map((entry) => (
          <tr key={entry.id}>
            <td className={styles.timeBeside}>
              <ShownTime at={entry.at} time={time} />
            </td>
            <th className={styles.name} scope="row">
              {entry.action}
            </th>
            <td className={operations.said}>{entry.about}</td>
            <td className={styles.cell} data-label="Session">
              {entry.session === null ? (
                'The site itself'
              ) : (
                <>
                  <span className={operations.code}>{entry.session}</span>
                  {entry.own ? ' (this one)' : null}
                </>
              )}
            </td>
            <td className={styles.cell} data-label="Address">
              {entry.address ?? '–'}
            </td>
          </tr>
        ))}
      />
      <nav className={styles.pages} aria-label="Pages of the log">
        {cursor ? (
          <a className={styles.pageLink} href={paths.adminAudit}>
            Back to the newest
          </a>
        ) : null}
        {next ? (
          <a
            className={styles.pageLink}
            rel="next"
            href={listHref(paths.adminAudit, { cursor: next })}
          >
            Older
          </a>
        ) : null}
      </nav>
    </OperationsScreen>
  );
}
