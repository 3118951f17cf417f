import type { ReactNode } from 'react';

import { firmStatistics } from '../../shared/content/claims.ts';
import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { asAdded, asRating, type Scored } from '../../shared/sample-search/score.ts';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { figure as figureType, tiles } from '../../ui/Figures/Figures.css.ts';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { ProductWindow } from '../../ui/ProductWindow/ProductWindow.tsx';
import * as kit from '../../ui/ProductWindow/ProductWindow.css.ts';
import { Bars } from '../../ui/ProductWindow/details/Bars.tsx';
import { Blind } from '../../ui/ProductWindow/details/Blind.tsx';
import { Boards } from '../../ui/ProductWindow/details/Boards.tsx';
import { Handover } from '../../ui/ProductWindow/details/Handover.tsx';
import { Pool } from '../../ui/ProductWindow/details/Pool.tsx';
import { Reach } from '../../ui/ProductWindow/details/Reach.tsx';
import { Reasons } from '../../ui/ProductWindow/details/Reasons.tsx';
import { Shortlist } from '../../ui/ProductWindow/details/Shortlist.tsx';
import { underlined } from '../../ui/ProductWindow/details/details.css.ts';
import { sample, sampleRanking } from '../../ui/ProductWindow/details/sample.ts';
import { Ruler } from '../../ui/ProductWindow/Ruler.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { featureCards, type FeatureCard } from './content/feature-cards.ts';
import * as styles from './FeaturesPage.css.ts';

const DETAILS: Readonly<Record<FeatureCard['detail'], ReactNode>> = {
  shortlist: <Shortlist rows={4} />,
  bars: <Bars />,
  blind: <Blind />,
  reasons: <Reasons />,
  pool: <Pool id="pool" />,
  reach: <Reach />,
  boards: <Boards id="boards" />,
  handover: <Handover />,
};

function Feature({ title, description, icon, color, detail, wide = false }: FeatureCard) {
  return (
    <li
      className={[
        styles.card[color],
        wide ? styles.wide : '',
        detail === 'pool' ? styles.filled : '',
      ].join(' ')}
    >
      <div className={styles.detail}>{DETAILS[detail]}</div>
      <div className={styles.words}>
        <Icon icon={icon} size={20} className={styles.icon} />
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}

interface RankingProps {
  scored: Scored;
  rank: string;
}

const RANKS = ['1st', '2nd', '3rd'] as const;
const MOST_REASONS = 3;

function Ranking({ scored: { candidate, tenths, reasons }, rank }: RankingProps) {
  const most = reasons.toSorted((a, b) => b.added - a.added).slice(0, MOST_REASONS);
  return (
    <li className={styles.ranking}>
      <div className={styles.rankingHead}>
        <p className={styles.rank}>{rank}</p>
        <p className={kit.total}>
          <VisuallyHidden>Talent match rating: </VisuallyHidden>
          {asRating(tenths)}
          <VisuallyHidden> out of 10</VisuallyHidden>
        </p>
      </div>
      <h3 className={styles.candidate}>{`Candidate ${candidate.number}`}</h3>
      <Ruler percent={tenths} />
      <ul className={styles.reasons}>
        {most.map(({ text, added, requirement }, at) => (
          <li key={text} className={styles.reason}>
            <p>
              <mark className={at === 0 ? kit.mark : underlined}>{text}</mark>
            </p>
            <span className={styles.margin}>
              <strong>{asAdded(added)}</strong>{' '}
              {sample.role.requirements.find(({ id }) => id === requirement)?.label}
            </span>
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
        size="large"
        heading="One job, three resumes, three scores"
        intro={`${SAMPLE_LABEL}: the top three candidates, and what earned them the most points.`}
      >
        <ProductWindow role={sample.role} listed={sampleRanking.length}>
          <ol className={styles.rankings} aria-label="The three best candidates">
            {RANKS.map((rank, at) => {
              const scored = sampleRanking[at];
              return scored ? <Ranking key={rank} scored={scored} rank={rank} /> : null;
            })}
          </ol>
        </ProductWindow>
        <div className={styles.more}>
          <Button href={paths.demo} variant="secondary">
            Open this example
          </Button>
        </div>
      </Section>
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
        <Button href={paths.pricing} variant="secondary">
          See plans
        </Button>
      </Banner>
    </>
  );
}
