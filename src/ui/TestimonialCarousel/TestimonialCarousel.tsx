import { testimonials, type Testimonial } from '../../shared/content/testimonials.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import * as styles from './TestimonialCarousel.css.ts';

const LONGEST = testimonials
  .map(({ quote }) => quote)
  .reduce((one, other) => (other.length > one.length ? other : one));

const STAR_COUNT = 5;

/** The outline of a star in a square of 24, as many squares from the left as stars come before it. */
const star = (before: number): string =>
  Array.from({ length: 10 }, (_, corner) => {
    const radius = corner % 2 ? 5 : 11;
    const angle = Math.PI * (corner / 5 - 0.5);
    const x = before * 27 + 12 + radius * Math.cos(angle);
    return `${corner ? 'L' : 'M'}${x.toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join('');

const stars = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `${star(from + at)}Z`).join('');

function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 132 24"
      role="img"
      aria-label={`${rating} out of ${STAR_COUNT} stars`}
    >
      <path className={styles.starsGiven} d={stars(0, rating)} />
      <path d={stars(rating, STAR_COUNT)} />
    </svg>
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
        <Avatar name={name} {...(avatar ? { src: avatar } : {})} size="large" />
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.position}>{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** All client quotes, on the home page and on /testimonials. */
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
