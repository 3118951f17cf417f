import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import { Container } from '../layout/Container.tsx';
import { ledger } from '../layout/layout.css.ts';
import { Stack } from '../layout/Stack.tsx';
import * as section from '../Section/Section.css.ts';
import * as styles from './Faq.css.ts';

interface FaqProps {
  heading: string;
  questions: readonly { question: string; answer: ReactNode }[];
  /** Below the heading, e.g. a button. */
  children?: ReactNode;
}

/** Questions that open by themselves, without a script. */
export function Faq({ heading, questions, children }: FaqProps) {
  return (
    <section className={section.ground.paper} aria-labelledby="questions">
      <Container>
        <div className={styles.root}>
          <Stack align="start">
            <h2 id="questions">{heading}</h2>
            {children}
          </Stack>
          <div className={ledger}>
            {questions.map(({ question, answer }) => (
              <details key={question} className={styles.question}>
                <summary className={styles.summary}>
                  <h3 className={styles.asked}>{question}</h3>
                  <Icon icon={Plus} size={20} className={styles.plus} />
                </summary>
                <p className={styles.answer}>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
