/** Beyond this many pixels of scrolling the header is lifted off the page (HDR-02). */
const THRESHOLD_PX = 50;

/** Gives the header its shadow once the page is scrolled by more than 50 px. */
export function startHeaderShadow(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  update();
}
