import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { shortSteps } from '../content/short-steps.ts';
import * as section from '../../../ui/Section/Section.css.ts';
import * as styles from './Steps.css.ts';

/** HOME-08, HOME-10, HOME-23. */
export function Steps() {
  return (
    <section className={section.ground.paper} aria-labelledby="how-it-works">
      <Container>
        <div className={styles.grid}>
          <div className={styles.aside}>
            <h2 id="how-it-works">Five steps, and you take two of them</h2>
            <p className={styles.intro}>
              {`The reading, searching and sorting is ${site.brand}’s. The job and the decision stay with you.`}
            </p>
            <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
            <Button href={paths.howItWorks} variant="quiet" size="small">
              How it works, in detail
            </Button>
          </div>
          <ol className={styles.list}>
            {shortSteps.map(({ title, description, by }, index) => (
              <li key={title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div className={styles.body}>
                  <div className={styles.line}>
                    <h3>{title}</h3>
                    <Chip tone={by === site.brand ? 'plain' : 'marked'}>{by}</Chip>
                  </div>
                  <p className={styles.description}>{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Container>
    </section>
  );
}
