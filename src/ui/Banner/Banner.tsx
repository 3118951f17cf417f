import type { ReactNode } from 'react';

import { Container } from '../layout/Container.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import * as section from '../Section/Section.css.ts';
import * as styles from './Banner.css.ts';

interface BannerProps {
  /** The heading's ID, unique on the page. */
  id: string;
  title: string;
  text?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** The call to action at the end of the home page and of /features. */
export function Banner({ id, title, text, children }: BannerProps) {
  return (
    <section className={section.ground.marker} aria-labelledby={id}>
      <Container>
        <div className={styles.columns}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <Stack align="start">
            {text ? <p className={styles.text}>{text}</p> : null}
            <Inline space="medium">{children}</Inline>
          </Stack>
        </div>
      </Container>
    </section>
  );
}
