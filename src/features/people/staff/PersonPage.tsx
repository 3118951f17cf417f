import { mailTo } from '../../../shared/text/mail-to.ts';
import { EmailText } from '../../../ui/staff/EmailText.tsx';
import { Facts } from '../../../ui/staff/Facts.tsx';
import { ShownTime } from '../../../ui/staff/ShownTime.tsx';
import { button } from '../../../ui/staff/StaffButton.css.ts';
import { link } from '../../../ui/staff/Table.css.ts';
import { Cell, Table } from '../../../ui/staff/Table.tsx';
import { Region, Screen } from '../../../ui/staff/Screen.tsx';
import type { DisplayTime } from '../../../shared/display-time.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { erasePath, exportPath } from '../../../people/people.contract.ts';
import type { Moment } from './moments.ts';
import type { Person } from './person.ts';
import * as styles from './PersonPage.css.ts';

/**
 * One person: who they are, what staff work on, where they came from, and everything that happened,
 * newest first. Each record opens in its list, where it is changed.
 */
export function PersonPage({ person, time }: { person: Person; time: DisplayTime }) {
  const { id, name, moments, isCut } = person;
  const action = { variant: 'secondary', size: 'small', className: button.toolbar } as const;
  return (
    <Screen
      title={name}
      actions={
        <>
          <Button {...action} href={exportPath(id)} download>
            Export
          </Button>
          <Button {...action} href={erasePath(id)}>
            Erase...
          </Button>
        </>
      }
      problem={null}
    >
      <Region label={`History of ${name}`}>
        <div className={styles.page}>
          <PersonCard person={person} />
          <div className={styles.history}>
            <Table label="History" columns={['When', 'What', 'More']}>
              {moments.map((moment) => (
                <MomentRow key={`${moment.what} ${moment.id}`} moment={moment} time={time} />
              ))}
            </Table>
            {isCut ? (
              <p className={styles.note}>Older entries are in the export, which has all of them.</p>
            ) : null}
          </div>
        </div>
      </Region>
    </Screen>
  );
}

const PersonCard = ({ person: { email, records, origin, counts } }: { person: Person }) => (
  <div className={styles.card}>
    <p className={styles.email}>
      <a className={link} href={mailTo(email)}>
        <EmailText>{email}</EmailText>
      </a>
    </p>
    <h2 className={styles.heading}>To work on</h2>
    {records.length === 0 ? <p>Nothing.</p> : null}
    {records.map(({ what, facts, href }) => (
      <div key={href} className={styles.record}>
        <h3>
          <a href={href} dir="auto">
            {what}
          </a>
        </h3>
        <Facts facts={facts} />
      </div>
    ))}
    {origin.length > 0 ? (
      <>
        <h2 className={styles.heading}>Came from</h2>
        <Facts facts={origin} />
      </>
    ) : null}
    <h2 className={styles.heading}>In all</h2>
    <Facts facts={counts} />
  </div>
);

const MomentRow = ({
  moment: { at, what, from, facts, text, href },
  time,
}: {
  moment: Moment;
  time: DisplayTime;
}) => (
  <tr>
    <Cell kind="time">
      <ShownTime isRequired at={at} time={time} />
    </Cell>
    <Cell kind="name">
      {href ? (
        <a className={link} href={href}>
          {what}
        </a>
      ) : (
        what
      )}
    </Cell>
    <Cell kind="details">
      <Facts kind="dialog" facts={facts} />
      {text === null ? null : from === 'person' ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : (
        <details className={styles.folded}>
          <summary>Text</summary>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </details>
      )}
    </Cell>
  </tr>
);
