import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import * as section from '../../../ui/Section/Section.css.ts';
import { shortSteps } from '../content/short-steps.ts';
import * as styles from './Steps.css.ts';

/** What happens in each step is drawn on /how-it-works. */
export function Steps() {
  return (
    <section className={section.ground.paper} aria-labelledby="how-it-works">
      <Container>
        <div className={styles.head}>
          <h2 id="how-it-works" className={section.heading.standard}>
            {`You write the brief and make the hire. ${site.brand} does the rest.`}
          </h2>
          <div className={styles.actions}>
            <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
            <Button href={paths.howItWorks} variant="quiet">
              How it works
            </Button>
          </div>
        </div>
        <ol className={styles.list}>
          {shortSteps.map(({ title, description }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
