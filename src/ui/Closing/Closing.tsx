import type { ReactNode } from 'react';

import { Container } from '../layout/Container.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import * as styles from './Closing.css.ts';

interface ClosingProps {
  /** The heading's ID, unique on the page. */
  id: string;
  title: string;
  text?: string;
  /** Buttons. */
  children: ReactNode;
}

/** The call to action at the end of most pages: one line. */
export function Closing({ id, title, text, children }: ClosingProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Container>
        <div className={styles.line}>
          <Stack space="xsmall">
            <h2 id={id}>{title}</h2>
            {text ? <p className={styles.text}>{text}</p> : null}
          </Stack>
          <Inline>{children}</Inline>
        </div>
      </Container>
    </section>
  );
}
