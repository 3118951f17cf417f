const THRESHOLD_PX = 50;

export function startHeaderShadow(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX);
  addEventListener('scroll', update, { passive: true });
  update();
}
