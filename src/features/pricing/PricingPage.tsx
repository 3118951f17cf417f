import type { ComponentProps } from 'react';

import type { PageProps } from '../../http/page/define-pages.ts';
import { Island } from '../../http/page/island.tsx';
import { paths } from '../../shared/paths.ts';
import { inEveryPlan } from '../../shared/content/plans.ts';
import { site } from '../../shared/content/site.ts';
import { guaranteeSection, guaranteeText } from '../../shared/content/guarantee.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Calculator } from '../../ui/Calculator/Calculator.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Faq } from '../../ui/Faq/Faq.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { pricingQuestions } from './content/pricing-faq.tsx';
import { twoWays } from './content/two-ways.ts';
import { PricingGate } from './client/PricingGate.island.tsx';
import * as styles from './PricingPage.css.ts';

function InEveryPlan() {
  return (
    <div>
      <h2 className={styles.includedTitle}>In every plan</h2>
      <ul className={styles.list}>
        {inEveryPlan.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.itemTitle}>{title}</h3>
            <p className={styles.itemText}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Plans({ table }: ComponentProps<typeof PricingGate>) {
  return (
    <section id="plans" className={styles.stageSection} aria-label="Plans">
      <Container>
        <div className={styles.stageGrid}>
          <div className={styles.plansColumn}>
            <Island
              name="PricingGate"
              component={PricingGate}
              when="interaction"
              resume="lead_data|leadSubmitted|PageLead"
              props={{ table }}
            />
          </div>
          <InEveryPlan />
        </div>
      </Container>
    </section>
  );
}

function EmptyChair() {
  return (
    <section className={section.ground.paper} aria-labelledby="cost">
      <Container>
        <div className={section.head}>
          <h2 id="cost" className={section.heading.standard}>
            What an empty chair costs
          </h2>
          <p className={section.intro}>
            A simple measure: a day without the person costs a day of their pay, the salary by 260
            working days.
          </p>
        </div>
        <Calculator name="emptyChair" label="Cost of the empty chairs" />
      </Container>
    </section>
  );
}

function ComparedWays() {
  return (
    <div className={styles.comparison}>
      <table className={styles.compared}>
        <caption className={styles.comparedCaption}>A plan and a managed search</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What is compared</VisuallyHidden>
            </th>
            <th scope="col">Plan</th>
            <th scope="col">Managed search</th>
          </tr>
        </thead>
        <tbody>
          {twoWays.map(({ what, plan, search }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{plan}</td>
              <td>{search}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HiringGuarantee() {
  return (
    <section className={section.ground.paper} aria-labelledby="guarantee">
      <Container>
        <div className={section.head}>
          <h2 id="guarantee" className={section.heading.standard}>
            The hiring guarantee
          </h2>
          <p className={section.intro}>
            {guaranteeText} <a href={site.legal.terms}>{guaranteeSection}</a>
          </p>
        </div>
        <ComparedWays />
      </Container>
    </section>
  );
}

/** The same for everyone; the browser adapts it to the visitor. */
export function PricingPage({ config }: PageProps) {
  const { STRIPE_PRICING_TABLE_ID: tableId, STRIPE_PUBLISHABLE_KEY: publishableKey } = config;
  const table =
    tableId && publishableKey
      ? { tableId, publishableKey, script: config.STRIPE_SCRIPT_URL }
      : null;
  return (
    <>
      <Container>
        <PageHeader
          kind="tool"
          title="Plans that fit your company"
          intro="All plans find, score, rank and post. Choose by company size and needs."
        />
      </Container>
      <Plans table={table} />
      <EmptyChair />
      <HiringGuarantee />
      <Faq heading="Before you choose" questions={pricingQuestions}>
        <Button href={paths.contactAbout('Demo Request')}>Schedule a Demo</Button>
        <a href="#plans">Back to the plans</a>
      </Faq>
    </>
  );
}
