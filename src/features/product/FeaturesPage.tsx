import { firmStatistics } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { asAdded, asRating, FLOOR, type Scored } from '../../shared/sample-search/score.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { figure as figureType, tiles } from '../../ui/Figures/Figures.css.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as kit from '../../ui/ProductWindow/ProductWindow.css.ts';
import { sample, sampleRanking } from '../../ui/ProductWindow/sample.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { featureCards, type FeatureCard } from './content/feature-cards.ts';
import * as styles from './FeaturesPage.css.ts';

interface RankingProps {
  scored: Scored;
  rank: string;
}

const RANKS = ['1st', '2nd', '3rd'] as const;
const MOST_REASONS = 3;

/** A resume right of the line, unfolded: its points add up to its rating. */
function Ranking({ scored: { candidate, tenths, reasons }, rank }: RankingProps) {
  const counted = reasons.filter(({ added }) => added > 0).toSorted((a, b) => b.added - a.added);
  const most = counted.slice(0, MOST_REASONS);
  const others = counted.slice(MOST_REASONS);
  return (
    <li className={styles.ranking}>
      <div className={styles.rankingHead} data-uncovered="">
        <div>
          <p className={kit.quiet}>{rank}</p>
          <h3 className={styles.candidate}>{`Candidate ${candidate.number}`}</h3>
        </div>
        <p className={`${kit.total} ${styles.rating}`}>
          <VisuallyHidden>Talent match rating: </VisuallyHidden>
          {asRating(tenths)}
          <VisuallyHidden> out of 10</VisuallyHidden>
        </p>
      </div>
      <ul className={`${styles.reasons} ${kit.oneMark}`}>
        {most.map(({ text, added, requirement }) => (
          <li key={text} className={styles.reason}>
            <p>
              <mark className={kit.mark}>
                <Unbroken>{text}</Unbroken>
              </mark>
            </p>
            <span className={styles.margin}>
              <strong>{asAdded(added)}</strong>{' '}
              {sample.role.requirements.find(({ id }) => id === requirement)?.label}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <strong>{asAdded(others.reduce((sum, { added }) => sum + added, 0))}</strong>{' '}
        {`${others.length} more reasons`}
        <br />
        <strong>{asRating(FLOOR)}</strong> where everyone starts
      </p>
    </li>
  );
}

/** The three resumes that are called, the best one twice as wide. */
const Rankings = () => (
  <section className={styles.best}>
    <h2>
      <VisuallyHidden>Who to call first</VisuallyHidden>
    </h2>
    <ol className={styles.rankings} aria-label="The three best candidates">
      {RANKS.map((rank, at) => {
        const scored = sampleRanking[at];
        return scored ? <Ranking key={rank} scored={scored} rank={rank} /> : null;
      })}
    </ol>
    <p className={kit.quiet}>{`${SAMPLE_LABEL}.`}</p>
  </section>
);

function Feature({ title, description, icon, color, isLarge }: FeatureCard) {
  return (
    <li className={isLarge ? styles.large : styles.card}>
      <Icon icon={icon} size={20} className={styles.icon[color]} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
    </li>
  );
}

export function FeaturesPage() {
  return (
    <>
      <Container>
        <PageHeader kind="statement" title="Every candidate scored on one scale" />
        <Rankings />
        <h2>
          <VisuallyHidden>{`What ${site.brand} does`}</VisuallyHidden>
        </h2>
        <ul className={styles.cards} aria-label="Features">
          {featureCards.map((card) => (
            <Feature key={card.title} {...card} />
          ))}
        </ul>
      </Container>
      <Section
        id="firm"
        heading="The recruiters behind the score"
        intro={`${site.brand} is backed by the executive-search firm ${site.firm.name}.`}
      >
        <ul className={tiles} aria-label="The firm in figures">
          {firmStatistics.map(({ figure, label }) => (
            <li key={label} className={styles.tile}>
              <strong className={figureType}>{figure}</strong>
              <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Banner
        id="closing"
        title="See it on your own opening"
        text={`Ask for a demo of ${site.brand}, and name the role you want to fill.`}
      >
        <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
      </Banner>
    </>
  );
}
