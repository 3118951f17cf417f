import { LeadDialog } from '../leads/client/LeadDialog.island.tsx';
import type { PageProps } from '../../http/page/define-pages.ts';
import { Island } from '../../http/page/island.tsx';
import { paths } from '../../shared/paths.ts';
import { inEveryPlan } from '../../shared/content/plans.ts';
import { site } from '../../shared/content/site.ts';
import { guaranteeSection, guaranteeText } from '../../shared/content/guarantee.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Calculator } from '../../ui/Calculator/Calculator.tsx';
import { Closing } from '../../ui/Closing/Closing.tsx';
import { Highlight } from '../../ui/Highlight/Highlight.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import { Faq } from '../../ui/Faq/Faq.tsx';
import { DialogSample } from '../../ui/ProductWindow/DialogSample.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { pricingQuestions } from './content/pricing-faq.tsx';
import { twoWays } from './content/two-ways.ts';
import { LEAD_SOURCES, LEAD_TEXTS, PLANS_REQUEST } from '../leads/leads.contract.ts';
import * as styles from './PricingPage.css.ts';

interface PricingTable {
  script: string;
  tableId: string;
  publishableKey: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'stripe-pricing-table': {
        'pricing-table-id': string;
        'publishable-key': string;
        inert?: boolean;
      };
    }
  }
}

/** The plans by the payment provider. Its frame is inert until the paywall opens (PRC-21). */
function Plans({ table }: { table: PricingTable | null }) {
  if (!table) {
    return (
      <div className={styles.fallback}>
        <p>The price list is not online right now.</p>
        <p>
          <a href={paths.contact}>Ask us for it</a>.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.plans} data-lead-table="" data-late-script={table.script}>
      <stripe-pricing-table
        pricing-table-id={table.tableId}
        publishable-key={table.publishableKey}
        inert
      />
      <div className={styles.loadingPlans} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className={styles.blockedPlans}>
        <p>Your browser did not load the price list.</p>
        <p>An ad blocker may be the reason, or JavaScript is off.</p>
        <p className={styles.requestPlans}>
          <a href={PLANS_REQUEST} data-lead-open={LEAD_SOURCES.plansRequest}>
            Ask for the plans
          </a>
          , or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
        <p className={styles.requestedPlans}>{LEAD_TEXTS.plansRequested}</p>
      </div>
    </div>
  );
}

/**
 * Covers the plans until the visitor leaves their details (PRC-03, PRC-04, PRC-05). Where the table's
 * script is blocked, there are no plans to open: it offers to ask for them.
 */
function Paywall() {
  return (
    <div className={styles.gate}>
      <button
        type="button"
        className={styles.overlay}
        data-lead-open={LEAD_SOURCES.pricingTable}
        data-lead-overlay=""
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className={styles.card} data-lead-card="" data-lead-open={LEAD_SOURCES.pricingCard}>
        <span className={styles.grip} aria-hidden="true" />
        <p className={styles.cardTitle}>Get Started Today</p>
        <p id="lead-card-text" className={styles.cardText}>
          <span className={styles.withTable}>
            Tell us your name and email, and the plans are yours to choose from.
          </span>
          <span className={styles.withoutTable}>
            Leave your name and email, and we get your request for the plans.
          </span>
        </p>
        <span className={styles.withTable}>
          <Button
            href={paths.getStarted}
            draggable={false}
            aria-label="Get Started Today: open the plans"
            aria-describedby="lead-card-text lead-card-hint"
          >
            Open the plans
          </Button>
        </span>
        <span className={styles.withoutTable}>
          <Button
            href={PLANS_REQUEST}
            draggable={false}
            aria-label="Get Started Today: ask for the plans"
            aria-describedby="lead-card-text lead-card-hint"
          >
            Ask for the plans
          </Button>
        </span>
        <span id="lead-card-hint" hidden>
          The arrow keys move this card, Escape puts it back.
        </span>
      </div>
    </div>
  );
}

/** Who we take the visitor for, and how to change that (PRC-06, PRC-07). Filled in by the browser. */
function Banner() {
  return (
    <div className={styles.banner} data-lead-banner="" tabIndex={-1}>
      <p className={styles.bannerText}>
        <span>Plans for </span>
        <strong data-lead-name="" /> <span data-lead-email="" />
      </p>
      <button type="button" className={styles.update} data-lead-open={LEAD_SOURCES.pricingUpdate}>
        Click here to update your information
      </button>
    </div>
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
          eyebrow="Pricing"
          title={
            <>
              Plans that fit your <Highlight>company</Highlight>
            </>
          }
          intro="All plans find, score, rank and post. Choose by company size and needs."
        />
      </Container>
      <section className={styles.stageSection} aria-label="Plans">
        <Container>
          <div className={styles.stageGrid}>
            <div className={styles.plansColumn}>
              <div className={styles.stage} data-lead-stage="" data-lead="unknown">
                <Banner />
                <div className={styles.frame}>
                  <Plans table={table} />
                  {table ? <Paywall /> : null}
                </div>
                <Island
                  name="LeadDialog"
                  component={LeadDialog}
                  when="interaction"
                  props={{ signUpUrl: '' }}
                />
                <DialogSample />
              </div>
              <p className={styles.sales}>
                A larger company, or other needs? <a href={paths.contact}>Contact Sales</a>
              </p>
            </div>
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
          </div>
        </Container>
      </section>
      <section className={section.ground.folder} aria-labelledby="cost">
        <Container>
          <div className={styles.columns}>
            <div className={styles.promise}>
              <h2 id="cost" className={section.heading.large}>
                What an empty chair costs
              </h2>
              <p>
                A simple measure: a day without the person costs a day of their pay, the salary by
                260 working days.
              </p>
            </div>
            <Calculator name="emptyChair" label="Cost of the empty chairs" action="Work it out" />
          </div>
        </Container>
      </section>
      <section className={section.ground.paper} aria-labelledby="guarantee">
        <Container>
          <div className={styles.columns}>
            <div className={styles.promise}>
              <h2 id="guarantee">The hiring guarantee</h2>
              <p>
                {guaranteeText} <a href={site.legal.terms}>{guaranteeSection}</a>
              </p>
            </div>
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
        </Container>
      </section>
      <Faq heading="Before you choose" questions={pricingQuestions} />
      <Closing id="closing" title="See the plans, or talk them through">
        <Button href={paths.getStarted}>Get Started</Button>
        <Button href={paths.contactAbout('Demo Request')} variant="secondary">
          Schedule a Demo
        </Button>
      </Closing>
    </>
  );
}
