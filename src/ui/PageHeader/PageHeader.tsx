import type { ReactNode } from 'react';

import * as styles from './PageHeader.css.ts';

interface PageHeaderProps {
  eyebrow?: string;
  /** Wrap its one important phrase in <Highlight>. */
  title: ReactNode;
  intro?: ReactNode;
}

/** How every page but home begins; it holds the page's h1. */
export function PageHeader({ eyebrow, title, intro }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
      <h1 className={styles.title}>{title}</h1>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
    </header>
  );
}
