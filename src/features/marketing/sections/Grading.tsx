import { exampleGrading } from '../../../shared/content/candidates.ts';
import { claims } from '../../../shared/content/claims.ts';
import { withConfirmed } from '../../../shared/content/unconfirmed.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { ScoreBar } from '../../../ui/ScoreBar/ScoreBar.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Grading.css.ts';
import * as section from '../../../ui/Section/Section.css.ts';

const INTRO = withConfirmed(
  `Every resume is scored against your job and gets a talent match rating from ${claims.rating}. You read the top of the list and decide.`,
  'ignored',
  'reasons',
  'overruling',
);

/** HOME-22. */
export function Grading() {
  return (
    <section className={section.ground.deep} aria-labelledby="grading">
      <Container>
        <div className={styles.grid}>
          <div className={styles.words}>
            <h2 id="grading">{`AI resume grading, from ${claims.rating}`}</h2>
            <p className={styles.intro}>{INTRO}</p>
            <img
              className={styles.picture}
              src="/media/resume-grading.svg"
              alt="Three resumes with match scores of 6, 10 and 5"
              width={900}
              height={500}
              loading="lazy"
              decoding="async"
            />
          </div>
          <div className={styles.rubric}>
            <div className={styles.rubricHead}>
              <div>
                <h3 className={styles.candidate}>{`Example: ${exampleGrading.candidate}`}</h3>
                <p className={styles.role}>{`for ${exampleGrading.opening}`}</p>
              </div>
              <p className={styles.total}>
                <VisuallyHidden>Talent match rating: </VisuallyHidden>
                {exampleGrading.score}
                <VisuallyHidden> out of 10</VisuallyHidden>
              </p>
            </div>
            <ul className={styles.lines}>
              {exampleGrading.lines.map(({ criterion, score, because }) => (
                <li key={criterion} className={styles.lineItem}>
                  <strong>{criterion}</strong>
                  <ScoreBar score={score} label={criterion} />
                  <span className={styles.because}>{because}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </section>
  );
}
