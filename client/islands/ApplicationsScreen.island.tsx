import { Fragment, useState } from 'react';

import {
  shownTime,
  texts,
  type ApplicationRow,
  type ApplicationsAnswer,
  type TimeStyle,
} from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import * as styles from '../staff/ListScreen.css.ts';
import { ListScreen } from '../staff/ListScreen.tsx';
import { useStaffList } from '../staff/use-staff-list.ts';

type ApplicationsScreenProps = {
  answer: ApplicationsAnswer | null;
  problem: string | null;
  search: string;
  cursor: string | null;
  time: TimeStyle;
};

const COLUMNS = ['Applicant', 'Status', 'Applied', 'Actions'];
const STATUS = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const;
const EXPERIENCE: Record<string, string> = {
  beginner: 'Beginner, 0-1 years',
  intermediate: 'Intermediate, 2-5 years',
  advanced: 'Advanced, 5+ years',
};
const PARTNER_ID_SHOWN = 8;

/**
 * The applications to the affiliate programme, newest first (ADA-01 to 04, 06, 07, 11, 12, 18).
 *
 * Why is this an island? Staff search as they type and open rows, and neither may be lost when the
 * list is read again or the session ends.
 */
export function ApplicationsScreen({
  answer,
  problem,
  search,
  cursor,
  time,
}: ApplicationsScreenProps) {
  const list = useStaffList<ApplicationsAnswer>({
    api: '/api/admin/applications',
    page: paths.adminAffiliates,
    start: answer,
    startProblem: problem,
    startSearch: search,
    startCursor: cursor,
    failed: texts.applicationsFailed,
  });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  return (
    <ListScreen
      title="Affiliate applications"
      page={paths.adminAffiliates}
      list={list}
      searchLabel="Search applications"
      placeholder={texts.applicationsSearch}
      counts={({ meta: { counts } }) => (
        <dl className={styles.counts}>
          <Count label="Pending" value={counts.pending} />
          <Count label="Approved" value={counts.approved} />
          <Count label="Rejected" value={counts.rejected} />
          <Count label="Total" value={counts.total} />
        </dl>
      )}
      columns={COLUMNS}
      empty={{ always: texts.noApplications, searched: texts.noApplicationsMatch }}
      exit={{ label: 'Exit Admin', next: paths.home }}
      isLaterPage={cursor !== null && list.search === search}
      rows={({ data }) =>
        data.map((row) => (
          <Fragment key={row.id}>
            <tr className={styles.row}>
              <th className={styles.name} scope="row">
                {row.first_name} {row.last_name}
                <span className={styles.second}>
                  {row.email}
                  {row.company ? ` · ${row.company}` : ''}
                </span>
              </th>
              <td className={styles.cell}>
                <span className={styles.status[row.status]}>{STATUS[row.status]}</span>
                {row.partnerstack_id ? (
                  <span className={styles.second}>
                    Partner {row.partnerstack_id.slice(0, PARTNER_ID_SHOWN)}
                  </span>
                ) : null}
              </td>
              <td className={styles.time}>
                {/* Two builds of Unicode's data may put another blank before AM; the Worker's stays. */}
                <time dateTime={row.created_at ?? undefined} suppressHydrationWarning>
                  {shownTime(row.created_at, time)}
                </time>
              </td>
              <td className={styles.cell}>
                <button
                  className={styles.button}
                  type="button"
                  aria-expanded={open.has(row.id)}
                  aria-controls={`application-${row.id}`}
                  onClick={() => toggle(row.id)}
                >
                  Details<span className={styles.hidden}> of {row.first_name} {row.last_name}</span>
                </button>
              </td>
            </tr>
            <tr id={`application-${row.id}`} hidden={!open.has(row.id)}>
              <td className={styles.details} colSpan={COLUMNS.length}>
                <ApplicationDetails row={row} />
              </td>
            </tr>
          </Fragment>
        ))
      }
    />
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.count}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{value}</dd>
    </div>
  );
}

function ApplicationDetails({ row }: { row: ApplicationRow }) {
  const website = row.website ? URL.parse(row.website) : null;
  const isLink = website?.protocol === 'https:' || website?.protocol === 'http:';
  return (
    <dl className={styles.facts}>
      <dt>Audience</dt>
      <dd className={styles.fact}>{row.audience}</dd>
      <dt>Motivation</dt>
      <dd className={styles.fact}>{row.motivation}</dd>
      <dt>Website</dt>
      <dd className={styles.fact}>
        {isLink && website ? (
          <a className={styles.link} href={website.href} rel="noopener noreferrer" target="_blank">
            {row.website}
          </a>
        ) : (
          (row.website ?? 'None given')
        )}
      </dd>
      <dt>Experience</dt>
      <dd className={styles.fact}>{EXPERIENCE[row.experience] ?? row.experience}</dd>
    </dl>
  );
}
