import { listHref, type ListState } from '../../src/staff-list/list.contract.ts';
import {
  auditApi,
  auditTexts,
  type AuditResponse,
} from '../../src/features/audit/audit-log.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { paths } from '../../src/shared/paths.ts';
import { useResource } from '../api/use-resource.ts';
import * as operations from '../staff/site/Operations.css.ts';
import { OperationsScreen } from '../staff/site/OperationsScreen.tsx';
import { ShownTime } from '../staff/shell/ShownTime.tsx';
import { Pages } from '../staff/ui/Pages.tsx';
import { Cell, Table } from '../staff/ui/Table.tsx';

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
  const rows = log.data?.data ?? [];
  const next = log.data?.meta.next_cursor;
  return (
    <OperationsScreen
      title="Audit log"
      path={listHref(paths.adminAudit, { cursor })}
      resource={log}
      notice=""
      timeZone={time.timeZone}
    >
      <Table
        label="Audit log"
        columns={COLUMNS}
        empty={rows.length === 0 ? 'Nothing has been recorded yet.' : null}
      >
        {rows.map((entry) => (
          <tr key={entry.id}>
            <Cell kind="time">
              <ShownTime at={entry.at} time={time} />
            </Cell>
            <Cell kind="name">{entry.action}</Cell>
            <Cell kind="prose">{entry.about}</Cell>
            <Cell kind="text" label="Session">
              {entry.session === null ? (
                'The site itself'
              ) : (
                <>
                  <span className={operations.code}>{entry.session}</span>
                  {entry.own ? ' (this one)' : null}
                </>
              )}
            </Cell>
            <Cell kind="text" label="Address">
              {entry.address ?? '–'}
            </Cell>
          </tr>
        ))}
      </Table>
      <Pages
        label="Pages of the log"
        links={[
          ...(cursor ? [{ label: 'Back to the newest', href: paths.adminAudit }] : []),
          ...(next
            ? [
                {
                  label: 'Older',
                  rel: 'next' as const,
                  href: listHref(paths.adminAudit, { cursor: next }),
                },
              ]
            : []),
        ]}
      />
    </OperationsScreen>
  );
}
