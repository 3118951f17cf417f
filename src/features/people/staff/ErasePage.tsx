import type { PostedForm } from '../../../shared/form.ts';
import { staysAfterErasure } from '../../../shared/content/stored-data.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/Field/Field.tsx';
import * as staff from '../../../staff/StaffPage.css.ts';
import { erasePath, exportPath, personPath } from '../../../people/people.contract.ts';
import { contactOf } from '../../../shared/text/person-contact.ts';
import { EmailText } from '../../../ui/staff/EmailText.tsx';
import type { eraseForm } from './people.forms.ts';
import type { Mention } from './person.ts';
import type { Person } from './person.contract.ts';
import * as styles from './ErasePage.css.ts';

interface ErasePageProps {
  person: Person;
  /** What was typed to confirm, and what is wrong with it. */
  posted: PostedForm<typeof eraseForm.fields> | null;
  /** Whether PartnerStack has, or may have, a partner with this address. */
  isPartner: boolean;
  /** Where other people's records quote their address or phone number. */
  mentions: readonly Mention[];
}

/** Asks before a person is erased, and says what stays. */
export const ErasePage = ({ person, posted, isPartner, mentions }: ErasePageProps) => (
  <div className={staff.question}>
    <div className={staff.questionCard}>
      <h1 className={staff.gateTitle}>Erase all data of this person</h1>
      <p className={staff.applicant} dir="auto">
        {person.name}
      </p>
      <p className={staff.gateText}>
        <EmailText>{contactOf(person)}</EmailText>
      </p>
      <WhatGoes person={person} />
      <WhatStays isPartner={isPartner} mentions={mentions} />
      <p className={staff.gateText}>
        <a href={exportPath(person.id)}>Export their data first</a> if they asked for a copy.
      </p>
      <form className={styles.form} method="post" action={erasePath(person.id)}>
        <TextField
          id="erase-contact"
          name="contact"
          {...(person.email === null
            ? { type: 'tel', label: 'Type their phone number to confirm' }
            : { type: 'email', label: 'Type their email address to confirm' })}
          autoComplete="off"
          defaultValue={posted?.values.contact}
          error={posted?.errors.contact ?? posted?.problem}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          autoFocus
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

const WhatGoes = ({ person }: Pick<ErasePageProps, 'person'>) => (
  <>
    <h2 className={styles.heading}>What goes, for good</h2>
    <ul className={styles.list}>
      {person.counts.map(([name, count]) => (
        <li key={name}>{`${name}: ${count}`}</li>
      ))}
      <li>
        Their entries in search, notes, what the audit log says of them, and e-mails that wait.
      </li>
      <li>
        {person.email === null ? 'The phone number' : 'The address'}, where the texts of the e-mails
        about decisions have it.
      </li>
    </ul>
  </>
);

const WhatStays = ({ isPartner, mentions }: Pick<ErasePageProps, 'isPartner' | 'mentions'>) => (
  <>
    <h2 className={styles.heading}>What stays</h2>
    <ul className={styles.list}>
      {staysAfterErasure.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {mentions.length > 0 ? (
        <li>
          What other people’s records say of it. Change it there first where it must go:
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
          This person is, or may be, a partner at PartnerStack. Delete the partnership there if they
          ask for that too.
        </li>
      ) : null}
    </ul>
  </>
);
