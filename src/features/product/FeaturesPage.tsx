import {
  exampleOpening,
  exampleRankings,
  type RankingCard,
} from '../../shared/content/candidates.ts';
import { backing, claims, firm, firmStatistics } from '../../shared/content/claims.ts';
import { guaranteeText } from '../../shared/content/guarantee.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { figure as figureType, tiles } from '../../ui/Figures/Figures.css.ts';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { ScoreBar } from '../../ui/ScoreBar/ScoreBar.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { featureCards, type FeatureCard } from './content/feature-cards.ts';
import * as styles from './FeaturesPage.css.ts';

function Feature({ title, description, icon, color, wide = false }: FeatureCard) {
  return (
    <li className={`${styles.card[color]} ${wide ? styles.wide : ''}`}>
      <Icon icon={icon} size={28} />
      <h3 className={wide ? styles.wideTitle : styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
    </li>
  );
}

function Ranking({ rank, candidate, score, reasons, verdict }: RankingCard) {
  return (
    <li className={styles.ranking}>
      <div className={styles.rankingHead}>
        <p className={figureType}>{rank}</p>
        <p className={styles.verdict}>{verdict}</p>
      </div>
      <h3 className={styles.candidate}>{candidate}</h3>
      <div className={styles.score}>
        <ScoreBar score={score} label="Talent match rating" />
      </div>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason} className={styles.reason}>
            {reason}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** /features (FEAT-01 to FEAT-05). */
export function FeaturesPage() {
  return (
    <>
      <Container>
        <PageHeader
          eyebrow="Features"
          title={
            <>
              From the stack to the <Highlight>shortlist</Highlight>
            </>
          }
          intro={`${site.brand} finds, reads, scores and sorts. You get a shortlist of people worth a call.`}
        />
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
        id="ranking"
        ground="deep"
        heading="The same opening, three resumes, one ruler"
        intro={`An example: ${exampleOpening}, and the three candidates at the top of the list.`}
      >
        <ol className={styles.rankings}>
          {exampleRankings.map((ranking) => (
            <Ranking key={ranking.rank} {...ranking} />
          ))}
        </ol>
      </Section>
      <div className={styles.afterRankings}>
        <Section
          id="firm"
          heading={`${firm.years} years of hiring behind the score`}
          intro={`${site.brand} is backed by ${site.firm.name}, ${backing}, with a ${claims.hireRate} hire rate and ${claims.yearsOfSuccess} years of success.`}
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
      </div>
      <Banner id="closing" title="See it on your own opening" text={guaranteeText}>
        <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
        <Button href={paths.pricing} variant="secondary">
          See pricing
        </Button>
      </Banner>
    </>
  );
}
