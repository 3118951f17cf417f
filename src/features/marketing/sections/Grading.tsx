import { ranking, sampleState } from '../../../shared/sample-search/demo-state.ts';
import { roleOf } from '../../../shared/sample-search/sample-roles.ts';
import { claims } from '../../../shared/content/claims.ts';
import { withConfirmed } from '../../../shared/content/unconfirmed.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { ProductWindow } from '../../../ui/ProductWindow/ProductWindow.tsx';
import * as section from '../../../ui/Section/Section.css.ts';
import * as styles from './Grading.css.ts';
import { ScoreRuler } from './ScoreRuler.tsx';

const INTRO = withConfirmed(
  'Every resume is scored against your job.',
  'ignored',
  'reasons',
  'overruling',
);

const state = sampleState(roleOf('warehouse-manager'));
const ranked = ranking(state);

/** HOME-22. */
export function Grading() {
  return (
    <section className={section.ground.deep} aria-labelledby="grading">
      <Container>
        <div className={styles.grid}>
          <div className={styles.words}>
            <h2
              id="grading"
              className={section.heading.large}
            >{`AI resume grading, from ${claims.rating}`}</h2>
            <p className={styles.intro}>{INTRO}</p>
            <Button href={paths.demoRole(state.role.id)} variant="secondary">
              Open this example
            </Button>
          </div>
          <ProductWindow role={state.role} listed={ranked.length}>
            <ScoreRuler ranked={ranked} />
          </ProductWindow>
        </div>
      </Container>
    </section>
  );
}
