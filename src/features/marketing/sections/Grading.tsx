import { Container } from '../../../ui/layout/Container.tsx';
import { ScoreBar } from '../../../ui/ScoreBar/ScoreBar.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Grading.css.ts';
import * as section from '../../../ui/Section/Section.css.ts';

const RUBRIC = [
  {
    criterion: 'Month-end close',
    score: 10,
    because: 'Ran it for two entities, five days to three',
  },
  { criterion: 'Audit', score: 9, because: 'Led four, no findings in the last two' },
  { criterion: 'Team', score: 8, because: 'Grew a desk from two to seven' },
  { criterion: 'Your industry', score: 7, because: 'Six years in health care, none in insurance' },
] as const;

/** HOME-22. */
export function Grading() {
  return (
    <section className={section.ground.deep} aria-labelledby="grading">
      <Container>
        <div className={styles.grid}>
          <div className={styles.words}>
            <h2 id="grading">AI resume grading that shows its work</h2>
            <p className={styles.intro}>
              Every resume is scored against your job, line by line, from 1 to 10. Names, ages and
              photographs play no part in it. You see which sentence earned which point, and you can
              overrule any of them.
            </p>
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
                <h3 className={styles.candidate}>Candidate 0417</h3>
                <p className={styles.role}>for Controller, Boston</p>
              </div>
              <p className={styles.total}>
                <VisuallyHidden>Talent match rating: </VisuallyHidden>9
                <VisuallyHidden> out of 10</VisuallyHidden>
              </p>
            </div>
            <ul className={styles.lines}>
              {RUBRIC.map(({ criterion, score, because }) => (
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
