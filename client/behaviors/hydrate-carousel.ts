import { reloadOnStaleChunk, retryOnce } from '../stale-chunk.ts';
import type { Held } from './carousels.ts';

/** What shows that somebody is at the page. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Fetches the carousel's code when the visitor shows a sign of life or the first turn is due, and
 * presses again what was pressed meanwhile.
 * @param held the last press since the carousel came into view
 */
export function wakeCarousel(root: HTMLElement, held: Held): void {
  const { delay } = JSON.parse(root.dataset['carousel'] ?? '{}') as { delay: number };
  const start = async (due: boolean) => {
    clearTimeout(turn);
    for (const sign of SIGNS) removeEventListener(sign, show);
    try {
      const { startCarousel } = await retryOnce(() => import('./carousel.ts'));
      root.removeEventListener('click', held);
      startCarousel(root, due);
      held.button?.click();
    } catch {
      // Its cards can still be swiped; its buttons need the code.
      root.addEventListener('click', () => held.button && void reloadOnStaleChunk());
      if (held.button) void reloadOnStaleChunk();
    }
  };
  const show = () => void start(false);
  const turn = setTimeout(() => void start(true), delay);
  for (const sign of SIGNS) addEventListener(sign, show);
  if (scrollY || held.button) show();
}
