import { Star } from 'lucide-react';

import { testimonials, type Testimonial } from '../../shared/content/testimonials.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TestimonialCarousel.css.ts';

const STARS = Array.from({ length: styles.STAR_COUNT }, (_, index) => index + 1);
const LONGEST = testimonials
  .map(({ quote }) => quote)
  .reduce((one, other) => (other.length > one.length ? other : one));

function Stars({ rating }: { rating: number }) {
  const picture = { role: 'img', 'aria-label': `${rating} out of ${styles.STAR_COUNT} stars` };
  return (
    <div className={styles.stars} {...picture}>
      {STARS.map((star) => (
        <Icon
          key={star}
          icon={Star}
          size={styles.STAR_SIZE}
          className={star <= rating ? styles.starGiven : styles.star}
        />
      ))}
    </div>
  );
}

function Quote({ name, position, avatar, logo, outcome, quote, rating }: Testimonial) {
  return (
    <figure className={styles.card} data-longest={LONGEST}>
      <div className={styles.top}>
        <img alt="" className={styles.logo} height={48} loading="lazy" src={logo} />
        <Stars rating={rating} />
      </div>
      <p className={styles.outcome}>{outcome}</p>
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

/** All client quotes, on the home page and on /testimonials (HOME-30, TSTM-01 to TSTM-07). */
export function TestimonialCarousel() {
  return (
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
  );
}
