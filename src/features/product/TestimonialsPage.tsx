import type { ReactNode } from 'react';

import { claims } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { testimonials, type Testimonial } from '../../shared/content/testimonials.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Closing } from '../../ui/Closing/Closing.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Blind } from '../../ui/ProductWindow/details/Blind.tsx';
import { Handover } from '../../ui/ProductWindow/details/Handover.tsx';
import { Reach } from '../../ui/ProductWindow/details/Reach.tsx';
import { Shortlist } from '../../ui/ProductWindow/details/Shortlist.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { TestimonialCarousel } from '../../ui/TestimonialCarousel/TestimonialCarousel.tsx';
import { HireRate } from './HireRate.tsx';
import * as styles from './TestimonialsPage.css.ts';

/** The part of the product that each client speaks of. */
const PARTS: Readonly<Record<Testimonial['about'], ReactNode>> = {
  shortlist: <Shortlist rows={3} />,
  scale: <Blind />,
  reach: <Reach />,
  recruiters: <Handover />,
};

/** /testimonials (TSTM-01 to TSTM-07). */
export function TestimonialsPage() {
  return (
    <>
      <div className={styles.top}>
        <Container>
          <div className={styles.topGrid}>
            <PageHeader
              eyebrow="Testimonials"
              title={
                <>
                  What <Highlight>clients</Highlight> say
                </>
              }
              intro={withConfirmed(
                `Four clients on the people they hired with ${site.brand}.`,
                'quotesAsked',
              )}
            />
            <section className={styles.rate} aria-labelledby="rate">
              <h2 id="rate" className={section.heading.large}>{`${claims.hireRate} hire rate`}</h2>
              <HireRate />
              <p className={styles.rateText}>{`And ${claims.yearsOfSuccess} years of success.`}</p>
            </section>
          </div>
        </Container>
      </div>
      <div className={styles.quotes}>
        <Container>
          <TestimonialCarousel />
        </Container>
      </div>
      <Section id="shown" heading="What they talk about">
        <ul className={styles.parts}>
          {testimonials.map(({ name, logo, outcome, position, about }) => (
            <li key={name} className={styles.part}>
              <img alt="" className={styles.logo} height={48} loading="lazy" src={logo} />
              {PARTS[about]}
              <h3 className={styles.partTitle}>{outcome}</h3>
              <p className={styles.partText}>{`${name}, ${position}`}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Closing id="closing" title={`See who ${site.brand} finds for your role`}>
        <Button href={paths.pricing}>See plans</Button>
        <Button href={paths.contactAbout('Demo Request')} variant="secondary">
          Schedule a Demo
        </Button>
      </Closing>
    </>
  );
}
