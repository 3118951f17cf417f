import { testimonials, type Testimonial } from '../../shared/content/testimonials.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Carousel } from '../Carousel/Carousel.tsx';
import * as styles from './TestimonialCarousel.css.ts';

const LONGEST = testimonials
  .map(({ quote, marked }) => quote.replace(marked, `\n${marked}`))
  .reduce((one, other) => (other.length > one.length ? other : one));

const STAR_COUNT = 5;

const Stars = ({ rating }: { rating: number }) => (
  <span className={styles.stars} role="img" aria-label={`${rating} out of ${STAR_COUNT} stars`}>
    {'★'.repeat(rating) + '☆'.repeat(STAR_COUNT - rating)}
  </span>
);

/** The client's words, of which the last are marked: they begin a line, so that a late font moves none. */
function Words({ quote, marked }: Pick<Testimonial, 'quote' | 'marked'>) {
  const [before, ...after] = quote.split(marked);
  return (
    <>
      {before}
      {after.length > 0 ? (
        <>
          <br />
          <mark>{marked}</mark>
        </>
      ) : null}
      {after.join(marked)}
    </>
  );
}

interface QuoteProps extends Testimonial {
  isFirst: boolean;
}

function Quote({ isFirst, ...testimonial }: QuoteProps) {
  const { name, position, avatar, logo, outcome, quote, marked, rating } = testimonial;
  return (
    // The others are as high as the first one.
    <figure className={styles.card} data-longest={isFirst ? LONGEST : undefined}>
      <div className={styles.top}>
        <img alt="" className={styles.logo} height={48} loading="lazy" src={logo} />
        <Stars rating={rating} />
      </div>
      <p className={styles.outcome}>{outcome}</p>
      <blockquote className={styles.quote}>
        <Words quote={quote} marked={marked} />
      </blockquote>
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
    <div className={styles.root}>
      <Carousel
        label="Testimonials"
        show="two"
        delayMs={6000}
        speedMs={500}
        slides={testimonials.map((testimonial, index) => ({
          key: testimonial.name,
          content: <Quote {...testimonial} isFirst={index === 0} />,
        }))}
      />
    </div>
  );
}
