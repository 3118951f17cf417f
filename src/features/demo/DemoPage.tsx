import { Island } from '../../http/page/island.tsx';
import { claims } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { SampleSearch } from './client/SampleSearch.island.tsx';
import * as styles from './DemoPage.css.ts';

/** What the visitor can do, in the order of the window. */
const MOVES = [
  {
    title: 'Draw the line',
    text: 'Everyone right of it is on your shortlist. Move it, or change what counts.',
  },
  {
    title: 'Read the reasons',
    text: 'Marked sentences earn points. The margin says how many, and what for.',
  },
  {
    title: 'Disagree',
    text: 'Take out a reason that you do not buy. The rating follows at once.',
  },
] as const;

export function DemoPage({ posted }: { posted: string }) {
  return (
    <>
      <Container>
        <PageHeader
          kind="tool"
          title="Try it on a sample role"
          intro={`${site.brand} rates each resume from ${claims.rating}. You draw the line.`}
        />
        <h2>
          <VisuallyHidden>The demo</VisuallyHidden>
        </h2>
        <Island name="SampleSearch" component={SampleSearch} when="near" props={{ posted }} />
        <ul className={styles.moves}>
          {MOVES.map(({ title, text }) => (
            <li key={title} className={styles.move}>
              <h2 className={styles.moveTitle}>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Container>
      <section className={section.ground.paper} aria-labelledby="sample">
        <Container>
          <h2 id="sample">What is real here, and what is not</h2>
          <div className={styles.honest}>
            <p>
              {`${SAMPLE_LABEL}: the people, resumes and figures in the window are invented. The rating follows one rule, the same for every resume: it starts at 1.0, and each marked sentence adds its share of the other 9.0.`}
            </p>
            <p>
              The demo knows three roles and looks for their words. A text that you paste is not
              stored. <a href={paths.howItWorks}>How it works</a>
            </p>
          </div>
        </Container>
      </section>
    </>
  );
}
