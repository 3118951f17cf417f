import type { ReactNode } from 'react';

import { Container } from '../layout/Container.tsx';
import * as section from '../Section/Section.css.ts';
import * as styles from './Banner.css.ts';

interface BannerProps {
  /** Of its heading; ids of a page differ. */
  id: string;
  title: string;
  text: string;
  /** Buttons: the first says what to do next. */
  children: ReactNode;
}

/** How a page ends: one sentence on the marker's colour, and what to do next. */
export function Banner({ id, title, text, children }: BannerProps) {
  return (
    <section className={`${section.ground.marker} ${styles.root}`} aria-labelledby={id}>
      <Container>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
