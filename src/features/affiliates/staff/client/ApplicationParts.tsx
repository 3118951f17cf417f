import { Copy } from 'lucide-react';
import { Fragment } from 'react';

import type { ApplicationDetails, ApplicationRow } from '../affiliates-admin.contract.ts';
import {
  APPLICATION_SHOWN,
  applicationContentForm,
  EXPERIENCE_LEVELS,
  type ApplicationContent,
} from '../../application.contract.ts';
import { factsOf } from '../../../../shared/form.ts';
import { snakeCase } from '../../../../shared/text/letter-case.ts';
import { DOUBTS, waitingText } from '../review.contract.ts';
import { personPath } from '../../../../people/people.contract.ts';
import { shownTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { staffPages } from '../../../../shared/staff-pages.ts';
import { mailTo } from '../../../../shared/text/mail-to.ts';
import { websiteAddress } from '../../../../shared/text/website-address.ts';
import { listHref } from '../../../../staff/list/list.contract.ts';
import { Icon } from '../../../../ui/Icon/Icon.tsx';
import { say } from '../../../../staff/client/undo.ts';
import { Letter } from '../../../../staff/client/MailEditor.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { DialogGroup } from '../../../../ui/staff/DialogParts.tsx';
import { EmailText } from '../../../../ui/staff/EmailText.tsx';
import { Facts } from '../../../../ui/staff/Facts.tsx';
import { link } from '../../../../ui/staff/Table.css.ts';
import * as pane from '../../../../staff/work/client/WorkPane.css.ts';
import { tag } from '../../../../staff/work/client/WorkTable.css.ts';
import * as styles from './Applications.css.ts';
import { MAIL_WORDS, SENDING_FAILED, sendingFailureText, termsText } from './decision-words.ts';

const PARTNER_ID_SHOWN = 8;

const MADE_FROM = 'Made from a rejected application';
const MADE_AS = 'A new application was made from it';

interface RowProps {
  row: ApplicationRow;
  time: DisplayTime;
}

/** What staff should look at before they decide. */
const marksOf = (row: ApplicationRow): string[] => [
  ...row.doubts.map((doubt) => DOUBTS[doubt]),
  ...(row.reopened_from === null ? [] : [MADE_FROM]),
  ...(row.reopened_as === null ? [] : [MADE_AS]),
  ...(row.already_existed ? ['Already existed at PartnerStack'] : []),
];

const Marks = ({ marks }: { marks: readonly string[] }) =>
  marks.map((mark) => (
    <span className={styles.mark} key={mark}>
      {mark}
    </span>
  ));

/** Who applied, in one line of the row. */
export function ApplicantLine({ row }: { row: ApplicationRow }) {
  const address = [row.email, row.company].filter(Boolean).join(' · ');
  return (
    <span className={styles.applicant} title={address}>
      <span className={tag}>
        <EmailText>{address}</EmailText>
      </span>
    </span>
  );
}

/** px, about: a mark of so many letters with its border and the gap before it, and the count of others */
const widthOf = (mark: string) => 14 + 6.5 * mark.length;
const COUNT_WIDTH = 36;

/** How many of the marks are whole in so many px. */
function fitting(marks: readonly string[], room: number): number {
  const fit = (most: number) => {
    let [left, count] = [most, 0];
    for (const mark of marks) {
      left -= widthOf(mark);
      if (left < 0) break;
      count += 1;
    }
    return count;
  };
  const all = fit(room);
  return all === marks.length ? all : fit(room - COUNT_WIDTH);
}

/** px beside what else stands there: up to the next column, and up to the time over empty ends of cells */
const ROOMS = { narrow: 150, wide: 370 } as const;

/** What staff should look at, in the line below the status: each mark is whole, or counted. */
function LineMarks({ row }: { row: ApplicationRow }) {
  const marks = marksOf(row);
  if (marks.length === 0) return null;
  const taken = row.partnerstack_id !== null ? 150 : row.failure !== null ? 104 : 0;
  const shown = {
    narrow: fitting(marks, ROOMS.narrow - taken),
    wide: fitting(marks, ROOMS.wide - taken),
  };
  const count = (room: keyof typeof ROOMS) => {
    const hidden = marks.length - shown[room];
    if (hidden === 0) return null;
    const text = shown[room] === 0 && taken === 0 ? `${hidden} to check` : `+${hidden}`;
    return (
      <span className={styles.markCount[room]} aria-hidden>
        {text}
      </span>
    );
  };
  return (
    <span className={styles.lineMarks} title={marks.join(' · ')}>
      {marks.map((mark, index) => (
        <span
          key={mark}
          className={styles.mark}
          data-doubt=""
          data-beyond={index >= shown.wide ? 'wide' : index >= shown.narrow ? 'narrow' : undefined}
        >
          {mark}
        </span>
      ))}
      {count('narrow')}
      {count('wide')}
    </span>
  );
}

/** The same in the pane, with what was not sent and what comes next. */
function DoubtMarks({ row, time }: RowProps) {
  const marks = [...marksOf(row), ...(row.mail === 'failed' ? [MAIL_WORDS.failed] : [])];
  if (marks.length === 0 && row.failure === null) return null;
  return (
    <div className={styles.marks}>
      <Marks marks={marks} />
      {row.failure === null ? null : (
        <p className={styles.failure} suppressHydrationWarning>
          {`${SENDING_FAILED} ${sendingFailureText(row, time)}`}
        </p>
      )}
    </div>
  );
}

/** Says nothing before the first business day has passed: that may be on the Monday after. */
export const Waited = ({ row: { waiting } }: { row: ApplicationRow }) =>
  waiting === null || waiting.business_days === 0 ? null : (
    <span className={waiting.state === 'overdue' ? styles.overdue : styles.waiting}>
      {waitingText(waiting)}
    </span>
  );

function copy(partnerId: string): void {
  void navigator.clipboard.writeText(partnerId).then(
    () => say({ text: 'Partner id copied' }),
    () => say({ text: `Partner id: ${partnerId}` }),
  );
}

/** The partner id, of which 8 characters are shown. @param before what stands before it */
export const PartnerId = ({
  row: { name, partnerstack_id: id },
  before = '',
}: {
  row: ApplicationRow;
  before?: string;
}) =>
  id === null ? null : (
    <span className={styles.partner} title={id}>
      <span>{before + id.slice(0, PARTNER_ID_SHOWN)}</span>
      <button className={styles.copy} type="button" onClick={() => copy(id)}>
        <Icon icon={Copy} size={14} label={`Copy the partner id of ${name}`} />
      </button>
    </span>
  );

/** What came of sending it and what staff should look at, in a place that every row keeps for it. */
export const SentPlace = ({ row, time }: RowProps) => (
  <span className={styles.sentPlace}>
    <PartnerId row={row} before="Partner " />
    {row.failure === null ? null : (
      <span
        className={styles.sendingFailed}
        title={sendingFailureText(row, time)}
        suppressHydrationWarning
      >
        {SENDING_FAILED}
        <VisuallyHidden>{` ${sendingFailureText(row, time)}`}</VisuallyHidden>
      </span>
    )}
    <LineMarks row={row} />
  </span>
);

/** A link where the applicant gave an address; any other text as it is. */
function Website({ typed }: { typed: string | null }) {
  const address = websiteAddress(typed ?? '');
  if (address === undefined) return typed ?? 'None given';
  return (
    <a className={link} href={address} rel="noopener noreferrer nofollow" target="_blank">
      {typed}
    </a>
  );
}

export const ApplicationFacts = ({ row, kind }: { row: ApplicationRow; kind?: 'row' }) => (
  <Facts
    {...(kind ? { kind } : {})}
    facts={[
      ['Audience', row.audience],
      ['Motivation', row.motivation],
      ['Website', <Website key="website" typed={row.website} />],
      [
        'Experience',
        EXPERIENCE_LEVELS.find(({ value }) => value === row.experience)?.label ?? row.experience,
      ],
      ...(row.sent_again ? [['Sent again since', row.sent_again.text] as const] : []),
    ]}
  />
);

/** What was filled in, by the names of the form. */
const contentOf = (row: ApplicationRow): ApplicationContent => {
  const values: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(
    applicationContentForm.names.map((name) => [name, values[snakeCase(name)]]),
  ) as ApplicationContent;
};

/** Every other field of an application. */
export const ApplicationAbove = ({ row, time }: { row: ApplicationRow; time: DisplayTime }) => (
  <>
    <p className={pane.line}>
      <a href={mailTo(row.email)}>
        <EmailText>{row.email}</EmailText>
      </a>
      <a href={personPath(row.id)}>Everything of this person</a>
    </p>
    <DoubtMarks row={row} time={time} />
    <ApplicationFacts row={row} />
    <Facts
      facts={[
        ['Company', row.company ?? 'None given'],
        ...factsOf(applicationContentForm, APPLICATION_SHOWN, 'pane', contentOf(row)),
        ['Partner id', row.partnerstack_id === null ? 'None' : <PartnerId key="id" row={row} />],
        [
          'Applied',
          <Fragment key="applied">
            {shownTime(row.created_at, time)} <Waited row={row} />
          </Fragment>,
        ],
        ['Decided', row.status === 'pending' ? null : shownTime(row.updated_at, time)],
        ['Terms', termsText(row, time)],
        ['Reason', row.reason],
      ]}
    />
  </>
);

/** The list with every application of an address. */
const allOf = (email: string) => listHref(staffPages.applications.path, { search: email });

/** The doubts about an application with what they are about, and what it was made from. */
export function DoubtList({ row }: { row: ApplicationDetails }) {
  const isMade = row.reopened_from !== null || row.reopened_as !== null;
  if (row.doubts.length === 0 && !isMade) return null;
  return (
    <ul className={styles.doubts}>
      {row.doubts.map((doubt) => (
        <li key={doubt}>
          <strong>{DOUBTS[doubt]}</strong>
          {doubt === 'lead' || doubt === 'throwaway'
            ? null
            : row.related[doubt].map(({ id, name, email, status }) => (
                <a className={link} key={id} href={allOf(email)}>
                  <EmailText>{`${name}, ${email}, ${status}`}</EmailText>
                </a>
              ))}
        </li>
      ))}
      {isMade ? (
        <li>
          <strong>{row.reopened_from === null ? MADE_AS : MADE_FROM}</strong>
          <a className={link} href={allOf(row.email)}>
            Both applications
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** The e-mail about the decision, as it was written. */
export const DecisionMail = ({ row: { mail, decision_mail: text } }: { row: ApplicationDetails }) =>
  mail === null ? null : (
    <>
      <DialogGroup>{MAIL_WORDS[mail]}</DialogGroup>
      {text ? (
        <Letter mail={text} />
      ) : (
        <p className={pane.quiet}>Its text was deleted after its period.</p>
      )}
    </>
  );
