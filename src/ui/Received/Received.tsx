import type { ReactNode } from 'react';

import { Container } from '../layout/Container.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import * as styles from './Received.css.ts';

interface ReceivedProps {
  eyebrow: string;
  title: string;
  notice: string;
  children: ReactNode;
  /** Buttons. */
  ways: ReactNode;
}

/** The page after a plain form post; reloading it sends nothing again. */
export function Received({ eyebrow, title, notice, children, ways }: ReceivedProps) {
  return (
    <Container width="narrow">
      <PageHeader eyebrow={eyebrow} title={title} />
      <div className={styles.body}>
        <Stack space="large">
          <Notice tone="success">
            <p>{notice}</p>
          </Notice>
          <p>{children}</p>
          <Inline>{ways}</Inline>
        </Stack>
      </div>
    </Container>
  );
}
