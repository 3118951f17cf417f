import type { ReactNode } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from '../list/ListScreen.css.ts';
import { LeaveForm, Screen } from '../shell/Screen.tsx';
import type { StaffRead } from '../list/use-staff-read.ts';

interface OperationsScreenProps<Answer> {
  title: string;
  /** The page's address. */
  page: string;
  read: StaffRead<Answer>;
  /** Between the title and the buttons, e.g. a filter. */
  filter?: ReactNode;
  /** Further buttons of the toolbar. */
  actions?: ReactNode;
  /** What came of the last action, in words; '' for nothing. */
  notice: string;
  timeZone: string;
  children: ReactNode;
}

/** A screen of the site's own affairs: toolbar, what came of the last action, then what there is. */
export function OperationsScreen<Answer>({
  title,
  page,
  read,
  filter,
  actions,
  notice,
  timeZone,
  children,
}: OperationsScreenProps<Answer>) {
  return (
    <Screen
      title={title}
      toolbar={
        <>
          <div className={styles.searchPart}>{filter}</div>
          <div className={styles.actions}>
            {actions}
            <form
              action={page}
              onSubmit={(event) => {
                event.preventDefault();
                void read.refresh();
              }}
            >
              <Button type="submit" variant="secondary" size="small" className={styles.press}>
                Refresh
              </Button>
            </form>
            <LeaveForm label="Logout" next={page} />
          </div>
        </>
      }
    >
      <div className={styles.state}>
        <p>Times in {timeZone.replaceAll('_', ' ')}</p>
        <p role="status">{notice}</p>
        <p className={styles.problem} role="alert">
          {read.problem}
        </p>
      </div>
      <div
        className={styles.region}
        role="group"
        aria-label={`${title}, entries`}
        // It scrolls and may hold nothing else that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys need the focus to scroll it
        tabIndex={0}
        aria-busy={read.busy}
      >
        {children}
      </div>
    </Screen>
  );
}
