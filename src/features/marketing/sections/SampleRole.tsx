import { Island } from '../../../http/page/island.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { SampleSearch } from '../../demo/client/SampleSearch.island.tsx';
import * as section from '../../../ui/Section/Section.css.ts';
import * as styles from './SampleRole.css.ts';

/** The demo of /demo (DEMO-01 to DEMO-03). */
export function SampleRole() {
  return (
    <section className={section.ground.folder} aria-labelledby="try">
      <Container>
        <div className={styles.head}>
          <h2 id="try" className={section.heading.large}>
            Try it on a sample role
          </h2>
          <p className={styles.intro}>Change what counts. The list sorts itself.</p>
        </div>
        <Island
          name="SampleSearch"
          component={SampleSearch}
          when="interaction"
          props={{ posted: 'role=charge-nurse' }}
        />
      </Container>
    </section>
  );
}
