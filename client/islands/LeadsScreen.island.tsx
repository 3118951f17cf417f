import {
  shownTime,
  texts,
  type LeadRow,
  type ListAnswer,
  type TimeStyle,
} from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { staffGet } from '../staff/api.ts';
import { ListScreen } from '../staff/ListScreen.tsx';
import * as styles from '../staff/ListScreen.css.ts';
import { useStaffList } from '../staff/use-staff-list.ts';

type LeadsScreenProps = {
  answer: ListAnswer<LeadRow> | null;
  problem: string | null;
  search: string;
  cursor: string | null;
  time: TimeStyle;
};

/** A visitor chose the address: a "?" or "&" in it must not fill in more of the mail than the recipient. */
const mailTo = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const COLUMNS = ['Name', 'Email', 'Source', 'Partner Key', 'Created At'];

/**
 * The leads (ADL-01 to ADL-15): searched as staff type, read again, exported.
 *
 * Why is this an island? Searching, refreshing and a session that ends must not cost staff the
 * place they are at; without JavaScript its forms and links do the same by loading the page.
 */
export function LeadsScreen({ answer, problem, search, cursor, time }: LeadsScreenProps) {
  const list = useStaffList<ListAnswer<LeadRow>>({
    api: '/api/admin/leads',
    page: paths.adminLeads,
    start: answer,
    startProblem: problem,
    startSearch: search,
    startCursor: cursor,
    failed: texts.leadsFailed,
  });

  const meta = list.answer?.meta;

  /** Asks for the session first: a download cannot show the sign-in. */
  const exportLeads = async (form: HTMLFormElement) => {
    const alive = new AbortController();
    const read = await staffGet('/api/admin/leads?limit=1', texts.leadsFailed, alive.signal);
    if (read.ok) form.submit();
  };

  return (
    <ListScreen
      title="Leads"
      page={paths.adminLeads}
      list={list}
      searchLabel="Search leads"
      placeholder="Search by name, email, or source..."
      counts={meta ? `Showing ${meta.matched} of ${meta.total} leads` : null}
      columns={COLUMNS}
      empty={{ always: texts.noLeads, searched: texts.noLeadsMatch }}
      timeZone={time.timeZone}
      exit={{ label: 'Logout', next: paths.adminLeads }}
      isLaterPage={cursor !== null && list.search === search}
      rows={list.answer?.data.map((lead) => (
        <tr key={lead.id}>
          <th className={styles.name} scope="row">
            {lead.name}
          </th>
          <td className={styles.wholeLine}>
            <a className={styles.link} href={mailTo(lead.email)}>
              {lead.email}
            </a>
          </td>
          <td className={styles.cell} data-label="Source">
            {lead.source}
          </td>
          <td className={styles.wholeLine} data-label="Partner key">
            {lead.partner_key}
          </td>
          <td className={styles.timeBeside}>
            {/* Two builds of Unicode's data may put another blank before AM; the Worker's stays. */}
            <time dateTime={lead.created_at ?? undefined} suppressHydrationWarning>
              {shownTime(lead.created_at, time)}
            </time>
          </td>
        </tr>
      ))}
    >
      <form
        action="/api/admin/leads.csv"
        onSubmit={(event) => {
          event.preventDefault();
          void exportLeads(event.currentTarget);
        }}
      >
        <input type="hidden" name="search" value={list.search} />
        <Button type="submit" variant="secondary" size="small" className={styles.press}>
          Export CSV
        </Button>
      </form>
    </ListScreen>
  );
}
