import { retryOnce } from '../shared/stale-chunk.ts';
import type { QueuedClick } from './hydrate-carousel.ts';

/** Starts each carousel when it comes into view. */
export function startCarousels(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const root = target as HTMLElement;
      const queued: QueuedClick = {
        handleEvent: (event) => {
          queued.button = (event.target as Element).closest('button');
        },
      };
      root.addEventListener('click', queued);
      retryOnce(() => import('./hydrate-carousel.ts')).then(
        (carousel) => carousel.hydrateCarousel(root, queued),
        // Its cards can still be swiped.
        () => undefined,
      );
    }
  });
  for (const root of document.querySelectorAll('[data-carousel]')) observer.observe(root);
}
