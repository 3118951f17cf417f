import type { FirstChange } from './carousel.ts';
import { reloadOnStaleChunk, retryOnce } from '../shared/stale-chunk.ts';

/** Listens to a carousel's clicks before its code has loaded, and remembers the last button. */
export interface QueuedClick extends EventListenerObject {
  button?: HTMLElement | null;
}

const ACTIVITY = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/**
 * Loads the carousel's code on the first activity of the visitor, or when its first change is due;
 * then replays the queued click.
 */
export function hydrateCarousel(root: HTMLElement, queued: QueuedClick): void {
  const { delay } = JSON.parse(root.dataset['carousel'] ?? '{}') as { delay: number };
  const start = async (firstChange: FirstChange) => {
    clearTimeout(timer);
    for (const type of ACTIVITY) removeEventListener(type, startOnActivity);
    try {
      const { startCarousel } = await retryOnce(() => import('./carousel.ts'));
      startCarousel(root, firstChange);
      root.removeEventListener('click', queued);
      queued.button?.click();
    } catch {
      // Its cards can still be swiped; its buttons need the code.
      root.addEventListener('click', () => {
        if (queued.button) void reloadOnStaleChunk();
      });
      if (queued.button) void reloadOnStaleChunk();
    }
  };
  const startOnActivity = () => void start('later');
  const timer = setTimeout(() => void start('now'), delay);
  for (const type of ACTIVITY) addEventListener(type, startOnActivity);
  if (scrollY || queued.button) startOnActivity();
}
