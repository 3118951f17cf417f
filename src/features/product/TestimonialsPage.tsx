import { claims } from '../../shared/content/claims.ts';
import { confirmed } from '../../shared/content/unconfirmed.ts';
import { paths } from '../../shared/paths.ts';
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
        <PageHeader kind="statement" title="What clients say" intro={confirmed('quotesAsked')} />
        <div className={styles.quotes}>
          <TestimonialCarousel />
        </div>
      </Container>
      <Closing
        id="rate"
        title={`${claims.hireRate} hire rate, ${claims.yearsOfSuccess} years of success`}
      >
        <Button href={paths.demo}>Try the demo</Button>
      </Closing>
    </>
  );
}
