import { listHref, type ListState } from '../../src/staff-list/list.contract.ts';
import {
  auditApi,
  auditTexts,
  type AuditResponse,
} from '../../src/features/audit/audit-log.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { paths } from '../../src/shared/paths.ts';
import { useResource } from '../api/use-resource.ts';
import * as styles from '../staff/list/ListScreen.css.ts';
import * as operations from '../staff/site/Operations.css.ts';
import { OperationsScreen } from '../staff/site/OperationsScreen.tsx';
import { ShownTime } from '../staff/shell/ShownTime.tsx';
import { StaffTable } from '../staff/list/StaffTable.tsx';

type AuditScreenProps = {
  response: AuditResponse | null;
  state: ListState;
  time: DisplayTime;
};

const COLUMNS = ['When', 'What', 'About', 'Session', 'Address'];

/**
 * Who did what and when. There are no user accounts, so the actor is a session and an IP.
 *
 * Why is this an island? It is read again on demand, and a session that ends keeps staff where they
 * are; without JavaScript its links and forms do the same by loading the page.
 */
export function AuditScreen({ response, state: { cursor }, time }: AuditScreenProps) {
  const log = useResource(
    auditApi.list,
    { query: cursor ? { cursor } : {} },
    { start: response, failed: auditTexts.failed },
  );
  const next = log.data?.meta.next_cursor;
  return (
    <OperationsScreen
      title="Audit log"
      path={listHref(paths.adminAudit, { cursor })}
      resource={log}
      notice=""
      timeZone={time.timeZone}
    >
      <StaffTable
        label="Audit log"
        columns={COLUMNS}
        empty="Nothing has been recorded yet."
        rows={(log.data?.data ?? []).map((entry) => (
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
