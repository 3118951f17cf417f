/** What shows that somebody is at the page. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Fetches the carousel's code when the visitor shows a sign of life or the first turn is due, and
 * presses again what was pressed meanwhile.
 */
export function wakeCarousel(root: HTMLElement): void {
  const { delay } = JSON.parse(root.dataset['carousel'] ?? '{}') as { delay: number };
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => (pressed = (target as Element).closest('button'));
  const start = async (due: boolean) => {
    clearTimeout(turn);
    for (const sign of SIGNS) removeEventListener(sign, show);
    const { startCarousel } = await import('./carousel.ts');
    root.removeEventListener('click', press);
    startCarousel(root, due);
    pressed?.click();
  };
  const show = () => void start(false);
  const turn = setTimeout(() => void start(true), delay);
  for (const sign of SIGNS) addEventListener(sign, show);
  root.addEventListener('click', press);
  if (scrollY) show();
}
