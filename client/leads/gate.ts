/**
 * The pricing page's gate, part of the first script and so as small as can be: whatever says
 * data-lead-open presses the dialog's trigger, which also wakes its island; what is known of the
 * visitor is restored only where there is a trace of it; the card learns to move when it is touched.
 */
export function startLeadGate(stage: HTMLElement): void {
  const restore = () => void import('./known-lead.ts').then((known) => known.showSavedLead());
  try {
    if (/lead/i.test(document.cookie + Object.keys(localStorage).join())) restore();
  } catch {
    // A browser that keeps nothing for us knows nobody.
  }
  // Another tab may have left the details meanwhile, or this one, before "back".
  addEventListener('storage', restore);
  addEventListener('pageshow', (event) => event.persisted && restore());

  stage.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest('[data-lead-open]');
    // An opener is a link as well, which may be opened in another tab.
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    stage.querySelector<HTMLElement>('[data-lead-trigger]')?.click();
  });

  const card = stage.querySelector<HTMLElement>('[data-lead-card]');
  let pressed: PointerEvent | undefined;
  let loading = false;
  const loadDrag = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointerdown') pressed = event;
    if (!card || loading) return;
    loading = true;
    void import('./drag.ts').then((drag) => drag.makeDraggable(card, stage, pressed));
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    card?.addEventListener(type, loadDrag);
  }
}
