import type { ReactNode } from 'react';

import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Boards } from '../../../ui/ProductWindow/details/Boards.tsx';
import { JobAd } from '../../../ui/ProductWindow/details/JobAd.tsx';
import { Pool } from '../../../ui/ProductWindow/details/Pool.tsx';
import { Requirements } from '../../../ui/ProductWindow/details/Requirements.tsx';
import { Shortlist } from '../../../ui/ProductWindow/details/Shortlist.tsx';
import { shortSteps, type ShortStep } from '../content/short-steps.ts';
import * as section from '../../../ui/Section/Section.css.ts';
import * as styles from './Steps.css.ts';

const DETAILS: Readonly<Record<ShortStep['detail'], ReactNode>> = {
  ad: <JobAd />,
  requirements: <Requirements />,
  pool: <Pool id="steps-pool" />,
  shortlist: <Shortlist rows={3} />,
  boards: <Boards id="steps-boards" />,
};

/** HOME-08, HOME-10, HOME-23. */
export function Steps() {
  return (
    <section className={section.ground.paper} aria-labelledby="how-it-works">
      <Container>
        <div className={styles.grid}>
          <div className={styles.aside}>
            <h2 id="how-it-works">Five steps, and you take two of them</h2>
            <p className={styles.intro}>
              {`The reading, searching and sorting is ${site.brand}’s. The job and the decision stay with you.`}
            </p>
            <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
            <Button href={paths.howItWorks} variant="quiet" size="small">
              How it works, in detail
            </Button>
          </div>
          <ol className={styles.list}>
            {shortSteps.map(({ title, description, by, detail }, index) => (
              <li key={title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div className={styles.body}>
                  <h3>{title}</h3>
                  <p className={styles.description}>{description}</p>
                  <Chip tone={by === site.brand ? 'plain' : 'marked'}>{by}</Chip>
                </div>
                <div className={styles.detail}>{DETAILS[detail]}</div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}
