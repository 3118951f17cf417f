import { useState } from 'react';

import type { DisplayTime } from '../../../../shared/display-time.ts';
import { Facts } from '../../../../ui/staff/Facts.tsx';
import { ShownTime } from '../../../../ui/staff/ShownTime.tsx';
import { StaffButton } from '../../../../ui/staff/StaffButton.tsx';
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
  moment: { at, what, isCopy, line, facts, text, href },
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
      {text === null ? null : isCopy ? (
        <details className={styles.folded}>
          <summary>Text</summary>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </details>
      ) : (
        <Written text={text} />
      )}
    </Cell>
  </tr>
);

/** More characters or lines than what a glance takes in. */
const isLong = (text: string) => text.length > 400 || text.split('\n').length > 6;

/** What was written, a long text by its first lines. */
function Written({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (!isLong(text))
    return (
      <p className={styles.text} dir="auto">
        {text}
      </p>
    );
  return (
    <>
      <p className={isWhole ? styles.text : styles.firstLines} dir="auto">
        {text}
      </p>
      <StaffButton kind="row" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show all'}
      </StaffButton>
    </>
  );
}
