import type { MouseEvent } from 'react';

import * as styles from './Pages.css.ts';

interface PagesProps {
  /** Its name for screen readers. */
  label: string;
  links: readonly {
    label: string;
    href: string;
    rel?: 'next' | 'prev';
    onClick?: (event: MouseEvent) => void;
  }[];
}

/** The links to a list's other pages. */
export function Pages({ label: name, links }: PagesProps) {
  return (
    <nav className={styles.pages} aria-label={name}>
      {links.map(({ label, ...link }) => (
        <a className={styles.link} key={label} {...link}>
          {label}
        </a>
      ))}
    </nav>
  );
}
