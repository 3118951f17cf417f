import type { DisplayTime } from '../../../../shared/display-time.ts';
import { Facts } from '../../../../ui/staff/Facts.tsx';
import { ShownTime } from '../../../../ui/staff/ShownTime.tsx';
import { link } from '../../../../ui/staff/Table.css.ts';
import { Cell, Table } from '../../../../ui/staff/Table.tsx';
import type { Moment, Person } from '../person.contract.ts';
import * as styles from './PersonWork.css.ts';

interface PersonHistoryProps {
  person: Pick<Person, 'moments' | 'isCut'>;
  time: DisplayTime;
}

/** Everything that happened with a person, newest first. */
export const PersonHistory = ({ person: { moments, isCut }, time }: PersonHistoryProps) => (
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
);

const MomentRow = ({
  moment: { at, what, from, line, facts, text, href },
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
      {line}
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
