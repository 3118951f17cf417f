import type { ListState } from '../../src/staff-list/list.contract.ts';
import {
  auditApi,
  auditTexts,
  type AuditResponse,
} from '../../src/features/audit/audit-log.contract.ts';
import { personPath } from '../../src/features/people/people.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { staffPages } from '../../src/shared/staff-pages.ts';
import { ListScreen } from '../staff/list/ListScreen.tsx';
import { useList } from '../staff/list/use-list.ts';
import { ShownTime } from '../staff/ui/ShownTime.tsx';
import { link } from '../staff/ui/Table.css.ts';
import { Cell } from '../staff/ui/Table.tsx';

type AuditScreenProps = {
  response: AuditResponse | null;
  state: ListState;
  time: DisplayTime;
};

const COLUMNS = ['When', 'What', 'About', 'Who', 'Address'];

/**
 * Who did what and when. There are no user accounts: the actor is a session, by its name, and an IP.
 *
 * Why is this an island? It is read again on demand, and a session that ends keeps staff where they
 * are.
 */
export function AuditScreen({ response, state, time }: AuditScreenProps) {
  const list = useList(auditApi.list, {
    path: staffPages.audit.path,
    start: response,
    state,
    failed: auditTexts.failed,
    chips: {},
  });
  return (
    <ListScreen
      title="Audit log"
      path={staffPages.audit.path}
      list={list}
      columns={COLUMNS}
      empty="Nothing has been recorded yet."
      emptyNext={{
        text: 'Every sign-in, decision, change and export is recorded here, with who did it.',
        href: staffPages.overview.path,
        label: 'Go to the overview',
      }}
      rows={list.data?.data.map((entry) => (
        <tr key={entry.id}>
          <Cell kind="time">
            <ShownTime at={entry.at} time={time} />
          </Cell>
          <Cell kind="name">{entry.action}</Cell>
          <Cell kind="prose">
            {entry.person ? (
              <>
                <a className={link} href={personPath(entry.person.id)} dir="auto">
                  {entry.person.name}
                </a>
                {entry.about ? ' · ' : null}
              </>
            ) : null}
            {entry.about}
          </Cell>
          <Cell kind="text" label="Who">
            {entry.who}
            {entry.own ? ' (this one)' : null}
          </Cell>
          <Cell kind="text" label="Address">
            {entry.address ?? '–'}
          </Cell>
        </tr>
      ))}
    />
  );
}
