import { Check } from 'lucide-react';

import { Island } from '../../../http/page/island.tsx';
import { LeadOpener } from '../../leads/client/LeadOpener.island.tsx';
import { LEAD_SOURCES } from '../../leads/leads.contract.ts';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/content/site.ts';
import { ranking, sampleState } from '../../../shared/sample-search/demo-state.ts';
import { pileOf } from '../../../shared/sample-search/pile.ts';
import { SAMPLE_LABEL } from '../../../shared/sample-search/sample-role.ts';
import { roleOf } from '../../../shared/sample-search/sample-roles.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Highlight } from '../../../ui/Highlight/Highlight.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Landscape } from '../../../ui/Landscape/Landscape.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { oneMark } from '../../../ui/ProductWindow/ProductWindow.css.ts';
import { ResumePane } from '../../../ui/ProductWindow/ResumePane.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { backing, claims, firm } from '../../../shared/content/claims.ts';
import { Film } from './Film.tsx';
import * as styles from './Hero.css.ts';

const BULLETS = [
  `Hire ${claims.faster} faster`,
  `Reach ${claims.reach} of active and passive candidates`,
  'Bias-free shortlists and resume scoring',
] as const;

const search = sampleState(roleOf('controller'));
const [best] = ranking(search);

interface HeroProps {
  lead: { signUpUrl: string };
}

/** Who is behind the product, which is also a way to the lead form. */
function Firm({ lead }: HeroProps) {
  return (
    <div className={styles.firm}>
      <strong>{claims.hireRate}</strong> hire rate. Backed by{' '}
      <a className={styles.firmLink} href={site.firm.url} target="_blank" rel="noopener">
        {site.firm.name}
        <VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </a>
      {`, ${backing}. `}
      <Island
        id="hero"
        name="LeadOpener"
        component={LeadOpener}
        when="interaction"
        props={{
          className: styles.firmLink,
          source: LEAD_SOURCES.hero,
          ...lead,
        }}
      />
      <span className={styles.firmFigures}>
        {`${site.firm.name}: ${firm.placements} placed, ${firm.clients} clients.`}
      </span>
    </div>
  );
}

export function Hero({ lead }: HeroProps) {
  return (
    <section className={styles.root} aria-labelledby="headline">
      <Container>
        <div className={styles.grid}>
          <h1 id="headline" className={styles.headline}>
            AI-Based Recruitment Assistant
          </h1>
          <p className={styles.promise}>
            Hire Better Candidates <Highlight>Faster</Highlight> with AI Recruitment Software
          </p>
          <p className={styles.audience}>For employers and HR teams.</p>
          <div className={styles.actions}>
            <Button href={paths.pricing}>Get Started</Button>
            <Button href="#try" variant="secondary">
              Try a sample role
            </Button>
          </div>
          {best ? (
            <figure className={`${styles.page} ${oneMark}`} aria-label="The best of them, and why">
              <ResumePane role={search.role} scored={best} most={3} hasHeading={false} />
            </figure>
          ) : null}
          <div className={styles.landscape}>
            <Landscape
              ratings={pileOf(search)}
              film={<Film />}
              aside={
                <p className={styles.sample}>
                  {`${search.role.pile} resumes for a ${search.role.title.toLowerCase()} in ${search.role.city}. ${SAMPLE_LABEL}.`}
                </p>
              }
            />
          </div>
          <ul className={styles.bullets}>
            {BULLETS.map((text) => (
              <li key={text} className={styles.bullet}>
                <Icon icon={Check} size={18} className={styles.tick} />
                {text}
              </li>
            ))}
          </ul>
          <Firm lead={lead} />
        </div>
      </Container>
    </section>
  );
}
