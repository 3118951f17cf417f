import { staffPages } from '../../shared/staff-pages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyDrawing } from '../../ui/EmptyDrawing/EmptyDrawing.tsx';
import { TextField } from '../../ui/Field/Field.tsx';
import * as staff from '../staff/StaffPage.css.ts';
import type { Flash } from '../staff/staff.contract.ts';
import { erasePath, exportPaths, peopleTexts, personPath, type Person } from './people.contract.ts';
import * as styles from './PeoplePages.css.ts';

/** Finds a person by address. @param flash the outcome of the form that led here */
export const FindPage = ({ flash }: { flash: Flash | null }) => (
  <div className={staff.question}>
    <div className={staff.questionCard}>
      <h1 className={staff.gateTitle}>Find a person</h1>
      {flash ? (
        <p className={flash.isProblem ? styles.problem : styles.note} role="status">
          {flash.text}
        </p>
      ) : null}
      {flash?.text.startsWith(peopleTexts.notFound) ? (
        <div className={styles.none}>
          <EmptyDrawing kind="noMatch" />
          <p>
            Check the spelling, or look for the name in <a href={staffPages.leads.path}>leads</a>,{' '}
            <a href={staffPages.messages.path}>messages</a> or{' '}
            <a href={staffPages.applications.path}>applications</a>.
          </p>
        </div>
      ) : null}
      <p className={staff.gateText}>
        Everything that one address sent, that was sent about it, and what staff did, on one page.
        Their data can be handed out or erased there.
      </p>
      <form className={styles.form} method="post" action={staffPages.people.path}>
        <TextField
          id="person-email"
          name="email"
          type="email"
          label="Email address"
          autoComplete="off"
          required
        />
        <Button type="submit" size="small">
          Find
        </Button>
      </form>
    </div>
  </div>
);

interface ErasePageProps {
  person: Person;
  /** What was wrong with the confirmation. */
  flash: Flash | null;
  /** Whether PartnerStack has, or may have, a partner with this address. */
  isPartner: boolean;
}

/** Asks before a person is erased, and says what stays. */
export const ErasePage = ({ person, flash, isPartner }: ErasePageProps) => (
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
          Their entries in search, notes, what the audit log says of them, and e-mails that wait
        </li>
      </ul>
      <h2 className={styles.heading}>What stays</h2>
      <ul className={styles.list}>
        <li>
          That an address was erased, when, and who did it. The address itself only as a keyed hash,
          so that you can look up whether it was erased.
        </li>
        <li>Entries of the audit log, without the person they were about.</li>
        <li>Daily counts, in which no person can be found.</li>
        <li>
          Copies outside this site: the e-mail service’s own history, your team’s mailbox, files
          that were exported, and the database’s history of 30 days at the hosting provider.
        </li>
        {isPartner ? (
          <li>
            Their partnership at PartnerStack, which has its own copy. Delete it there if they ask
            for that too.
          </li>
        ) : null}
      </ul>
      <p className={staff.gateText}>
        <a href={exportPaths.html(person.id)}>Export their data first</a> if they asked for a copy.
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
