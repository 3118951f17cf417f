import {
  erasePath,
  exportPaths,
  type Moment,
  type Person,
} from '../../src/features/people/people.contract.ts';
import type { DisplayTime } from '../../src/shared/display-time.ts';
import { Button } from '../../src/ui/Button/Button.tsx';
import { mailTo } from '../staff/shell/mail-to.ts';
import { ShownTime } from '../staff/ui/ShownTime.tsx';
import { Facts } from '../staff/ui/Facts.tsx';
import * as screen from '../staff/shell/Screen.css.ts';
import { Screen } from '../staff/shell/Screen.tsx';
import { button } from '../staff/ui/StaffButton.css.ts';
import { link } from '../staff/ui/Table.css.ts';
import * as styles from './PersonScreen.css.ts';

type PersonScreenProps = { person: Person; time: DisplayTime };

/**
 * One person: who they are, where they came from, and everything that happened, newest first (PER-01).
 *
 * Why is this an island? Only to hide it when the session ends; everything on it is links.
 */
export function PersonScreen({ person, time }: PersonScreenProps) {
  const action = (href: string, label: string, download?: true) => (
    <Button
      href={href}
      variant="secondary"
      size="small"
      className={button.toolbar}
      {...(download ? { download } : {})}
    >
      {label}
    </Button>
  );
  return (
    <Screen
      title={person.name}
      actions={
        <>
          {action(exportPaths.html(person.id), 'Export', true)}
          {action(exportPaths.json(person.id), 'JSON', true)}
          {action(erasePath(person.id), 'Erase...')}
        </>
      }
      problem={null}
    >
      <div
        className={screen.region}
        role="group"
        aria-label={`History of ${person.name}`}
        // Arrow keys need the focus to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
      >
        <div className={styles.page}>
          <div className={styles.card}>
            <p className={styles.email}>
              <a className={link} href={mailTo(person.email)}>
                {person.email}
              </a>
            </p>
            <Facts kind="dialog" facts={person.counts} />
            {person.origin.length > 0 ? (
              <>
                <h2 className={styles.heading}>Came from</h2>
                <Facts kind="dialog" facts={person.origin} />
              </>
            ) : null}
          </div>
          <div>
            <ol className={styles.history}>
              {person.moments.map((moment) => (
                <MomentItem key={`${moment.what} ${moment.id}`} moment={moment} time={time} />
              ))}
            </ol>
            {person.isCut ? (
              <p className={styles.note}>Older entries are in the export, which has all of them.</p>
            ) : null}
          </div>
        </div>
      </div>
    </Screen>
  );
}

function MomentItem({ moment, time }: { moment: Moment; time: DisplayTime }) {
  const { at, what, from, facts, text, href } = moment;
  return (
    <li className={styles.moment}>
      <p className={styles.when}>
        <ShownTime isRequired at={at} time={time} />
      </p>
      <div>
        <h2 className={from === 'person' ? styles.what : styles.ours}>
          {href ? (
            <a className={link} href={href}>
              {what}
            </a>
          ) : (
            what
          )}
        </h2>
        {facts.length > 0 ? <Facts kind="dialog" facts={facts} /> : null}
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
      </div>
    </li>
  );
}
