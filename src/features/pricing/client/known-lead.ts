import { savedLead, type SavedLead } from '../../leads/client/saved-lead.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const CUSTOMER = 'customer-email';

/** A new element takes the place of the table: it is not documented to follow a changed attribute. */
function openTable(table: HTMLElement, email: string | null): void {
  const isChanged = table.getAttribute(CUSTOMER) !== email;
  const next = isChanged ? (table.cloneNode() as HTMLElement) : table;
  next.inert = email === null;
  if (email === null) next.removeAttribute(CUSTOMER);
  else next.setAttribute(CUSTOMER, email);
  if (isChanged) table.replaceWith(next);
}

/**
 * Shows the pricing page for a known lead, or (null) behind the paywall. The styles follow the stage's
 * data-lead; only the words of the banner are set here (PRC-02, PRC-06).
 */
export function showLead(lead: SavedLead | null, hasAskedForPlans = false): void {
  const stage = find('[data-lead-stage]');
  if (!stage) return;
  stage.dataset['lead'] = lead ? 'known' : 'unknown';
  if (hasAskedForPlans) stage.dataset['plansRequested'] = '';
  const table = find('stripe-pricing-table');
  if (table) openTable(table, lead?.email ?? null);
  const name = find('[data-lead-name]');
  const email = find('[data-lead-email]');
  if (name) name.textContent = lead?.name ?? '';
  if (email) email.textContent = lead?.email ?? '';
}

export function showSavedLead(): void {
  showLead(savedLead());
}
