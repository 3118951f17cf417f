import type { MouseEventHandler, ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import * as styles from './StaffButton.css.ts';

interface StaffButtonProps {
  children: ReactNode;
  /** 'row' is lower, for a table's cells. */
  kind?: keyof typeof styles.button;
  type?: 'button' | 'submit';
  busy?: boolean;
  disabled?: boolean;
  popoverTarget?: string;
  /** At the end, whatever is before it. */
  'data-place'?: 'last' | undefined;
  'aria-expanded'?: boolean;
  'aria-keyshortcuts'?: string | undefined;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** The button of the staff area's toolbars and tables. */
export const StaffButton = ({ kind = 'toolbar', ...props }: StaffButtonProps) => (
  <Button {...props} variant="secondary" size="small" className={styles.button[kind]} />
);
