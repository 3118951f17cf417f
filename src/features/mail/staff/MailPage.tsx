import { FilterLinks } from '../../../ui/staff/FilterLinks.tsx';
import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { Pages } from '../../../ui/staff/Pages.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { StatusChip } from '../../../ui/staff/Status.tsx';
import { link } from '../../../ui/staff/Table.css.ts';
import { Cell, SecondLine, Table } from '../../../ui/staff/Table.tsx';
import { Region, Screen, ScreenNote } from '../../../ui/staff/Screen.tsx';
import { readMessage } from '../../../outbox/mail.port.ts';
import { namedIn, type NamedPerson } from '../../../people/person-of-record.queries.ts';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { isoOf } from '../../../shared/iso.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { listHref, pageLinks, type ListState } from '../../../staff/list/list.contract.ts';
import { countText, positionText } from '../../../staff/list/list-texts.contract.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { personPath } from '../../../people/people.contract.ts';
import type { Flash } from '../../../staff/staff.contract.ts';
import { outboxLabel } from '../../../shared/outbox-kinds.ts';
import * as styles from './MailPage.css.ts';
import type { listMail, MailState, OutboxRow } from './mail.queries.ts';

const { path } = staffPages.mail;
const KINDS = {
  '': 'All kinds',
  mail: 'E-mails',
  registrations: 'Registrations',
  notifications: 'Notifications',
} as const;
const STATES = {
  '': 'All',
  failed: 'Failed',
  waiting: 'Waiting',
  sent: 'Sent',
  closed: 'Closed',
} as const;
const TONES = { failed: 'bad', waiting: 'busy', sent: 'good', closed: 'quiet' } as const;

/** Where the forms of a row lead; the view that they come back to is in the query. */
export const mailForms = {
  retry: <Id extends string>(id: Id) => `${path}/${id}/retry` as const,
  close: <Id extends string>(id: Id) => `${path}/${id}/close` as const,
  address: <Id extends string>(id: Id) => `${path}/${id}/address` as const,
  retryFailed: `${path}/retry-failed`,
} as const;

interface MailPageProps {
  /** Null when it could not be read. */
  list: Awaited<ReturnType<typeof listMail>> | null;
  people: ReadonlyMap<string, NamedPerson>;
  view: ListState;
  /** The outcome of the form before. */
  flash: Flash | null;
  time: DisplayTime;
}

/** The outbox: what goes to whom, what failed and why. Rows that failed are tried again, or closed. */
export function MailPage({ list, people, view, flash, time }: MailPageProps) {
  const href = (changes: Partial<ListState>) => listHref(path, { ...view, offset: 0, ...changes });
  const kind = view.conditions['kind'] ?? '';
  const query = href({ offset: view.offset }).slice(path.length);
  return (
    <Screen
      title={staffPages.mail.title}
      lead={
        <FilterLinks
          label="Mail by kind"
          current={kind}
          filters={Object.entries(KINDS).map(([value, label]) => ({
            value,
            label,
            href: href({ conditions: value ? { kind: value } : {} }),
          }))}
        />
      }
      actions={
        list && list.counts.failed > 0 ? (
          <form method="post" action={mailForms.retryFailed + query}>
            <StaffButton type="submit">Try all failed again</StaffButton>
          </form>
        ) : null
      }
      tools={
        <FilterLinks
          label="Mail by state"
          current={view.status}
          filters={Object.entries(STATES).map(([value, label]) => ({
            value,
            label,
            href: href({ status: value }),
            count: value && list ? countText(list.counts[value as MailState]) : '',
          }))}
        />
      }
      status={
        <>
          {flash ? <ScreenNote {...flash}>{flash.text}</ScreenNote> : null}
          {/* A poll shows it. */}
          <a href={path + query} data-changed="mail" hidden>
            This list has changed. Show it
          </a>
        </>
      }
      pages={
        <Pages
          label="Pages of the list"
          position={list && positionText(list.meta, list.rows.length)}
          links={list ? pageLinks(list.meta, list.rows.length, (offset) => href({ offset })) : []}
        />
      }
      problem={list ? null : 'Failed to fetch outgoing mail'}
    >
      <Region label="Outgoing mail, entries">
        <Table columns={['What', 'To', 'State', 'Tries', 'Created', 'Sent or next try', 'Actions']}>
          {list?.rows.map((row) => (
            <MailRow
              key={row.id}
              row={row}
              query={query}
              time={time}
              person={namedIn(people, row.subjectId)}
            />
          ))}
        </Table>
        {list?.rows.length === 0 ? (
          <EmptyState
            text={view.status || kind ? 'Nothing of this kind and state.' : 'Nothing sent yet.'}
            isNarrowed={view.status !== '' || kind !== ''}
            next={
              view.status || kind
                ? { href: path, label: 'Show all mail' }
                : {
                    text: 'E-mails about leads, messages and applications are listed here once the first one leaves.',
                    href: `${staffPages.site.path}?tab=engineers`,
                    label: 'Check the e-mail service',
                  }
            }
          />
        ) : null}
      </Region>
    </Screen>
  );
}

/** Of what is no e-mail. */
function recipientOf(kind: OutboxRow['kind']): string | undefined {
  if (kind === 'partner_registration') return 'PartnerStack';
  return kind === 'webhook' ? 'Your notifications' : undefined;
}

interface MailRowProps {
  row: OutboxRow;
  person: { id: string; name: string } | null;
  /** Of the view. */
  query: string;
  time: DisplayTime;
}

function MailRow({ row, person, query, time }: MailRowProps) {
  const { id, kind, state, attempts, lastError, closedReason } = row;
  const registration = kind === 'partner_registration';
  const message = readMessage(
    registration ? (row.payload as { message?: unknown } | null)?.message : row.payload,
  );
  const to = recipientOf(kind) ?? message?.to;
  const at = row.sentAt ?? (row.status === 'pending' ? row.notBefore : null);
  const hidden = <VisuallyHidden>{` ${outboxLabel(kind)} ${person?.name ?? ''}`}</VisuallyHidden>;
  return (
    <tr id={id}>
      <Cell kind="name">
        {outboxLabel(kind)}
        {person ? (
          <>
            {' · '}
            <a className={link} href={personPath(person.id)} dir="auto">
              {person.name}
            </a>
          </>
        ) : null}
        {message ? (
          <details className={styles.text}>
            <summary dir="auto">{message.subject}</summary>
            <p dir="auto">{message.text}</p>
          </details>
        ) : null}
        {state === 'failed' && lastError ? <SecondLine>{lastError}</SecondLine> : null}
        {state === 'closed' ? (
          <SecondLine>{[closedReason, lastError].filter(Boolean).join(' · ')}</SecondLine>
        ) : null}
      </Cell>
      <Cell kind={to?.includes('@') ? 'text' : 'word'} label="To">
        {to ?? '–'}
      </Cell>
      <Cell>
        <StatusChip tone={TONES[state]}>{STATES[state]}</StatusChip>
      </Cell>
      <Cell kind="word" label="Tries">
        {attempts}
      </Cell>
      <Cell kind="timeLine" label="Created">
        <ShownTime at={isoOf(row.createdAt)} time={time} />
      </Cell>
      <Cell kind="timeLine" label={row.sentAt ? 'Sent' : 'Next try'}>
        {at ? <ShownTime at={isoOf(at)} time={time} /> : null}
      </Cell>
      <Cell>
        {state === 'failed' || state === 'closed' ? (
          <div className={styles.ways}>
            <form method="post" action={mailForms.retry(id) + query}>
              <StaffButton kind="row" type="submit">
                Try again
                {hidden}
              </StaffButton>
            </form>
            {to?.includes('@') && !registration ? (
              <details className={styles.close}>
                <summary>Other address…{hidden}</summary>
                <form method="post" action={mailForms.address(id) + query}>
                  <input
                    name="email"
                    type="email"
                    aria-label="E-mail address"
                    defaultValue={to}
                    required
                  />
                  <StaffButton kind="row" type="submit">
                    Send
                  </StaffButton>
                </form>
              </details>
            ) : null}
            {state === 'failed' && (!registration || row.status === 'failed') ? (
              <details className={styles.close}>
                <summary>Close…{hidden}</summary>
                <form method="post" action={mailForms.close(id) + query}>
                  <input
                    name="reason"
                    aria-label="Why"
                    placeholder="Why"
                    maxLength={200}
                    required
                  />
                  <StaffButton kind="row" type="submit">
                    Close
                  </StaffButton>
                </form>
              </details>
            ) : null}
          </div>
        ) : null}
      </Cell>
    </tr>
  );
}
