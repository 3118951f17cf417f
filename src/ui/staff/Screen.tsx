import { useId, type ReactNode } from 'react';

import { staffPages } from '../../shared/staff-pages.ts';
import * as styles from './Screen.css.ts';
import { StaffButton } from './StaffButton.tsx';

interface ScreenProps {
  title: string;
  /** Between the title and the buttons: a search or a filter. */
  lead?: ReactNode;
  /** Buttons of the toolbar. */
  actions: ReactNode;
  /** Counts and notes below the toolbar. */
  status?: ReactNode;
  /** What acts on the rows, in the line of the status. */
  tools?: ReactNode;
  /** The links to further pages, below the content, and what else stands there. */
  pages?: ReactNode;
  more?: ReactNode;
  /** What could not be read. */
  problem: string | null;
  onRetry?: () => void;
  children: ReactNode;
}

/** A screen of the staff area. */
export function Screen({
  title,
  lead,
  actions,
  status,
  tools,
  pages,
  more,
  problem,
  onRetry,
  children,
}: ScreenProps) {
  const id = useId();
  const isSection = Object.values(staffPages).some((page) => page.title === title);
  return (
    <section className={styles.screen} aria-labelledby={id}>
      <div className={styles.toolbar}>
        <h1 className={isSection ? styles.title : styles.ownTitle} id={id} dir="auto">
          {title}
        </h1>
        <div className={styles.lead}>{lead}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {(tools ?? status ?? problem ?? onRetry) ? (
        <div className={styles.state}>
          {tools}
          {status}
          <div className={styles.trouble}>
            <p className={styles.problem} role="alert">
              {problem}
            </p>
            {problem && onRetry ? (
              <StaffButton kind="row" onClick={onRetry}>
                Try again
              </StaffButton>
            ) : null}
          </div>
        </div>
      ) : null}
      {children}
      <div className={styles.foot}>
        {pages}
        {more}
      </div>
    </section>
  );
}

/** What scrolls below the toolbar of a screen that is read. */
export const Region = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    className={styles.region}
    role="group"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys need the focus to scroll it
    tabIndex={0}
  >
    {children}
  </div>
);

/** What came of the form before this page. @param isNext whether staff go on here, and not in a row */
export const OutcomeNote = ({
  isProblem,
  text,
  isNext = true,
}: {
  isProblem: boolean;
  text: string;
  isNext?: boolean;
}) => (
  <p
    className={isProblem ? styles.problem : styles.note}
    role="status"
    tabIndex={-1}
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form led here
    autoFocus={isNext}
  >
    {text}
  </p>
);

/** A line of the screen's status. */
export const ScreenNote = ({
  isProblem = false,
  isLive = false,
  children,
}: {
  isProblem?: boolean;
  /** Read out when it changes. */
  isLive?: boolean;
  children: ReactNode;
}) => (
  <p className={isProblem ? styles.problem : styles.note} {...(isLive ? { role: 'status' } : {})}>
    {children}
  </p>
);
