import { AffiliateForm } from './client/AffiliateForm.island.tsx';
import { Island } from '../../http/page/island.tsx';
import type { PostedForm } from '../../shared/form.ts';
import { paths } from '../../shared/paths.ts';
import { affiliateProgram } from '../../shared/content/claims.ts';
import { confirmed, withConfirmed } from '../../shared/content/unconfirmed.ts';
import { site } from '../../shared/content/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Calculator } from '../../ui/Calculator/Calculator.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { figure } from '../../ui/Figures/Figures.css.ts';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { APPLICATION_ANCHOR, REVIEW_TIME, TIERS } from './affiliates.contract.ts';
import type { ApplicationFields } from './application.contract.ts';
import { TierTable } from './TierTable.tsx';
import { ground, heading } from '../../ui/Section/Section.css.ts';
import * as styles from './AffiliatesPage.css.ts';

const CLAIMS = [
  `Commissions of up to ${affiliateProgram.commission} per sale`,
  'Recurring commissions',
  'No earning cap',
] as const;

const account = confirmed('partnerAccount');
const [bronze, , gold] = TIERS;

const BENEFITS = [
  `A share that grows, from ${bronze.commission} of a sale to ${gold.commission}, by your referrals per month.`,
  'An offer with a safety net: employers who make no hire get a credit toward a fully managed executive search.',
  `A firm behind it: ${site.brand} is backed by the executive-search firm ${site.firm.name}.`,
  ...(account ? [account] : []),
];

const REQUIREMENTS = [
  'You reach people who hire. The application asks who your audience is.',
  `You know why you would recommend ${site.brand}. It asks for that, too.`,
  'You tell us your experience with referral programs; beginners may apply.',
  'You agree to the affiliate terms.',
] as const;

/** From the application to the commission. */
const STEPS = [
  { title: 'Apply', text: 'Fill in the form on this page.' },
  {
    title: 'We review',
    text: withConfirmed(`Applications are reviewed within ${REVIEW_TIME}.`, 'everyApplicant'),
  },
  {
    title: 'Share your link',
    text: 'Place your referral link where people who hire will see it.',
  },
  {
    title: 'Get paid',
    text: 'An employer buys through your link, and you earn a share of the sale.',
  },
] as const;

const mailto = `mailto:${site.affiliatesEmail}?subject=${encodeURIComponent('Affiliate program')}`;

function Hero() {
  return (
    <section className={styles.hero}>
      <Container>
        <div className={styles.heroGrid}>
          <div>
            <PageHeader
              kind="tool"
              title={`Know someone who hires? Earn up to ${affiliateProgram.commission} per sale`}
              intro={`Introduce an employer to ${site.brand}, and earn a share of the sale.`}
            />
            <Inline space="medium">
              <Button href={`#${APPLICATION_ANCHOR}`}>Apply now</Button>
              <Button href={paths.affiliateTerms} variant="quiet">
                Read the terms
              </Button>
            </Inline>
            <ul className={styles.claims}>
              {CLAIMS.map((claim) => (
                <li key={claim}>{claim}</li>
              ))}
            </ul>
          </div>
          <Calculator name="earnings" label="What a month earns you" />
        </div>
      </Container>
    </section>
  );
}

function Tiers() {
  return (
    <section className={ground.paper} aria-labelledby="tiers">
      <Container>
        <h2 id="tiers" className={heading.standard}>
          More referrals, higher commission
        </h2>
        <p className={styles.lead}>Your tier depends on how many employers you refer in a month.</p>
        <TierTable
          className={styles.table}
          caption={{ className: styles.caption, text: 'Commission by referrals per month' }}
          isMarked
        />
      </Container>
    </section>
  );
}

/** What either side brings. */
function Deal() {
  return (
    <div className={ground.paper}>
      <Container>
        <div className={styles.deal}>
          <section aria-labelledby="benefits">
            <h2 id="benefits">What you get</h2>
            <ul className={styles.terms}>
              {BENEFITS.map((text) => (
                <li key={text} className={styles.term}>
                  <Unbroken>{text}</Unbroken>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="requirements">
            <h2 id="requirements">What we ask of you</h2>
            <ul className={styles.terms}>
              {REQUIREMENTS.map((text) => (
                <li key={text} className={styles.term}>
                  {text}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Container>
    </div>
  );
}

function Steps() {
  return (
    <section className={ground.paper} aria-labelledby="steps">
      <Container>
        <h2 id="steps" className={styles.stepsTitle}>
          How it works, in four steps
        </h2>
        <Grid as="ol" tablet={2} desktop={4} space="xlarge">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={`${figure} ${styles.stepNumber}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.itemTitle}>{title}</h3>
              <p className={styles.itemText}>{text}</p>
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
    <section id={APPLICATION_ANCHOR} className={ground.paper} aria-labelledby="apply-heading">
      <Container>
        <div className={styles.apply}>
          <h2 id="apply-heading" className={heading.standard}>
            Apply
          </h2>
          <Card padding="large">
            <Island
              name="AffiliateForm"
              component={AffiliateForm}
              when="interaction"
              props={{ posted }}
            />
          </Card>
          <div className={styles.question}>
            <p>A question first? Write to the partner team.</p>
            <Button href={mailto} variant="secondary">
              Email the partner team
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}

export function AffiliatesPage({ posted }: Posted) {
  return (
    <>
      <Hero />
      <Tiers />
      <Deal />
      <Steps />
      <Apply posted={posted} />
    </>
  );
}
