import { guaranteeTitle } from '../../shared/content/guarantee.ts';
import { ranking, sampleState } from '../../shared/sample-search/demo-state.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { roleOf } from '../../shared/sample-search/sample-roles.ts';
import { asRating, strongest } from '../../shared/sample-search/score.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SignUpReasons.css.ts';

const search = sampleState(roleOf('controller'));
const SHORTLIST = ranking(search).filter(({ tenths }) => tenths >= search.line);

/** What an account is for: a shortlist with reasons, and what happens if it leads to no hire. */
export const SignUpReasons = () => (
  <section className={styles.root} aria-labelledby="reasons">
    <h2 id="reasons" className={styles.title}>
      {`${search.role.pile} resumes in, ${SHORTLIST.length} people to call`}
    </h2>
    <ul className={styles.sheets}>
      {SHORTLIST.map((scored, index) => (
        <li key={scored.candidate.number} className={styles.sheet}>
          <p className={styles.rating}>
            <VisuallyHidden>Talent match rating: </VisuallyHidden>
            {asRating(scored.tenths)}
          </p>
          <p>
            {index === 0 ? (
              <mark className={styles.strongest}>{strongest(scored)?.text}</mark>
            ) : (
              strongest(scored)?.text
            )}
          </p>
        </li>
      ))}
    </ul>
    <p className={styles.sample}>{`${SAMPLE_LABEL}.`}</p>
    <p>
      <strong>{guaranteeTitle}</strong>
    </p>
  </section>
);
