import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import * as styles from './Demo.css.ts';
import * as section from './section.css.ts';

/** The closing banner: a demo on the visitor's own opening (HOME-10, HOME-23). */
export function Demo() {
  return (
    <section className={section.ground.marker} aria-labelledby="demo">
      <Container width="wide">
        <div className={styles.words}>
          <h2 id="demo" className={styles.title}>
            Bring us your hardest opening
          </h2>
          <p className={styles.text}>
            Thirty minutes, your own job description, a first shortlist before we hang up.
          </p>
          <div className={styles.actions}>
            <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
            <Button href={paths.pricing} variant="secondary">
              See pricing
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}
