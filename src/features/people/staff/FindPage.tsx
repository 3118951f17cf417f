import { EmailText } from '../../../ui/staff/EmailText.tsx';
import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { link } from '../../../ui/staff/Table.css.ts';
import { Cell, Table, TimeCell } from '../../../ui/staff/Table.tsx';
import * as toolbar from '../../../ui/staff/Search.css.ts';
import { Region, Screen, ScreenNote } from '../../../ui/staff/Screen.tsx';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { contactOf } from '../../../shared/text/person-contact.ts';
import { capitalized } from '../../../shared/text/letter-case.ts';
import { recordKinds } from '../../../record-kinds.contract.ts';
import { wordOf } from '../../../staff/work/words.contract.ts';
import { isoOf } from '../../../shared/iso.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import type { Flash } from '../../../staff/staff.contract.ts';
import { personPath } from '../../../people/people.contract.ts';
import type { FoundPerson } from './people.queries.ts';

interface FindPageProps {
  /** What was asked for; '' before. */
  search: string;
  /** Before, those who came last. */
  found: readonly FoundPerson[];
  /** On the form that led here, or the search. */
  note: Flash | null;
  time: DisplayTime;
}

/** Finds people by a part of their name, address or phone. */
export const FindPage = ({ search, found, note, time }: FindPageProps) => (
  <Screen
    title="People"
    lead={<PeopleSearch search={search} isNext={search === '' || found.length === 0} />}
    actions={null}
    status={
      note && !note.isProblem ? (
        <ScreenNote isLive>{note.text}</ScreenNote>
      ) : search === '' && found.length > 0 ? (
        <ScreenNote>Who came last</ScreenNote>
      ) : null
    }
    problem={note?.isProblem ? note.text : null}
  >
    <Region label={search === '' ? 'People who came last' : 'People that were found'}>
      {found.length === 0 ? (
        <EmptyState
          text={
            search === ''
              ? 'Find a person by a part of their name, address or phone.'
              : `Nobody has “${search}” in their name, address or phone.`
          }
          isNarrowed={search !== ''}
          next={{
            text: 'Everything that one person sent, that was sent about them, and what staff did stands on one page. Their data can be handed out or erased there.',
            href: staffPages.leads.path,
            label: 'Look through the leads',
          }}
        />
      ) : (
        <FoundPeople found={found} time={time} isAnswer={search !== ''} />
      )}
    </Region>
  </Screen>
);

/** @param isNext whether one goes on there, and not with what was found */
const PeopleSearch = ({ search, isNext }: { search: string; isNext: boolean }) => (
  <search>
    <form className={toolbar.search} action={staffPages.people.path}>
      <input
        className={toolbar.searchBox}
        type="search"
        name="q"
        defaultValue={search}
        aria-label="Part of a name, address or phone"
        placeholder="Part of a name, address or phone"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
        autoFocus={isNext}
      />
      <StaffButton type="submit">Find</StaffButton>
    </form>
  </search>
);

type Work = FoundPerson['work'][number];

/** Of several records, which one has it: 'Qualified, Message: New'. */
function statusText([name, status]: Work, _index: number, { length }: readonly Work[]): string {
  const kind = recordKinds.find((each) => each.name === name);
  const word = kind ? wordOf(kind.values.status, status) : status;
  return kind && length > 1 ? `${capitalized(kind.noun.one)}: ${word}` : word;
}

interface FoundPeopleProps extends Pick<FindPageProps, 'found' | 'time'> {
  /** Whether a search led to them, so that one goes on with the first. */
  isAnswer: boolean;
}

const FoundPeople = ({ found, time, isAnswer }: FoundPeopleProps) => (
  <Table label="People" columns={['Name', 'Email', 'Known as', 'Status', 'Owner', 'Last']}>
    {found.map(({ id, name, kinds, at, work, ...of }, index) => (
      <tr key={id}>
        <Cell kind="name">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what the search was for */}
          <a className={link} href={personPath(id)} dir="auto" autoFocus={isAnswer && index === 0}>
            {name}
          </a>
        </Cell>
        <Cell kind="email">
          <EmailText>{contactOf(of)}</EmailText>
        </Cell>
        <Cell kind="text" label="Known as">
          {kinds.replaceAll(',', ', ')}
        </Cell>
        <Cell kind="text" label="Status">
          {work.map(statusText).join(', ')}
        </Cell>
        <Cell kind="text" label="Owner">
          {[...new Set(work.flatMap(([, , owner]) => owner ?? []))].join(', ')}
        </Cell>
        <TimeCell label="Last" at={isoOf(at)} time={time} />
      </tr>
    ))}
  </Table>
);
