import { savedLead, type SavedLead } from './saved-lead.ts';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/**
 * Shows the pricing page for a known lead, or (null) behind the paywall. The styles follow the stage's
 * data-lead; only the words of the banner are set here (PRC-02, PRC-06).
 */
export function showLead(lead: SavedLead | null): void {
  const stage = find('[data-lead-stage]');
  if (!stage) return;
  stage.dataset['lead'] = lead ? 'known' : 'unknown';
  const table = find('[data-lead-table]');
  if (table) table.inert = lead === null;
  const pricingTable = find('stripe-pricing-table');
  if (lead) pricingTable?.setAttribute('customer-email', lead.email);
  else pricingTable?.removeAttribute('customer-email');
  const name = find('[data-lead-name]');
  const email = find('[data-lead-email]');
  if (name) name.textContent = lead?.name ?? '';
  if (email) email.textContent = lead?.email ?? '';
}

export function showSavedLead(): void {
  showLead(savedLead());
}
