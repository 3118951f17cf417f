import { makeDraggable } from './drag.ts';

const TRACES = /(?:^|; )lead_data=/;

/** Whether this browser may hold a lead, or a flag that says so wrongly. */
function hasTraces(): boolean {
  try {
    return (
      TRACES.test(document.cookie) ||
      ['pricingPageLeadEmail', 'pricingPageLeadSubmitted', 'leadSubmitted'].some(
        (key) => localStorage.getItem(key) !== null,
      )
    );
  } catch {
    return TRACES.test(document.cookie);
  }
}

const restore = async () => {
  const { showSavedLead } = await import('./known-lead.ts');
  showSavedLead();
};

/**
 * The pricing page's gate, without React: restores what is known (loading the code for it only where
 * there is something), lets every opener press the dialog's trigger, which wakes its island, and
 * makes the card movable.
 */
export function startLeadGate(stage: HTMLElement): void {
  if (hasTraces()) void restore();
  // Another tab may have left the details meanwhile, or this one, before "back".
  addEventListener('storage', () => void restore());
  addEventListener('pageshow', (event) => event.persisted && void restore());
  stage.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-lead-open]')) {
      stage.querySelector<HTMLElement>('[data-lead-trigger]')?.click();
    }
  });
  const card = stage.querySelector<HTMLElement>('[data-lead-card]');
  if (card) makeDraggable(card, stage);
}
