import type { ReactNode } from 'react';

import { Container } from '../layout/Container.tsx';
import { OnTheLine } from '../OnTheLine/OnTheLine.tsx';
import * as styles from './Received.css.ts';

interface ReceivedProps {
  title: string;
  /** What was received. */
  notice: string;
  /** A button: the way on. */
  children: ReactNode;
}

/** The page after a plain form post; reloading it sends nothing again. */
export const Received = ({ title, notice, children }: ReceivedProps) => (
  <Container>
    <OnTheLine>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.notice}>{notice}</p>
      {children}
    </OnTheLine>
  </Container>
);
