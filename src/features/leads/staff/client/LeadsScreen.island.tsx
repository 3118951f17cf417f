import { useEffect } from 'react';

import {
  leadValues,
  leadKind,
  leadRecordsApi,
  type LeadDetails,
  type LeadRow,
  type LeadsResponse,
} from '../leads-admin.contract.ts';
import { ADD_PATH } from '../add-leads.contract.ts';
import { personPath } from '../../../../people/people.contract.ts';
import { CallPart } from '../../../../staff/replies/client/CallPart.tsx';
import { ANSWER_KEYS, REPLY_KEY, ReplyPart } from '../../../../staff/replies/client/ReplyPart.tsx';
import type { Answering } from '../../../../staff/client/answering.ts';
import type { WorkedListProps } from '../../../../staff/staff.contract.ts';
import { shownTime, type DisplayTime } from '../../../../shared/display-time.ts';
import { dayOf } from '../../../../shared/text/day.ts';
import { paths } from '../../../../shared/paths.ts';
import { Button } from '../../../../ui/Button/Button.tsx';
import { contactOf } from '../../../../shared/text/person-contact.ts';
import { sourceWords } from '../../../../shared/text/source-words.ts';
import { contactHref } from '../../../../shared/text/mail-to.ts';
import { button } from '../../../../ui/staff/StaffButton.css.ts';
import { Facts } from '../../../../ui/staff/Facts.tsx';
import { EmailText } from '../../../../ui/staff/EmailText.tsx';
import { CellLink } from '../../../../ui/staff/Table.tsx';
import * as styles from '../../../../staff/work/client/WorkPane.css.ts';
import { MERGE_KEY, RelatedLeadsPart, sayDoneBefore } from './RelatedLeadsPart.tsx';
import type { WorkView } from '../../../../staff/work/client/work-view.ts';
import { WorkScreen } from '../../../../staff/work/client/WorkScreen.tsx';

const CAMPAIGN = [
  ['source', 'Source'],
  ['medium', 'Medium'],
  ['campaign', 'Campaign'],
  ['term', 'Term'],
  ['content', 'Content'],
] as const;

const VIEW: WorkView<LeadRow, LeadDetails> = {
  kind: leadKind,
  api: leadRecordsApi,
  list: {
    searchPlaceholder: 'Search by name, email, or source...',
    emptyNext: {
      text: 'A lead arrives with each name and e-mail address that a visitor leaves.',
      href: paths.getStarted,
      label: 'See the form that visitors see',
    },
    sortOf: (filter) => (filter === 'due' ? 'next_at' : '-activity'),
    name: {
      label: 'Name',
      tags: ({ visit_count: visits }) => [visits > 0 && `came back ${visits}×`],
    },
    columns: [
      {
        label: 'Email',
        kind: 'email',
        sorts: ['email', '-email'],
        cell: (row) => <CellLink href={contactHref(contactOf(row))}>{contactOf(row)}</CellLink>,
      },
      {
        label: 'Source',
        sorts: ['source', '-source'],
        kind: 'word',
        isWide: true,
        cell: ({ source }) => sourceWords(source),
      },
      {
        label: 'Partner Key',
        sorts: ['partner_key', '-partner_key'],
        isWide: true,
        cell: ({ partner_key }) => partner_key,
      },
    ],
    time: { label: 'Created At' },
    minorValues: ['owner', 'next_step', 'next_at'],
    isOpen: ({ status }) => !['won', 'lost', 'spam'].includes(status),
    // New, or with a next step that is due.
    awaits: ({ status, next_at: due }, { timeZone }) =>
      status === 'new' ||
      (['contacted', 'qualified'].includes(status) &&
        due !== null &&
        due <= dayOf(Date.now(), timeZone)),
  },
  pane: {
    titleOf: ({ name }) => name,
    About: LeadLinks,
    Answer: LeadAnswer,
    Notice: LeadRelated,
    Further: LeadFacts,
    keys: [REPLY_KEY, ...ANSWER_KEYS, MERGE_KEY],
  },
};

/**
 * The leads: searched as staff type, filtered, sorted, paged, worked in a
 * pane that follows the list, exported.
 *
 * Why is this an island? Searching, working and a session that ends keep staff where they are.
 */
export function LeadsScreen(page: WorkedListProps<LeadsResponse, LeadDetails>) {
  useEffect(sayDoneBefore, []);
  return (
    <WorkScreen
      view={VIEW}
      page={page}
      tools={
        <Button href={ADD_PATH} variant="secondary" size="small" className={button.toolbar}>
          Add a lead
        </Button>
      }
    />
  );
}

function LeadLinks({ row: { id, email, phone } }: { row: LeadRow }) {
  return (
    <p className={styles.line}>
      {email === null ? null : (
        <a href={contactHref(email)}>
          <EmailText>{email}</EmailText>
        </a>
      )}
      {/* Of somebody without an address, the call is in place of a reply. */}
      {phone && email !== null ? <a href={contactHref(phone)}>{phone}</a> : null}
      <a href={personPath(id)}>Everything of this person</a>
    </p>
  );
}

interface LeadAnswerProps {
  row: LeadRow;
  answering: Answering;
}

function LeadAnswer({ row: { id, name, email, phone }, answering }: LeadAnswerProps) {
  return email === null ? (
    <CallPart phone={phone ?? ''} />
  ) : (
    <ReplyPart
      list={leadKind.list}
      id={id}
      name={name}
      email={email}
      about=""
      quote=""
      answering={answering}
    />
  );
}

interface LeadFactsProps {
  details: LeadDetails;
  time: DisplayTime;
}

function LeadRelated({ details: { id, related }, time }: LeadFactsProps) {
  return <RelatedLeadsPart id={id} {...related} time={time} />;
}

function LeadFacts({ details, time }: LeadFactsProps) {
  return (
    <>
      <Facts
        title="Lead"
        facts={[
          ['Created', shownTime(details.created_at, time)],
          ['Source', sourceWords(details.source)],
          ['Partner key', details.partner_key],
        ]}
      />
      <Origin details={details} time={time} />
    </>
  );
}

/** Where a lead came from, and when again. */
function Origin({
  details: { attribution, page, visits, partner_key: current },
  time,
}: LeadFactsProps) {
  const other = (partner: string | undefined) => (partner === current ? null : partner);
  const campaign = (prefix: string) =>
    CAMPAIGN.map(([field, label]) => [label, attribution?.[`${prefix}utm_${field}`]] as const);
  return (
    <>
      <Facts
        title={visits.length === 1 ? 'Came back once' : `Came back ${visits.length} times`}
        facts={visits.map(({ created_at, source, page: on, partner_key, status_before }) => [
          shownTime(created_at, time),
          [
            sourceWords(source),
            on,
            partner_key && `partner ${partner_key}`,
            status_before && `was ${leadValues.status.options[status_before].label.toLowerCase()}`,
          ]
            .filter(Boolean)
            .join(', '),
        ])}
      />
      <Facts title="Sent from" facts={[['Page', page]]} />
      <Facts title="First visit" facts={campaign('first_')} />
      <Facts title="Last visit" facts={campaign('')} />
      <Facts
        title="Way here"
        facts={[
          ['Landing page', attribution?.['landing_page']],
          ['Referrer', attribution?.['referrer']],
          ['First partner', other(attribution?.['first_partner_key'])],
          ['Last partner', other(attribution?.['last_partner_key'])],
        ]}
      />
      {attribution ? null : <p className={styles.quiet}>Where this lead came from is not known.</p>}
    </>
  );
}
