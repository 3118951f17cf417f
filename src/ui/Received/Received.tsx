import type { ReactNode } from 'react';

import { Container } from '../layout/Container.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import * as styles from './Received.css.ts';

interface ReceivedProps {
  title: string;
  /** What was received. */
  notice: string;
  /** What happens now, in order. */
  steps: readonly { title: string; text: ReactNode }[];
  /** How to reach a person. */
  children: ReactNode;
  /** Buttons. */
  ways: ReactNode;
}

/** The page after a plain form post; reloading it sends nothing again. */
export function Received({ title, notice, steps, children, ways }: ReceivedProps) {
  return (
    <Container>
      <div className={styles.column}>
        <PageHeader kind="document" title={title} intro={notice} />
        <Stack space="large">
          <section aria-labelledby="next">
            <h2 id="next" className={styles.nextTitle}>
              What happens next
            </h2>
            <ol className={styles.steps}>
              {steps.map((step, at) => (
                <li key={step.title} className={styles.step}>
                  <span className={styles.number} aria-hidden="true">
                    {at + 1}
                  </span>
                  <div>
                    <h3 className={styles.stepTitle}>{step.title}</h3>
                    <p className={styles.stepText}>{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
          <Inline>{ways}</Inline>
          <p className={styles.stepText}>{children}</p>
        </Stack>
      </div>
    </Container>
  );
}
