import type { ReactNode } from 'react';

import * as styles from './PageHeader.css.ts';

interface PageHeaderProps {
  eyebrow?: string;
  /** May contain one <Highlight>. */
  title: ReactNode;
  intro?: ReactNode;
}

/** Contains the page's h1. */
export function PageHeader({ eyebrow, title, intro }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
    </header>
  );
}
