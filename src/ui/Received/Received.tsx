import type { ReactNode } from 'react';

import { Container } from '../layout/Container.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import * as styles from './Received.css.ts';

interface ReceivedProps {
  title: string;
  /** What was received. */
  notice: string;
  /** A button: the way on. */
  children: ReactNode;
}

/** The page after a plain form post; reloading it sends nothing again. */
export function Received({ title, notice, children }: ReceivedProps) {
  return (
    <Container>
      <div className={styles.root}>
        <PageHeader kind="statement" title={title} intro={notice} />
        {children}
      </div>
    </Container>
  );
}
