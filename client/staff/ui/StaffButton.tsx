import type { MouseEventHandler, ReactNode } from 'react';

import { Button } from '../../../src/ui/Button/Button.tsx';
import * as styles from './StaffButton.css.ts';

interface StaffButtonProps {
  children: ReactNode;
  /** 'row' is lower, for a table's cells. */
  kind?: keyof typeof styles.button;
  /** Where it is of use only with a script, or only without. */
  shownWith?: keyof typeof styles.shownWith;
  type?: 'button' | 'submit';
  busy?: boolean;
  disabled?: boolean;
  name?: string;
  value?: string;
  form?: string;
  /** Overrides the form's action. */
  formAction?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** The button of the staff area's toolbars and tables. */
export const StaffButton = ({ kind = 'toolbar', shownWith, ...props }: StaffButtonProps) => (
  <Button
    {...props}
    variant="secondary"
    size="small"
    className={[styles.button[kind], shownWith && styles.shownWith[shownWith]]
      .filter(Boolean)
      .join(' ')}
  />
);
