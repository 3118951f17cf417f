import { Star } from 'lucide-react';

import { backing, claims } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { guaranteeText } from '../../shared/content/guarantee.ts';
import { withConfirmed } from '../../shared/content/unconfirmed.ts';
import { testimonials, type Testimonial } from '../../shared/content/testimonials.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as styles from './TestimonialsPage.css.ts';

const STARS = [1, 2, 3, 4, 5] as const;

function Stars({ rating }: { rating: number }) {
  const picture = { role: 'img', 'aria-label': `${rating} out of 5 stars` };
  return (
    <div className={styles.stars} {...picture}>
      {STARS.map((star) => (
        <Icon
          key={star}
          icon={Star}
          size={22}
          className={star <= rating ? styles.starGiven : styles.star}
        />
      ))}
    </div>
  );
}

function Quote({ name, position, avatar, quote, rating }: Testimonial) {
  return (
    <figure className={styles.card}>
      <Stars rating={rating} />
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.person}>
        <Avatar name={name} src={avatar} size="large" />
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.position}>{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}

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
          <Carousel
            label="Testimonials"
            show="two"
            delayMs={6000}
            speedMs={500}
            slides={testimonials.map((testimonial) => ({
              key: testimonial.name,
              content: <Quote {...testimonial} />,
            }))}
          />
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
