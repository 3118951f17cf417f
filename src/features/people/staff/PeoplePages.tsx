import { EmptyState } from '../../../ui/staff/EmptyState.tsx';
import { StaffButton } from '../../../ui/staff/StaffButton.tsx';
import { link } from '../../../ui/staff/Table.css.ts';
import { Cell, Table, TimeCell } from '../../../ui/staff/Table.tsx';
import * as toolbar from '../../../ui/staff/Search.css.ts';
import { Region, Screen, ScreenNote } from '../../../ui/staff/Screen.tsx';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { staysAfterErasure } from '../../../shared/content/stored-data.ts';
import { isoOf } from '../../../shared/iso.ts';
import { staffPages } from '../../../shared/staff-pages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import * as staff from '../../../staff/StaffPage.css.ts';
import type { Flash } from '../../../staff/staff.contract.ts';
import { erasePath, exportPath, personPath } from '../../../people/people.contract.ts';
import type { Mention, Person } from './person.ts';
import type { FoundPerson } from './people.queries.ts';
import * as styles from './PeoplePages.css.ts';

interface FindPageProps {
  /** What was asked for; '' before. */
  search: string;
  /** Null before, and where it could not be read. */
  found: readonly FoundPerson[] | null;
  note: Flash | null;
  time: DisplayTime;
}

/** Finds people by a part of their name or address. @param note on the form that led here, or the search */
export const FindPage = ({ search, found, note, time }: FindPageProps) => (
  <Screen
    title="People"
    lead={
      <search>
        <form className={toolbar.search} action={staffPages.people.path}>
          <input
            className={toolbar.searchBox}
            type="search"
            name="q"
            defaultValue={search}
            aria-label="Part of a name or address"
            placeholder="Part of a name or address"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
          />
          <StaffButton type="submit">Find</StaffButton>
        </form>
      </search>
    }
    actions={null}
    status={note && !note.isProblem ? <ScreenNote isLive>{note.text}</ScreenNote> : null}
    problem={note?.isProblem ? note.text : null}
  >
    <Region label="People that were found">
      {found === null || found.length === 0 ? (
        <EmptyState
          text={
            found
              ? `Nobody has “${search}” in their name or address.`
              : 'Find a person by a part of their name or address.'
          }
          isNarrowed={found !== null}
          next={{
            text: 'Everything that one address sent, that was sent about it, and what staff did stands on one page. Their data can be handed out or erased there.',
            href: staffPages.leads.path,
            label: 'Look through the leads',
          }}
        />
      ) : (
        <Table label="People" columns={['Name', 'Email', 'Known as', 'Last']}>
          {found.map(({ id, name, email, kinds, at }) => (
            <tr key={id}>
              <Cell kind="name">
                <a className={link} href={personPath(id)} dir="auto">
                  {name}
                </a>
              </Cell>
              <Cell kind="email">{email}</Cell>
              <Cell kind="text" label="Known as">
                {kinds.replaceAll(',', ', ')}
              </Cell>
              <TimeCell label="Last" at={isoOf(at)} time={time} />
            </tr>
          ))}
        </Table>
      )}
    </Region>
  </Screen>
);

interface ErasePageProps {
  person: Person;
  /** What was wrong with the confirmation. */
  flash: Flash | null;
  /** Whether PartnerStack has, or may have, a partner with this address. */
  isPartner: boolean;
  /** Where other people's records quote the address. */
  mentions: readonly Mention[];
}

/** Asks before a person is erased, and says what stays. */
export const ErasePage = ({ person, flash, isPartner, mentions }: ErasePageProps) => (
  <div className={staff.question}>
    <div className={staff.questionCard}>
      <h1 className={staff.gateTitle}>Erase all data of this person</h1>
      <p className={staff.applicant} dir="auto">
        {person.name}
      </p>
      <p className={staff.gateText}>{person.email}</p>
      <h2 className={styles.heading}>What goes, for good</h2>
      <ul className={styles.list}>
        {person.counts.map(([name, count]) => (
          <li key={name}>{`${name}: ${count}`}</li>
        ))}
        <li>
          Their entries in search, notes, what the audit log says of them, and e-mails that wait.
        </li>
        <li>The address, where the texts of the e-mails about decisions have it.</li>
      </ul>
      <h2 className={styles.heading}>What stays</h2>
      <ul className={styles.list}>
        {staysAfterErasure.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {mentions.length > 0 ? (
          <li>
            What other people’s records say of the address. Change it there first where it must go:
            <ul className={styles.list}>
              {mentions.map(({ id, what, name, text, href }) => (
                <li key={`${what} ${id} ${text}`}>
                  <a href={href} dir="auto">{`${what}, ${name}`}</a>: <q dir="auto">{text}</q>
                </li>
              ))}
            </ul>
          </li>
        ) : null}
        {isPartner ? (
          <li>
            This person is, or may be, a partner at PartnerStack. Delete the partnership there if
            they ask for that too.
          </li>
        ) : null}
      </ul>
      <p className={staff.gateText}>
        <a href={exportPath(person.id)}>Export their data first</a> if they asked for a copy.
      </p>
      <form className={styles.form} method="post" action={erasePath(person.id)}>
        <TextField
          id="erase-email"
          name="email"
          type="email"
          label="Type their email address to confirm"
          autoComplete="off"
          error={flash?.text}
          required
        />
        <div className={staff.ways}>
          <Button type="submit" size="small">
            Erase everything
          </Button>
          <Button href={personPath(person.id)} variant="secondary" size="small">
            Back
          </Button>
        </div>
      </form>
    </div>
  </div>
);
