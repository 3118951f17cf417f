import type { ReactNode } from 'react';

import { site } from '../shared/content/site.ts';
import { paths } from '../shared/paths.ts';
import { Logo } from '../ui/shell/Logo.tsx';
import * as styles from './StaffPage.css.ts';

/** The bar of every page of the staff area: the way home, and what else the page has. */
export const StaffBar = ({ children }: { children?: ReactNode }) => (
  <header className={styles.bar}>
    <a className={styles.logo} href={paths.home}>
      <Logo label={`${site.brand} home`} height={24} />
    </a>
    {children}
  </header>
);
