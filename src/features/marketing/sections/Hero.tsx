import { Check } from 'lucide-react';

import { Island } from '../../../http/page/island.tsx';
import { LeadOpener } from '../../leads/client/LeadOpener.island.tsx';
import { LEAD_SOURCES } from '../../leads/leads.contract.ts';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/content/site.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Highlight } from '../../../ui/Highlight/Highlight.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { backing, claims, firm } from '../../../shared/content/claims.ts';
import * as styles from './Hero.css.ts';
import { HeroWindow } from './HeroWindow.tsx';

const BULLETS = [
  `Hire ${claims.faster} faster`,
  `Reach ${claims.reach} of active and passive candidates`,
  'Bias-free shortlists and resume scoring',
] as const;

/** HOME-02 to HOME-07. The promise is larger than the name of the category above it. */
export function Hero({ lead }: { lead: { signUpUrl: string } }) {
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
          <div className={styles.actions}>
            <Button href={paths.pricing}>Get Started</Button>
            <Button href="#try" variant="secondary">
              Try a sample role
            </Button>
          </div>
          <p className={styles.figures}>
            <strong>{claims.hireRate}</strong> hire rate
          </p>
          <HeroWindow />
          <ul className={styles.bullets}>
            {BULLETS.map((text) => (
              <li key={text} className={styles.bullet}>
                <Icon icon={Check} size={18} className={styles.tick} />
                {text}
              </li>
            ))}
          </ul>
          <div className={styles.firm}>
            Backed by{' '}
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
        </div>
      </Container>
    </section>
  );
}
