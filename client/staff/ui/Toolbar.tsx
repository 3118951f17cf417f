import type { ReactNode } from 'react';

import * as styles from './Toolbar.css.ts';

interface ToolbarProps {
  title: string;
  /** The id of the heading, which names the screen. */
  titleId: string;
  /** Between the title and the actions: a search or a filter. */
  lead?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

export function Toolbar({ title, titleId, lead, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title} id={titleId}>
        {title}
      </h1>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
