import { Fragment, useState } from 'react';

import {
  shownTime,
  texts,
  type ApplicationCounts,
  type ApplicationRow,
  type ApplicationsAnswer,
  type TimeStyle,
} from '../../src/features/staff/staff.contract.ts';
import { paths } from '../../src/shared/paths.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
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
      counts={list.answer ? <Counts counts={list.answer.meta.counts} /> : null}
      columns={COLUMNS}
      empty={{ always: texts.noApplications, searched: texts.noApplicationsMatch }}
      timeZone={time.timeZone}
      exit={{ label: 'Exit Admin', next: paths.home }}
      isLaterPage={cursor !== null && list.search === search}
      rows={list.answer?.data.map((row) => (
        <Fragment key={row.id}>
          <tr>
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
              <Button
                variant="secondary"
                size="small"
                className={styles.rowPress}
                aria-expanded={open.has(row.id)}
                aria-controls={`application-${row.id}`}
                onClick={() => toggle(row.id)}
              >
                Details
                <VisuallyHidden>{` of ${row.first_name} ${row.last_name}`}</VisuallyHidden>
              </Button>
            </td>
          </tr>
          <tr id={`application-${row.id}`} hidden={!open.has(row.id)}>
            <td className={styles.details} colSpan={COLUMNS.length}>
              <ApplicationDetails row={row} />
            </td>
          </tr>
        </Fragment>
      ))}
    />
  );
}

function Counts({ counts }: { counts: ApplicationCounts }) {
  const shown = [
    ['Pending', counts.pending],
    ['Approved', counts.approved],
    ['Rejected', counts.rejected],
    ['Total', counts.total],
  ] as const;
  return (
    <dl className={styles.counts}>
      {shown.map(([label, value]) => (
        <div className={styles.count} key={label}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function ApplicationDetails({ row }: { row: ApplicationRow }) {
  const website = row.website ? URL.parse(row.website) : null;
  const isLink = website?.protocol === 'https:' || website?.protocol === 'http:';
  return (
    <dl className={styles.facts}>
      <dt className={styles.term}>Audience</dt>
      <dd className={styles.fact}>{row.audience}</dd>
      <dt className={styles.term}>Motivation</dt>
      <dd className={styles.fact}>{row.motivation}</dd>
      <dt className={styles.term}>Website</dt>
      <dd className={styles.fact}>
        {isLink && website ? (
          <a className={styles.link} href={website.href} rel="noopener noreferrer" target="_blank">
            {row.website}
          </a>
        ) : (
          (row.website ?? 'None given')
        )}
      </dd>
      <dt className={styles.term}>Experience</dt>
      <dd className={styles.fact}>{EXPERIENCE[row.experience] ?? row.experience}</dd>
    </dl>
  );
}
