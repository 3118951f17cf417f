import type { ReactNode } from 'react';

import { EmailText } from '../../../ui/staff/EmailText.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { StatusChip } from '../../../ui/staff/Status.tsx';
import { nearLink } from '../../../ui/staff/Table.css.ts';
import { Cell, NextRow, SecondLine } from '../../../ui/staff/Table.tsx';
import { readMessage } from '../../../outbox/mail.port.ts';
import { personPath } from '../../../people/people.contract.ts';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { isoOf } from '../../../shared/iso.ts';
import { outboxLabel } from '../../../shared/outbox-kinds.ts';
import { problemText } from '../../../shared/text/unsent-text.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { mailForms } from './mail-forms.ts';
import * as styles from './MailPage.css.ts';
import type { MailState, OutboxRow } from './mail.queries.ts';
import { readableDomains } from '../../../shared/text/readable-domain.ts';

export const MAIL_STATES = {
  failed: { label: 'Failed', tone: 'bad' },
  waiting: { label: 'Waiting', tone: 'busy' },
  sent: { label: 'Sent', tone: 'good' },
  closed: { label: 'Closed', tone: 'quiet' },
} as const satisfies Record<MailState, object>;

interface MailRowProps {
  row: OutboxRow;
  /** Whether staff go on here: a form of it led to the page. */
  isNext: boolean;
  person: { id: string; name: string } | null;
  /** Of the view. */
  query: string;
  time: DisplayTime;
}

export function MailRow({ row, isNext, person, query, time }: MailRowProps) {
  const { id, kind, state } = row;
  const to = recipientOf(row);
  const at = row.sentAt ?? (row.status === 'pending' ? row.notBefore : null);
  return (
    <NextRow id={id} isNext={isNext}>
      <Cell kind="name">
        <span className={styles.what}>
          {outboxLabel(kind)}
          {person ? (
            <>
              {' · '}
              <a className={nearLink} href={personPath(person.id)} dir="auto">
                {person.name}
              </a>
            </>
          ) : null}
        </span>
        <Content row={row} />
      </Cell>
      <Cell kind="email" label="To">
        <EmailText>{to ?? '–'}</EmailText>
      </Cell>
      <Cell kind="state">
        <StatusChip tone={MAIL_STATES[state].tone}>{MAIL_STATES[state].label}</StatusChip>
      </Cell>
      <Cell kind="timeLine" label="Created">
        <ShownTime at={isoOf(row.createdAt)} time={time} />
      </Cell>
      <Cell kind="timeLine" label={row.sentAt ? 'Sent' : 'Next try'}>
        {at ? <ShownTime at={isoOf(at)} time={time} /> : null}
      </Cell>
      <Cell>
        {state === 'failed' || state === 'closed' ? (
          <Actions
            row={row}
            query={query}
            about={<VisuallyHidden>{` ${outboxLabel(kind)} ${person?.name ?? ''}`}</VisuallyHidden>}
          />
        ) : null}
      </Cell>
    </NextRow>
  );
}

const isRegistration = ({ kind }: OutboxRow): boolean => kind === 'partner_registration';

/** The e-mail of a row; a registration may carry one. */
function messageOf(row: OutboxRow) {
  const carried = isRegistration(row)
    ? (row.payload as { message?: unknown } | null)?.message
    : row.payload;
  return readMessage(carried);
}

/** An address, or in words who gets what is no e-mail. */
function recipientOf(row: OutboxRow): string | undefined {
  if (isRegistration(row)) return 'PartnerStack';
  return row.kind === 'webhook' ? 'Your notifications' : messageOf(row)?.to;
}

/** What is sent, and why it was not. */
function Content({ row }: { row: OutboxRow }) {
  const { state, attempts, lastError, closedReason } = row;
  const message = messageOf(row);
  return (
    <>
      {message ? (
        <details className={styles.text}>
          <summary dir="auto">{message.subject}</summary>
          <p dir="auto">{message.text}</p>
        </details>
      ) : null}
      {state === 'failed' && lastError ? <SecondLine>{problemText(lastError)}</SecondLine> : null}
      {state === 'failed' ? (
        <SecondLine>
          {`Tried ${attempts === 1 ? 'once' : `${attempts} times`}, ${row.status === 'pending' ? 'the next try is automatic' : 'no further automatic try'}`}
        </SecondLine>
      ) : null}
      {state === 'closed' ? (
        <SecondLine>{[closedReason, lastError].filter(Boolean).join(' · ')}</SecondLine>
      ) : null}
    </>
  );
}

interface ActionsProps {
  row: OutboxRow;
  query: string;
  /** What they are about, for screen readers. */
  about: ReactNode;
}

/** What can be done about a row that was not sent. */
function Actions({ row, query, about }: ActionsProps) {
  const to = recipientOf(row);
  const canBeClosed = row.state === 'failed' && (!isRegistration(row) || row.status === 'failed');
  return (
    <div className={styles.actions}>
      <form method="post" action={mailForms.retry(row.id) + query}>
        <StaffButton kind="row" type="submit">
          Try again
          {about}
        </StaffButton>
      </form>
      {to?.includes('@') ? (
        <details className={styles.foldedForm}>
          <summary>Other address…{about}</summary>
          <form method="post" action={mailForms.address(row.id) + query}>
            <input
              name="email"
              type="email"
              aria-label="E-mail address"
              defaultValue={readableDomains(to)}
              required
            />
            <StaffButton kind="row" type="submit">
              Send
            </StaffButton>
          </form>
        </details>
      ) : null}
      {canBeClosed ? (
        <details className={styles.foldedForm}>
          <summary>Close…{about}</summary>
          <form method="post" action={mailForms.close(row.id) + query}>
            <input name="reason" aria-label="Why" placeholder="Why" maxLength={200} required />
            <StaffButton kind="row" type="submit">
              Close
            </StaffButton>
          </form>
        </details>
      ) : null}
    </div>
  );
}
