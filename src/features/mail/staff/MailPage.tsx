import { FilterLinks } from '../../../ui/staff/FilterLinks.tsx';
import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { Pages } from '../../../ui/staff/Pages.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { Table } from '../../../ui/staff/Table.tsx';
import { OutcomeNote, Region, Screen } from '../../../ui/staff/Screen.tsx';
import { namedIn, type NamedPerson } from '../../../people/person-of-record.queries.ts';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { listHref, pageLinks, type ListState } from '../../../staff/list/list.contract.ts';
import { countText, positionText } from '../../../staff/list/list-texts.contract.ts';
import type { Flash } from '../../../staff/staff.contract.ts';
import { mailForms } from './mail-forms.ts';
import { MAIL_STATES, MailRow } from './MailRow.tsx';
import type { listMail, MailState } from './mail.queries.ts';

const { path } = staffPages.mail;
const KINDS = {
  '': 'All kinds',
  mail: 'E-mails',
  registrations: 'Registrations',
  notifications: 'Notifications',
} as const;

type MailList = Awaited<ReturnType<typeof listMail>>;

interface MailPageProps {
  /** Null when it could not be read. */
  list: MailList | null;
  people: ReadonlyMap<string, NamedPerson>;
  view: ListState;
  /** The outcome of the form before. */
  flash: Flash | null;
  time: DisplayTime;
}

const kindOf = ({ conditions }: ListState): string => conditions['kind'] ?? '';

/** The first page of another view. */
const viewHref = (view: ListState, changes: Partial<ListState>): string =>
  listHref(path, { ...view, offset: 0, ...changes });

/** The outbox: what goes to whom, what failed and why. Rows that failed are tried again, or closed. */
export function MailPage({ list, people, view, flash, time }: MailPageProps) {
  const query = viewHref(view, { offset: view.offset }).slice(path.length);
  const rows = list?.rows ?? [];
  const next = rows.find(({ id }) => id === flash?.at);
  return (
    <Screen
      title={staffPages.mail.title}
      lead={<KindFilter view={view} />}
      actions={list && list.counts.failed > 0 ? <RetryFailed query={query} /> : null}
      tools={<StateFilter view={view} counts={list?.counts} />}
      status={
        <>
          {flash ? <OutcomeNote {...flash} isNext={!next} /> : null}
          {/* A poll shows it. */}
          <a href={path + query} data-changed="mail" hidden>
            This list has changed. Show it
          </a>
        </>
      }
      pages={
        <Pages
          label="Pages of the list"
          position={list && positionText(list.meta, rows.length)}
          links={
            list ? pageLinks(list.meta, rows.length, (offset) => viewHref(view, { offset })) : []
          }
        />
      }
      problem={list ? null : 'Failed to fetch outgoing mail'}
    >
      <Region label="Outgoing mail, entries">
        <Table columns={['What', 'To', 'State', 'Created', 'Sent or next try', 'Actions']}>
          {rows.map((row) => (
            <MailRow
              key={row.id}
              row={row}
              isNext={row === next}
              query={query}
              time={time}
              person={namedIn(people, row.subjectId)}
            />
          ))}
        </Table>
        {list && rows.length === 0 ? <NoMail view={view} /> : null}
      </Region>
    </Screen>
  );
}

const KindFilter = ({ view }: { view: ListState }) => (
  <FilterLinks
    label="Mail by kind"
    current={kindOf(view)}
    filters={Object.entries(KINDS).map(([value, label]) => ({
      value,
      label,
      href: viewHref(view, { conditions: value ? { kind: value } : {} }),
    }))}
  />
);

interface StateFilterProps {
  view: ListState;
  /** Undefined when the list could not be read. */
  counts: MailList['counts'] | undefined;
}

const StateFilter = ({ view, counts }: StateFilterProps) => (
  <FilterLinks
    label="Mail by state"
    current={view.status}
    filters={[
      {
        value: '',
        label: 'Total',
        href: viewHref(view, { status: '' }),
        count: counts ? countText(Object.values(counts).reduce((sum, each) => sum + each, 0)) : '',
      },
      ...(Object.keys(MAIL_STATES) as MailState[]).map((state) => ({
        value: state,
        label: MAIL_STATES[state].label,
        href: viewHref(view, { status: state }),
        count: counts ? countText(counts[state]) : '',
      })),
    ]}
  />
);

const RetryFailed = ({ query }: { query: string }) => (
  <form method="post" action={mailForms.retryFailed + query}>
    <StaffButton type="submit">Try all failed again</StaffButton>
  </form>
);

const NoMail = ({ view }: { view: ListState }) =>
  view.status || kindOf(view) ? (
    <EmptyState
      text="Nothing of this kind and state."
      isNarrowed
      next={{ href: path, label: 'Show all mail' }}
    />
  ) : (
    <EmptyState
      text="Nothing sent yet."
      isNarrowed={false}
      next={{
        text: 'E-mails about leads, messages and applications are listed here once the first one leaves.',
        href: `${staffPages.site.path}?tab=engineers`,
        label: 'Check the e-mail service',
      }}
    />
  );
