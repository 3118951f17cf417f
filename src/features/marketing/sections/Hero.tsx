import { ArrowRight, Check, Pause, Play } from 'lucide-react';

import { LEAD_SOURCES } from '../../leads/leads.contract.ts';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/content/site.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Highlight } from '../../../ui/Highlight/Highlight.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { backing, claims } from '../../../shared/content/claims.ts';
import * as styles from './Hero.css.ts';

const BULLETS = [
  `Hire ${claims.faster} faster: ${site.brand} reads the stack, you read the shortlist.`,
  `Reach ${claims.reach} of active and passive candidates, with an analysis of over ${claims.profiles} profiles and resumes.`,
  `Bias-free shortlists and resume scoring, with a talent match rating from ${claims.rating}.`,
] as const;

/** With reduced motion no source matches: the poster stays and nothing loads. */
const MOTION = '(prefers-reduced-motion: no-preference)';
const NARROW = `${MOTION} and (max-width: 599px)`;

/** The poster, and the film on top of it. */
function Film() {
  return (
    <div className={styles.stage}>
      <picture>
        <source
          type="image/avif"
          srcSet="/media/hero-poster-720.avif 720w, /media/hero-poster-1080.avif 1080w"
          sizes="(min-width: 960px) 560px, 90vw"
        />
        <img
          className={styles.poster}
          src="/media/hero-poster-720.webp"
          srcSet="/media/hero-poster-720.webp 720w, /media/hero-poster-1080.webp 1080w"
          sizes="(min-width: 960px) 560px, 90vw"
          alt="A shortlist of three candidates, with match scores of 10, 9 and 8."
          width={1080}
          height={1200}
          fetchPriority="high"
        />
      </picture>
      <video
        className={styles.film}
        width={1080}
        height={1200}
        autoPlay
        loop
        muted
        playsInline
        disablePictureInPicture
        preload="metadata"
        aria-hidden="true"
        data-hero-film=""
      >
        {/* client/behaviors/film.ts inserts them once the page has loaded. */}
        <template data-film-sources="">
          <source src="/media/hero-720.webm" type="video/webm" media={NARROW} />
          <source src="/media/hero-720.mp4" type="video/mp4" media={NARROW} />
          <source src="/media/hero.webm" type="video/webm" media={MOTION} />
          <source src="/media/hero.mp4" type="video/mp4" media={MOTION} />
        </template>
      </video>
      <button type="button" className={styles.pause} aria-pressed="false" data-action="film">
        <Icon icon={Pause} size={18} className={styles.pauseIcon} />
        <Icon icon={Play} size={18} className={styles.playIcon} />
        <VisuallyHidden>Pause the film</VisuallyHidden>
      </button>
    </div>
  );
}

/** HOME-02 to HOME-07. */
export function Hero() {
  return (
    <section className={styles.root} aria-labelledby="headline">
      <Container>
        <div className={styles.grid}>
          <div className={styles.words}>
            <h1 id="headline" className={styles.headline}>
              AI-Based Recruitment <Highlight>Assistant</Highlight>
            </h1>
            <p className={styles.subhead}>
              Hire Better Candidates Faster with AI Recruitment Software
            </p>
            <ul className={styles.bullets}>
              {BULLETS.map((text) => (
                <li key={text} className={styles.bullet}>
                  <Icon icon={Check} size={20} className={styles.tick} />
                  {text}
                </li>
              ))}
            </ul>
            <div className={styles.actions}>
              <Button href={paths.pricing}>
                Get Started
                <Icon icon={ArrowRight} size={18} />
              </Button>
              <Button
                href={paths.getStarted}
                variant="secondary"
                data-lead-open={LEAD_SOURCES.hero}
              >
                Open an account
              </Button>
              <p className={styles.firm}>
                Backed by{' '}
                <a className={styles.firmLink} href={site.firm.url} target="_blank" rel="noopener">
                  {site.firm.name}
                  <VisuallyHidden>, opens in a new tab</VisuallyHidden>
                </a>
                , {backing}.
              </p>
            </div>
          </div>
          <Film />
        </div>
      </Container>
    </section>
  );
}
