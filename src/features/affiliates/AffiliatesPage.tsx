import { Check } from 'lucide-react';

import { AffiliateForm } from '../../../client/islands/AffiliateForm.island.tsx';
import { Island } from '../../http/page/island.tsx';
import type { PostedForm } from '../../shared/form.ts';
import { paths } from '../../shared/paths.ts';
import { claims, firm } from '../../shared/content/claims.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { figure } from '../../ui/Figures/Figures.css.ts';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { APPLICATION_ANCHOR, REVIEW_TIME, TIERS } from './affiliates.contract.ts';
import type { ApplicationFields } from './application.contract.ts';
import { ruled } from '../../ui/Ruled/Ruled.css.ts';
import * as styles from './AffiliatesPage.css.ts';

const CLAIMS = [
  { figure: claims.commission, text: `Commissions of up to ${claims.commission} per sale` },
  { figure: 'Renewals', text: 'Recurring commissions, for as long as your referral stays' },
  { figure: 'No limit', text: 'No earning cap. Refer one employer or a hundred' },
] as const;

const BENEFITS = [
  {
    title: 'Paid more than once',
    text: 'While an employer you sent keeps paying for a plan, you keep earning on it.',
  },
  {
    title: 'A ceiling per sale, none per year',
    text: `A single sale pays up to ${claims.commission}. What you earn in total has no limit.`,
  },
  {
    title: 'An offer with a safety net',
    text: `An employer who makes no hire with RiC gets a ${claims.credit} credit toward a fully managed search. That is an easy thing to recommend.`,
  },
  {
    title: 'A firm you can name',
    text: `${firm.years} years of search, ${firm.placements} candidates placed, ${firm.clients} clients. Your word rests on theirs.`,
  },
  {
    title: 'Your own link and figures',
    text: 'You get a personal referral link and a partner account that shows what it brought in.',
  },
  {
    title: 'A person to ask',
    text: `Write to the partner desk and somebody who knows hiring answers, ${site.humanHours}.`,
  },
] as const;

const REQUIREMENTS = [
  'You are 18 or older, or a registered business.',
  'You reach people who hire: founders, HR leads, operators, fellow recruiters.',
  'You have a place where you may publish: a site, a newsletter, a channel, a client list that wants to hear from you.',
  'You say, close to your link, that you earn a commission.',
  'You describe RiC truthfully, and keep our name out of your search ads.',
] as const;

const STEPS = [
  {
    title: 'Apply',
    text: 'Fill in the form on this page. Four minutes, if you know your audience.',
  },
  { title: 'We review', text: `A person reads it. You hear from us within ${REVIEW_TIME}.` },
  {
    title: 'Share your link',
    text: 'Place it where people who hire will see it. It is yours alone.',
  },
  {
    title: 'Get paid',
    text: 'An employer buys through your link. Your share follows once their refund period is over, and recurs while they stay.',
  },
] as const;

const mailto = `mailto:${site.affiliatesEmail}?subject=${encodeURIComponent('Affiliate programme')}`;

function Hero() {
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.heroGrid}>
          <div className={styles.heroText}>
            <PageHeader
              eyebrow="Affiliate programme"
              title={
                <>
                  Know someone who hires? Earn{' '}
                  <span className={styles.together}>
                    <Highlight>{`up to ${claims.commission}`}</Highlight>
                  </span>{' '}
                  per sale
                </>
              }
              intro="Introduce an employer to RiC. When they buy, you earn a share of the sale, and you earn it again for as long as they stay."
            />
            <div className={styles.actions}>
              <Button href={`#${APPLICATION_ANCHOR}`}>Apply now</Button>
              <Button href={paths.affiliateTerms} variant="quiet">
                Read the terms
              </Button>
            </div>
          </div>
          <ul className={styles.claims}>
            {CLAIMS.map(({ figure, text }) => (
              <li key={figure} className={styles.claim}>
                <span className={styles.claimFigure} aria-hidden="true">
                  {figure}
                </span>
                <span className={styles.claimText}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

function Tiers() {
  return (
    <section className={styles.tiers} aria-labelledby="tiers">
      <Container>
        <h2 id="tiers" className={styles.heading}>
          Three tiers. Your month decides.
        </h2>
        <p className={styles.lead}>
          We count your referrals per calendar month. The more employers you send, the larger your
          share of every sale.
        </p>
        <table className={styles.table}>
          <caption className={styles.caption}>Commission by referrals per month</caption>
          <thead>
            <tr>
              <th scope="col">Tier</th>
              <th scope="col">Referrals per month</th>
              <th scope="col">Commission</th>
            </tr>
          </thead>
          <tbody>
            {TIERS.map(({ name, referrals, commission }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{referrals}</td>
                <td>{name === 'Gold' ? <Highlight>{commission}</Highlight> : commission}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  );
}

function Benefits() {
  return (
    <section className={styles.section} aria-labelledby="benefits">
      <Container>
        <h2 id="benefits" className={styles.heading}>
          What you get
        </h2>
        <Grid as="ul" tablet={2} desktop={3} space="xlarge">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className={ruled}>
              <h3 className={styles.itemTitle}>{title}</h3>
              <p className={styles.itemText}>{text}</p>
            </li>
          ))}
        </Grid>
      </Container>
    </section>
  );
}

function Requirements() {
  return (
    <section className={styles.requirements} aria-labelledby="requirements">
      <Container>
        <div className={styles.split}>
          <div>
            <h2 id="requirements" className={styles.heading}>
              What we ask of you
            </h2>
            <p className={styles.lead}>
              Five requirements. We would rather have ten partners who know their readers than a
              thousand who do not.
            </p>
          </div>
          <ul className={styles.list}>
            {REQUIREMENTS.map((text) => (
              <li key={text} className={styles.requirement}>
                <Icon icon={Check} className={styles.check} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}

function Steps() {
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <Container>
        <h2 id="steps" className={styles.heading}>
          How it works: four steps to your first commission
        </h2>
        <Grid as="ol" tablet={2} desktop={4} space="xlarge">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={`${figure} ${styles.stepNumber}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.itemTitle}>{title}</h3>
              <p className={styles.stepText}>{text}</p>
            </li>
          ))}
        </Grid>
      </Container>
    </section>
  );
}

type Posted = { posted: PostedForm<ApplicationFields> | null };

function Apply({ posted }: Posted) {
  return (
    <section id={APPLICATION_ANCHOR} className={styles.apply} aria-labelledby="apply-heading">
      <Container>
        <div className={styles.split}>
          <div className={styles.aside}>
            <h2 id="apply-heading" className={styles.heading}>
              Apply
            </h2>
            <p className={styles.lead}>
              A person reads every application. Yours is reviewed within {REVIEW_TIME}, and you get
              an answer either way.
            </p>
            <p className={styles.itemText}>Rather ask first? The partner desk is one line away.</p>
            <Button href={mailto} variant="secondary">
              Email the partner desk
            </Button>
          </div>
          <Card padding="large">
            <Island
              name="AffiliateForm"
              component={AffiliateForm}
              when="interaction"
              props={{ posted }}
            />
          </Card>
        </div>
      </Container>
    </section>
  );
}

/** AFF-01 to AFF-09 */
export function AffiliatesPage({ posted }: Posted) {
  return (
    <>
      <Hero />
      <Tiers />
      <Benefits />
      <Requirements />
      <Steps />
      <Apply posted={posted} />
    </>
  );
}
