import { Island } from '../../../http/page/island.tsx';
import { claims } from '../../../shared/content/claims.ts';
import { withConfirmed } from '../../../shared/content/unconfirmed.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { SampleSearch } from '../../demo/client/SampleSearch.island.tsx';
import * as section from '../../../ui/Section/Section.css.ts';
import * as styles from './SampleRole.css.ts';

const INTRO = withConfirmed(
  'Every resume is scored against your job. Change what counts, and move the line.',
  'ignored',
  'reasons',
  'overruling',
);

export function SampleRoleSection() {
  return (
    <section className={section.ground.folder} aria-labelledby="try">
      <Container>
        <div className={styles.head}>
          <h2 id="try" className={section.heading.large}>
            {`AI resume grading, from ${claims.rating}`}
          </h2>
          <p className={styles.intro}>{INTRO}</p>
        </div>
        <Island
          name="SampleSearch"
          component={SampleSearch}
          when="near"
          props={{ posted: 'role=charge-nurse' }}
        />
      </Container>
    </section>
  );
}
