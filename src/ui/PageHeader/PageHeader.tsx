import type { ReactNode } from 'react';

import * as styles from './PageHeader.css.ts';

interface PageHeaderProps {
  kind?: keyof typeof styles.title;
  title: ReactNode;
  intro?: ReactNode;
}

/** Contains the page's h1. */
export function PageHeader({ kind = 'working', title, intro }: PageHeaderProps) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title[kind]}>{title}</h1>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
    </header>
  );
}
