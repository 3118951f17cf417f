import { useId, type ReactNode } from 'react';

import { staffForms } from '../../../src/features/staff/staff.contract.ts';
import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from '../list/ListScreen.css.ts';
import { useSessionEnded } from './session-state.ts';

interface ScreenProps {
  title: string;
  /** Beside the title. */
  toolbar: ReactNode;
  children: ReactNode;
}

/** A screen of the staff area under its toolbar; one whose session has ended shows nothing. */
export function Screen({ title, toolbar, children }: ScreenProps) {
  const id = useId();
  const ended = useSessionEnded();
  return (
    <section className={styles.screen} aria-labelledby={id} data-ended={ended || undefined}>
      <div className={styles.toolbar}>
        <h1 className={styles.title} id={id}>
          {title}
        </h1>
        {toolbar}
      </div>
      {children}
    </section>
  );
}

/** Ends the session; a plain form, which works without JavaScript. @param next where that leads */
export function LeaveForm({ label, next }: { label: string; next: string }) {
  return (
    <form method="post" action={staffForms.signOut}>
      <input type="hidden" name="next" value={next} />
      <Button type="submit" variant="secondary" size="small" className={styles.press}>
        {label}
      </Button>
    </form>
  );
}
