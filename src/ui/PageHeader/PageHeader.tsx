import type { ReactNode } from 'react';

import * as styles from './PageHeader.css.ts';

interface PageHeaderProps {
  kind: keyof typeof styles.root;
  title: ReactNode;
  /** A sentence. */
  intro?: ReactNode;
}

/** Contains the page's h1. */
export function PageHeader({ kind, title, intro }: PageHeaderProps) {
  return (
    <header className={styles.root[kind]}>
      <h1 className={styles.title[kind]}>{title}</h1>
      {intro ? <p className={styles.intro}>{intro}</p> : null}
    </header>
  );
}
