import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

import { afterPaint } from '../../../../client/shared/after-paint.ts';
import { isPlainClick } from '../../../../client/shared/plain-click.ts';
import { site } from '../../../shared/content/site.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LeadDialog } from '../../leads/client/LeadDialog.tsx';
import { savedLead, type SavedLead } from '../../leads/client/saved-lead.ts';
import { wayOf } from '../../leads/lead-ways.contract.ts';
import { formPageFor, LEAD_SOURCES, LEAD_TEXTS } from '../../leads/leads.contract.ts';
import { makeDraggable } from './drag.ts';
import * as styles from './PricingGate.css.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'stripe-pricing-table': {
        key: string;
        'pricing-table-id': string;
        'publishable-key': string;
        'customer-email': string | undefined;
        inert: boolean;
        children: string;
      };
    }
  }
}

type PricingTable = { script: string; tableId: string; publishableKey: string };

type Open = (source: string) => (event: MouseEvent) => void;

/** With the payment table, and where its script is blocked. */
const BUTTONS = [
  [styles.withTable, LEAD_SOURCES.pricingCard],
  [styles.withoutTable, LEAD_SOURCES.plansRequest],
] as const;

const draggable = (card: HTMLElement | null) => {
  const gate = card?.parentElement;
  return card && gate ? makeDraggable(card, gate) : undefined;
};

/** Covers the plans until the visitor leaves their details. */
function Gate({ open }: { open: Open }) {
  return (
    <div className={styles.gate}>
      <button
        type="button"
        className={styles.overlay}
        data-lead-overlay=""
        tabIndex={-1}
        aria-hidden="true"
        onClick={open(LEAD_SOURCES.pricingTable)}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboards have its link */}
      <div
        className={styles.card}
        data-lead-card=""
        ref={draggable}
        onClick={open(LEAD_SOURCES.pricingCard)}
      >
        <span className={styles.grip} aria-hidden="true" />
        <p className={styles.cardTitle}>Get Started Today</p>
        <p id="lead-card-text" className={styles.cardText}>
          <span className={styles.withTable}>Leave your name and work email to choose a plan.</span>
          <span className={styles.withoutTable}>
            Leave your name and email to ask for the plans.
          </span>
        </p>
        {BUTTONS.map(([shown, source]) => (
          <span key={source} className={shown}>
            <Button
              draggable={false}
              data-replay=""
              href={formPageFor(source)}
              aria-label={`Get Started Today: ${wayOf(source, '').button}`}
              aria-describedby="lead-card-text lead-card-hint"
            >
              {wayOf(source, '').button}
            </Button>
          </span>
        ))}
        <span id="lead-card-hint" hidden>
          The arrow keys move this card, Escape puts it back.
        </span>
      </div>
    </div>
  );
}

/** The lead that the browser knows, and the banner, which a script has filled in before. */
function useKnownLead() {
  const [lead, setLead] = useState<SavedLead | null>(null);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const restore = () => {
      const known = savedLead();
      // React takes it for hidden already.
      if (!known && banner.current) banner.current.hidden = true;
      setLead(known);
    };
    restore();
    // Stored in another tab, or on a later page before Back.
    addEventListener('storage', restore);
    addEventListener('pageshow', restore);
    return () => {
      removeEventListener('storage', restore);
      removeEventListener('pageshow', restore);
    };
  }, []);
  return { lead, setLead, banner };
}

const SALES = (
  <p className={styles.sales}>
    A larger company, or other needs? <a href={paths.contact}>Contact Sales</a>
  </p>
);

/** The ways to a person where there are no plans. */
const REACH = (
  <p className={styles.reach}>
    <a href={`mailto:${site.email}`}>{site.email}</a>
    <a href={`tel:${site.phone.dialled}`}>{site.phone.shown}</a>
  </p>
);

const NO_PLANS = (
  <div className={styles.frame}>
    <div className={styles.noPlans}>
      <p className={styles.noPlansTitle}>The price list is not online right now.</p>
      <p>
        <a href={paths.contact}>Ask us for it</a>, or write or call:
      </p>
      {REACH}
    </div>
  </div>
);

interface BannerProps {
  lead: SavedLead | null;
  element: RefObject<HTMLDivElement | null>;
  open: Open;
}

/** Who we take the visitor for, and how to change that. Hidden, it closes the gate. */
function Banner({ lead, element, open }: BannerProps) {
  return (
    <div
      className={styles.banner}
      data-lead-banner=""
      tabIndex={-1}
      ref={element}
      hidden={!lead}
      suppressHydrationWarning
    >
      <p>
        Plans for <strong suppressHydrationWarning>{lead?.name ?? ''}</strong>{' '}
        <span suppressHydrationWarning>{lead?.email ?? ''}</span>
      </p>
      <button type="button" className={styles.update} onClick={open(LEAD_SOURCES.pricingUpdate)}>
        Click here to update your information
      </button>
    </div>
  );
}

/**
 * Another element for another e-mail: it is not documented to follow a changed attribute. Inert until
 * the gate opens. Its text, although empty, keeps React from what the provider's script puts into it.
 */
function StripeTable({ table, lead }: { table: PricingTable; lead: SavedLead | null }) {
  return (
    <stripe-pricing-table
      key={lead?.email ?? ''}
      pricing-table-id={table.tableId}
      publishable-key={table.publishableKey}
      customer-email={lead?.email}
      inert={!lead}
    >
      {''}
    </stripe-pricing-table>
  );
}

/** Where the browser did not load the payment table. */
function Blocked({ hasAsked, open }: { hasAsked: boolean; open: Open }) {
  return (
    <div className={styles.blockedPlans}>
      <p className={styles.noPlansTitle}>Your browser did not load the price list.</p>
      <p>An ad blocker may be the reason, or JavaScript is off. Write or call, and we send it:</p>
      {REACH}
      {hasAsked ? (
        <p>{LEAD_TEXTS.plansRequested}</p>
      ) : (
        <p className={styles.requestPlans}>
          <a
            href={formPageFor(LEAD_SOURCES.plansRequest)}
            data-replay=""
            onClick={open(LEAD_SOURCES.plansRequest)}
          >
            Ask for the plans
          </a>
        </p>
      )}
    </div>
  );
}

/**
 * The plans, behind a gate until a lead is known. Why is this an island? The gate opens in place, a card
 * can be dragged, and what the browser has stored of a visitor opens it at once. Without its code the
 * card's link leads to the form's page.
 */
export function PricingGate({ table }: { table: PricingTable | null }) {
  const plans = useRef<HTMLDivElement>(null);
  const { lead, setLead, banner } = useKnownLead();
  const [hasAsked, setHasAsked] = useState(false);
  const [opening, setOpening] = useState({ source: '', times: 0 });

  const open: Open = (source) => (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Where the table's script is blocked, there are no plans to open.
    const isBlocked = plans.current?.dataset['scriptStatus'] === 'failed';
    // Rendering the form takes a slow phone longer than a press may wait for its answer.
    afterPaint(() =>
      setOpening(({ times }) => ({
        source: isBlocked ? LEAD_SOURCES.plansRequest : source,
        times: times + 1,
      })),
    );
  };

  if (!table) {
    return (
      <>
        {NO_PLANS}
        {SALES}
      </>
    );
  }
  return (
    <>
      <div className={styles.stage}>
        <Banner lead={lead} element={banner} open={open} />
        <div className={styles.frame}>
          <div className={styles.plans} ref={plans} data-late-script={table.script}>
            <StripeTable table={table} lead={lead} />
            {/* Another one for another table, so that it shows until that is drawn, too. */}
            <div key={lead?.email ?? ''} className={styles.loadingPlans} aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
            <Blocked hasAsked={hasAsked} open={open} />
          </div>
          {lead ? null : <Gate open={open} />}
        </div>
        <LeadDialog
          signUpUrl=""
          source={opening.source}
          opened={opening.times}
          onSaved={(saved) => {
            setLead(saved);
            // Another frame, which is not drawn yet.
            delete plans.current?.dataset['framed'];
            if (opening.source === LEAD_SOURCES.plansRequest) setHasAsked(true);
          }}
          onDone={() => banner.current?.focus({ preventScroll: true })}
        />
      </div>
      {SALES}
    </>
  );
}
