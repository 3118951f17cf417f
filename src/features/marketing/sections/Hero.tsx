import { LEAD_SOURCES } from '../../leads/leads.contract.ts';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/content/site.ts';
import { sampleState } from '../../../shared/sample-search/demo-state.ts';
import { pileOf } from '../../../shared/sample-search/pile.ts';
import { SAMPLE_LABEL } from '../../../shared/sample-search/sample-role.ts';
import { roleOf } from '../../../shared/sample-search/sample-roles.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Landscape } from '../../../ui/Landscape/Landscape.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { backing, claims, firm } from '../../../shared/content/claims.ts';
import { ChosenPeople, Elbows } from './ChosenPeople.tsx';
import { LeadLink } from './LeadLink.tsx';
import { Film } from './Film.tsx';
import * as styles from './Hero.css.ts';

const BULLETS = [
  `Hire ${claims.faster} faster`,
  `Reach ${claims.reach} of active and passive candidates`,
  'Bias-free shortlists and resume scoring',
] as const;

const search = sampleState(roleOf('controller'));
const ratings = pileOf(search);

interface HeroProps {
  /** '' where there is none. */
  signUpUrl: string;
}

/** Who is behind the product, which is also a way to the lead form. */
function Firm({ signUpUrl }: HeroProps) {
  return (
    <p className={styles.firm}>
      <strong>{claims.hireRate}</strong> hire rate. Backed by{' '}
      <a className={styles.firmLink} href={site.firm.url} target="_blank" rel="noopener">
        {site.firm.name}
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </a>
      {`, ${backing}. `}
      <span className={styles.firmFigures}>
        {`${site.firm.name}: ${firm.placements} placed, ${firm.clients} clients. `}
      </span>
      <LeadLink className={styles.firmLink} source={LEAD_SOURCES.hero} signUpUrl={signUpUrl} />
    </p>
  );
}

export function Hero({ signUpUrl }: HeroProps) {
  return (
    <section className={styles.root} aria-labelledby="headline">
      <Container>
        <div className={styles.grid}>
          <h1 id="headline" className={styles.headline}>
            AI-Based Recruitment Assistant
          </h1>
          <div className={styles.words}>
            <p className={styles.promise}>
              Hire Better Candidates Faster with AI Recruitment Software
            </p>
            <div className={styles.actions}>
              <Button href={paths.pricing}>Get Started</Button>
              <Button href={paths.demo} variant="quiet">
                Try the demo
              </Button>
            </div>
            <p className={styles.audience}>For employers and HR teams.</p>
          </div>
          <div className={styles.landscape}>
            <Landscape
              ratings={ratings}
              film={<Film />}
              aside={
                <>
                  <p className={styles.sample} data-film-caption="">
                    {`${search.role.pile} resumes for a ${search.role.title.toLowerCase()}. ${SAMPLE_LABEL}.`}
                  </p>
                  <Elbows search={search} ratings={ratings} />
                </>
              }
            />
          </div>
          <div className={styles.chosen}>
            <ChosenPeople search={search} ratings={ratings} />
          </div>
          <ul className={styles.bullets}>
            {BULLETS.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Firm signUpUrl={signUpUrl} />
        </div>
      </Container>
    </section>
  );
}
