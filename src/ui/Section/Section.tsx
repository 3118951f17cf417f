import type { ReactNode } from 'react';

import { Container } from '../layout/Container.tsx';
import * as styles from './Section.css.ts';

interface SectionProps {
  /** The heading's ID, unique on the page. */
  id: string;
  heading: ReactNode;
  intro?: ReactNode;
  size?: keyof typeof styles.heading;
  children: ReactNode;
}

export function Section({ id, heading, intro, size = 'standard', children }: SectionProps) {
  return (
    <section className={styles.ground.paper} aria-labelledby={id}>
      <Container>
        <div className={styles.head}>
          <h2 id={id} className={styles.heading[size]}>
            {heading}
          </h2>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        {children}
      </Container>
    </section>
  );
}
