import type { ApplicationRow } from '../../../src/features/affiliates/admin/affiliates-admin.contract.ts';
import {
  DOUBTS,
  waitingText,
  type DoubtDetails,
} from '../../../src/features/affiliates/review/review.contract.ts';
import { personPath } from '../../../src/features/people/people.contract.ts';
import { staffPages } from '../../../src/shared/staff-pages.ts';
import { listHref } from '../../../src/staff-list/list.contract.ts';
import { link } from '../ui/Table.css.ts';
import * as styles from './Applications.css.ts';

type Marked = Pick<
  ApplicationRow,
  'id' | 'email' | 'doubts' | 'reopened_from' | 'reopened_as' | 'mail'
>;

/** What staff should look at before they decide, in one line (ANS-03). */
export function Marks({ row }: { row: Marked }) {
  const marks = [
    ...row.doubts.map((doubt) => DOUBTS[doubt]),
    ...(row.reopened_from === null ? [] : ['Made from a rejected application']),
    ...(row.reopened_as === null ? [] : ['A new application was made from it']),
    ...(row.mail === 'failed' ? ['E-mail not sent'] : []),
  ];
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span className={styles.mark} key={mark}>
          {mark}
        </span>
      ))}
    </span>
  );
}

/** How long a pending application has waited (ANS-02). */
export function Waited({ row: { waiting } }: { row: Pick<ApplicationRow, 'waiting'> }) {
  if (waiting === null || waiting.business_days === 0) return null;
  return waiting.state === 'overdue' ? (
    <span className={styles.overdue}>{waitingText(waiting)}</span>
  ) : (
    <span className={styles.waiting}>{waitingText(waiting)}</span>
  );
}

/** The list with every application of an address. */
const allOf = (email: string) => listHref(staffPages.applications.path, { search: email });

/** The doubts about an application with what they are about, and what it was made from. */
export function DoubtList({ row, doubts }: { row: Marked; doubts: readonly DoubtDetails[] }) {
  const isMade = row.reopened_from !== null || row.reopened_as !== null;
  if (doubts.length === 0 && !isMade) return null;
  return (
    <ul className={styles.doubts}>
      {doubts.map(({ doubt, others }) => (
        <li key={doubt}>
          <strong>{DOUBTS[doubt]}</strong>
          {doubt === 'lead' ? (
            <a className={link} href={personPath(row.id)}>
              Everything of this person
            </a>
          ) : null}
          {others.map(({ id, name, email, status }) => (
            <a className={link} key={id} href={allOf(email)}>
              {`${name}, ${email}, ${status}`}
            </a>
          ))}
        </li>
      ))}
      {isMade ? (
        <li>
          <strong>
            {row.reopened_from === null
              ? 'A new application was made from it'
              : 'Made from a rejected application'}
          </strong>
          <a className={link} href={allOf(row.email)}>
            Both applications
          </a>
        </li>
      ) : null}
    </ul>
  );
}
