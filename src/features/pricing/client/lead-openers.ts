/**
 * Part of the first script, so as small as possible: a click on [data-lead-open] anywhere on the page
 * names its source and clicks the lead dialog's trigger, which also hydrates its island. What is stored
 * of the visitor is restored, and the card becomes draggable, by modules that load when they are needed.
 */
export function startLeadOpeners(stage: HTMLElement): void {
  // What is not loaded, or cut off by leaving: the page stays as it is for new visitors.
  const ignore = () => undefined;
  const restore = () => {
    import('./known-lead.ts').then((known) => known.showSavedLead(), ignore);
  };
  try {
    if (/lead/i.test(document.cookie + Object.keys(localStorage).join())) restore();
  } catch {
    // The browser blocks storage.
  }
  // The details may have been saved in another tab, or in this one before "back".
  addEventListener('storage', restore);
  addEventListener('pageshow', (event) => event.persisted && restore());

  document.addEventListener('click', (event) => {
    const opener = (event.target as Element).closest<HTMLElement>('[data-lead-open]');
    // An opener is also a link, which may be opened in another tab.
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    document.body.dataset['leadSource'] = opener.dataset['leadOpen'];
    stage.querySelector<HTMLElement>('[data-lead-trigger]')?.click();
  });

  const card = stage.querySelector<HTMLElement>('[data-lead-card]');
  let pointerDown: PointerEvent | undefined;
  let loading = false;
  const loadDrag = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointerdown') pointerDown = event;
    if (!card || loading) return;
    loading = true;
    import('./drag.ts').then((drag) => drag.makeDraggable(card, stage, pointerDown), ignore);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    card?.addEventListener(type, loadDrag);
  }
}
