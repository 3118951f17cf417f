import { claims } from '../../shared/content/claims.ts';
import { confirmed } from '../../shared/content/unconfirmed.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { TestimonialCarousel } from '../../ui/TestimonialCarousel/TestimonialCarousel.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import * as styles from './TestimonialsPage.css.ts';

/** The quotes are the largest text of the page. */
export function TestimonialsPage() {
  return (
    <>
      <Container>
        <PageHeader kind="tool" title="What clients say" intro={confirmed('quotesAsked')} />
        <div className={styles.quotes}>
          <TestimonialCarousel />
        </div>
      </Container>
      <section className={section.ground.paper} aria-labelledby="rate">
        <Container>
          <h2 id="rate" className={section.heading.large}>
            {`${claims.hireRate} hire rate, ${claims.yearsOfSuccess} years of success`}
          </h2>
        </Container>
      </section>
    </>
  );
}
