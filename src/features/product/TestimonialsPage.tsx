import { backing, claims } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { guaranteeText } from '../../shared/content/guarantee.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { TestimonialCarousel } from '../../ui/TestimonialCarousel/TestimonialCarousel.tsx';
import * as styles from './TestimonialsPage.css.ts';

/** /testimonials (TSTM-01 to TSTM-07). */
export function TestimonialsPage() {
  return (
    <>
      <Container>
        <PageHeader
          eyebrow="Testimonials"
          title={
            <>
              What <Highlight>clients</Highlight> say
            </>
          }
          intro={withConfirmed(`Four clients on hiring with ${site.brand}.`, 'quotesAsked')}
        />
      </Container>
      <div className={styles.quotes}>
        <Container>
          <TestimonialCarousel />
        </Container>
      </div>
      <section className={styles.rate} aria-labelledby="rate">
        <Container>
          <div className={styles.rateGrid}>
            <p className={styles.rateFigure}>{claims.hireRate}</p>
            <div className={styles.rateWords}>
              <h2 id="rate">hire rate</h2>
              <p className={styles.rateText}>
                {`And ${claims.yearsOfSuccess} years of success, backed by ${site.firm.name}, ${backing}.`}
              </p>
            </div>
          </div>
        </Container>
      </section>
      <Banner id="closing" title="Be the fifth quote" text={guaranteeText}>
        <Button href={paths.pricing}>Get Started</Button>
        <Button href={paths.contactAbout('Demo Request')} variant="secondary">
          Schedule a Demo
        </Button>
      </Banner>
    </>
  );
}
