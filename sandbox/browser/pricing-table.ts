import { withFallbacks } from '../../src/styles/fallback-faces.ts';
import { script } from '../responses.ts';
import { STRIPE_PRICING_TABLE_ID, STRIPE_PUBLISHABLE_KEY } from '../credentials.ts';
import { documentResponse, escapeHtml } from './document.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Plan {
  id: string;
  name: string;
  price: string;
  line: string;
  /** Besides what is in every plan. */
  point: string;
  chosen?: boolean;
}

/** Tiers by company size and needs, as the site announces them (PRC-20). */
const PLANS: readonly Plan[] = [
  {
    id: 'first-hire',
    name: 'First hire',
    price: '249',
    line: 'Companies of up to 50 people',
    point: 'One search at a time',
  },
  {
    id: 'hiring-team',
    name: 'Hiring team',
    price: '599',
    line: 'Companies of 50 to 500 people',
    point: 'A team that hires every month',
    chosen: true,
  },
  {
    id: 'talent-desk',
    name: 'Talent desk',
    price: '1,490',
    line: 'Companies of more than 500 people',
    point: 'Connects to your tracking system',
  },
];

/**
 * Defines `<stripe-pricing-table>`, which frames the table and takes the height that the frame
 * reports (docs/providers.md).
 */
export function pricingTableScript(url: URL): Response {
  return script(`(() => {
  'use strict';
  const origin = ${JSON.stringify(url.origin)};
  const names = ['pricing-table-id', 'publishable-key', 'customer-email', 'client-reference-id',
    'customer-session-client-secret'];
  if (customElements.get('stripe-pricing-table')) return;
  class StripePricingTable extends HTMLElement {
    static get observedAttributes() { return names; }
    constructor() {
      super();
      this.frame = null;
      this.pending = false;
      this.onMessage = (event) => {
        if (!this.frame || event.origin !== origin || event.source !== this.frame.contentWindow) return;
        const height = event.data && event.data.type === 'sandbox:pricing-table' && event.data.height;
        if (Number.isFinite(height) && height > 0) this.frame.style.height = Math.ceil(height) + 'px';
      };
    }
    connectedCallback() {
      this.style.display = 'block';
      addEventListener('message', this.onMessage);
      this.update();
    }
    disconnectedCallback() {
      removeEventListener('message', this.onMessage);
    }
    attributeChangedCallback() {
      if (this.frame) this.update();
    }
    update() {
      // Several attributes often change at once: one new frame serves all.
      if (this.pending) return;
      this.pending = true;
      queueMicrotask(() => { this.pending = false; if (this.isConnected) this.render(); });
    }
    render() {
      const query = new URLSearchParams();
      for (const name of names) {
        const value = this.getAttribute(name);
        if (value) query.set(name, value);
      }
      const address = origin + '/__sandbox/stripe/table?' + query;
      if (this.frame && this.frame.isConnected && this.frame.src === address) return;
      // A new frame, because a new address in the old one would add a history entry.
      const frame = document.createElement('iframe');
      frame.title = 'Pricing table';
      frame.name = 'stripe-pricing-table';
      Object.assign(frame.style, { display: 'block', width: '100%', border: '0',
        height: (this.frame && this.frame.style.height) || '360px' });
      frame.src = address;
      this.frame = frame;
      this.replaceChildren(frame);
    }
  }
  customElements.define('stripe-pricing-table', StripePricingTable);
})();
`);
}

const TABLE_STYLE = `
body { background: transparent; padding: 20px 2px 8px; }
.plans { display: grid; gap: 20px; grid-template-columns: repeat(3, minmax(0, 1fr)); list-style: none;
  margin: 0; padding: 0; }
.plan { position: relative; display: grid; grid-template-rows: subgrid; grid-row: span 5; gap: 10px;
  padding: 24px clamp(12px, 2.4vw, 20px) 20px; background: var(--card); border: 1px solid var(--line);
  border-radius: 6px; font-size: 15px; }
.plan.chosen { outline: 2px solid var(--ink); outline-offset: -1px; }
.flag { position: absolute; top: -13px; left: 12px; padding: 1px 8px; background: var(--ink); color: var(--paper);
  font-size: 13px; font-weight: 600; border-radius: 2px; }
h2 { font-size: 21px; }
.price { color: var(--soft); }
.price b { font-family: ${withFallbacks('Bricolage Grotesque')}; font-size: clamp(26px, 4vw, 44px);
  line-height: 1; letter-spacing: -0.03em; color: var(--ink); font-variant-numeric: tabular-nums; }
.point { padding-top: 10px; border-top: 1px solid var(--line); }
.plan .button { width: 100%; margin-top: 6px; padding-inline: 8px; }
.plan:not(.chosen) .button { background: transparent; color: var(--ink); }
.plan:not(.chosen) .button:hover { background: var(--ink); color: var(--paper); }
/* On phones a plan is a few lines, so that all three are in view. */
@media (max-width: 470px) {
  .plans { grid-template-columns: minmax(0, 1fr); gap: 18px; }
  .plan { grid-template: auto / minmax(0, 1fr) auto; grid-row: auto; align-items: baseline; gap: 2px 8px;
    padding: 16px 12px 12px; }
  .plan > :not(h2, .price) { grid-column: 1 / -1; }
  .price { font-size: 14px; }
  .price b { font-size: 24px; }
  .point { padding: 0; border: 0; }
}
.note { margin: 16px 0 0; font-size: 14px; color: var(--soft); }
.failed { padding: 24px; border: 1px solid var(--line); background: var(--card); border-radius: 6px; }
`;

const TABLE_SCRIPT = `(() => {
  'use strict';
  if (parent === window) return;
  const report = () => {
    // A frame without layout has no width, and a body that is far too high.
    if (innerWidth === 0) return;
    const height = document.body.getBoundingClientRect().height;
    // Any origin: a height is no secret, and the framing page is unknown.
    parent.postMessage({ type: 'sandbox:pricing-table', height }, '*');
  };
  new ResizeObserver(report).observe(document.body);
  report();
})();`;

function planCard(plan: Plan, email: string): string {
  const query = new URLSearchParams({ plan: plan.id, ...(email === '' ? {} : { email }) });
  return `<li class="plan${plan.chosen ? ' chosen' : ''}">
${plan.chosen ? '<span class="flag">Most teams choose this</span>' : ''}
<h2>${plan.name}</h2>
<p class="price"><b>$${plan.price}</b> per month</p>
<p>${plan.line}</p>
<p class="point">${plan.point}</p>
<a class="button" target="_top" href="/__sandbox/stripe/checkout?${escapeHtml(query.toString())}">Choose ${plan.name}</a>
</li>`;
}

/** The framed table; an error message for a wrong key or table id. */
export function pricingTablePage(url: URL): Response {
  const query = url.searchParams;
  const isKnown =
    query.get('pricing-table-id') === STRIPE_PRICING_TABLE_ID &&
    query.get('publishable-key') === STRIPE_PUBLISHABLE_KEY;
  const given = query.get('customer-email') ?? '';
  // Stripe ignores an invalid address.
  const email = EMAIL.test(given) ? given : '';
  const body = isKnown
    ? `<main>
<ul class="plans">${PLANS.map((plan) => planCard(plan, email)).join('\n')}</ul>
<p class="note">Cancel any time. Taxes are added at checkout.</p>
</main>`
    : '<main><p class="failed">This pricing table could not be loaded.</p></main>';
  return documentResponse({
    title: 'Pricing table',
    body,
    style: TABLE_STYLE,
    script: TABLE_SCRIPT,
    frameable: true,
  });
}

export function checkoutPage(url: URL): Response {
  const plan = PLANS.find(({ id }) => id === url.searchParams.get('plan'));
  const email = url.searchParams.get('email') ?? '';
  return documentResponse({
    title: 'Checkout',
    status: plan ? 200 : 404,
    style: `main { max-width: 34rem; margin: 12vh auto; padding: 32px 24px; background: var(--card);
      border: 1px solid var(--line); border-radius: 6px; display: grid; gap: 14px; }`,
    body: `<main><h1>${plan ? plan.name : 'No such plan'}</h1>
${plan ? `<p>$${plan.price} per month${email === '' ? '' : `, for ${escapeHtml(email)}`}.</p>` : ''}
<p>This is where the payment provider's checkout opens. Nothing is charged here: go back with your browser.</p>
</main>`,
  });
}
