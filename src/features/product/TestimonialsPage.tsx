import { claims } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Closing } from '../../ui/Closing/Closing.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { TestimonialCarousel } from '../../ui/TestimonialCarousel/TestimonialCarousel.tsx';
import * as styles from './TestimonialsPage.css.ts';

export function TestimonialsPage() {
  return (
    <>
      <Container>
        <PageHeader
          kind="statement"
          title="What clients say"
          intro={withConfirmed(
            `Four clients on the people they hired with ${site.brand}.`,
            'quotesAsked',
          )}
        />
        <div className={styles.quotes}>
          <TestimonialCarousel />
        </div>
      </Container>
      <section className={styles.rate} aria-labelledby="rate">
        <Container>
          <h2 id="rate" className={styles.rateTitle}>
            {`${claims.hireRate} hire rate`}
          </h2>
          <p className={styles.rateText}>{`And ${claims.yearsOfSuccess} years of success.`}</p>
        </Container>
      </section>
      <Closing id="closing" title={`See who ${site.brand} finds for your role`}>
        <Button href={paths.pricing}>See plans</Button>
        <Button href={paths.contactAbout('Demo Request')} variant="secondary">
          Schedule a Demo
        </Button>
      </Closing>
    </>
  );
}
