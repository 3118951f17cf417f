const CLOSE_DELAY_MS = 200;

/**
 * A panel (data-panel) and its trigger (data-panel-trigger): opens on hover, click and ArrowDown;
 * closes after the pointer has left, when the focus leaves, and on Escape.
 */
function startPanel(root: HTMLElement, trigger: HTMLElement): void {
  let closing: number | undefined;
  let lastPointer = '';
  const isOpen = () => root.dataset['panel'] === 'open';
  const set = (open: boolean) => {
    clearTimeout(closing);
    root.dataset['panel'] = open ? 'open' : 'closed';
    trigger.setAttribute('aria-expanded', String(open));
  };

  root.addEventListener('pointerenter', (event) => {
    lastPointer = event.pointerType;
    if (lastPointer === 'mouse') set(true);
  });
  root.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse')
      closing = window.setTimeout(() => set(false), CLOSE_DELAY_MS);
  });
  root.addEventListener('focusout', (event) => {
    if (!root.contains(event.relatedTarget as Node | null) && !root.matches(':hover')) set(false);
  });
  trigger.addEventListener('pointerdown', (event) => {
    lastPointer = event.pointerType;
  });
  trigger.addEventListener('click', (event) => {
    // Hovering has opened it already; a click by keyboard has no detail.
    const byMouse = event.detail > 0 && lastPointer === 'mouse';
    set(byMouse || !isOpen());
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen()) {
      set(false);
      trigger.focus();
    }
    if (event.key === 'ArrowDown' && event.target === trigger) {
      event.preventDefault();
      set(true);
      root.querySelector<HTMLElement>('a')?.focus();
    }
  });
  // On the document: the pointer may be on one panel while another has the focus.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') set(false);
  });
  document.addEventListener('pointerdown', (event) => {
    if (isOpen() && !root.contains(event.target as Node)) set(false);
  });
  // Back shows the page as it was left (bfcache), and no pointer has left the panel since.
  addEventListener('pagehide', () => set(false));
  set(root.matches(':hover'));
}

/** Starts the header's dropdowns and the footer's popup, and closes the menu of phones on leaving. */
export function startHoverPanels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-panel=""]')) {
    const trigger = root.querySelector<HTMLElement>('[data-panel-trigger]');
    if (trigger) startPanel(root, trigger);
  }
  const menu = document.querySelector<HTMLElement>('[popover]');
  addEventListener('pagehide', () => menu?.hidePopover?.());
}
