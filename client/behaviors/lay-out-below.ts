/** How long (ms) a busy page puts off the next section. */
const PATIENCE_MS = 1000;

/**
 * Lays out the sections below a page's first view (src/styles/below.css.ts), one per frame while the
 * browser is idle, so that none makes a click wait. Afterwards the scrollbar is exact, and a screenshot
 * of the whole page has all of it.
 */
export function layOutBelow(): void {
  // Safari has no idle callbacks, and lays out such sections at once.
  if (!('requestIdleCallback' in window)) return;
  const sections = document.querySelectorAll<HTMLElement>('[data-below] > *').values();
  const layOutNext = (): void => {
    const { value: section } = sections.next();
    if (!section) return;
    section.dataset['laidOut'] = '';
    requestAnimationFrame(whenIdle);
  };
  const whenIdle = (): void => {
    requestIdleCallback(layOutNext, { timeout: PATIENCE_MS });
  };
  whenIdle();
}
