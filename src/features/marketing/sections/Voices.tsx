import { paths } from '../../../shared/paths.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { testimonials, type Testimonial } from '../../../shared/content/testimonials.ts';
import * as section from '../../../ui/Section/Section.css.ts';
import * as styles from './Voices.css.ts';

function Voice({ voice, size }: { voice: Testimonial; size: 'large' | 'small' }) {
  return (
    <figure className={styles.voice}>
      <blockquote className={`${styles.quote} ${styles.size[size]}`}>{voice.quote}</blockquote>
      <figcaption className={styles.person}>
        <Avatar name={voice.name} src={voice.avatar} size={size === 'large' ? 'large' : 'medium'} />
        <span>
          <strong>{voice.name}</strong>
          <span className={styles.position}>{voice.position}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Two quotes; /testimonials has all. */
export function Voices() {
  const [first, second] = testimonials;
  if (!first || !second) return null;
  return (
    <section className={section.ground.paper} aria-labelledby="testimonials">
      <Container>
        <h2 id="testimonials">
          <VisuallyHidden>Testimonials</VisuallyHidden>
        </h2>
        <div className={styles.grid}>
          <Voice voice={first} size="large" />
          <Voice voice={second} size="small" />
        </div>
        <p className={styles.more}>
          <Button href={paths.testimonials} variant="secondary">
            Read all testimonials
          </Button>
        </p>
      </Container>
    </section>
  );
}
