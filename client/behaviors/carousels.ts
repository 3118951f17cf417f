import { retryOnce } from '../stale-chunk.ts';

/** Listens to a carousel's clicks before its code has loaded, and remembers the last button. */
export interface QueuedClick extends EventListenerObject {
  button?: HTMLElement | null;
}

/** Starts each carousel when it comes into view. */
export function startCarousels(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const root = target as HTMLElement;
      const queued: QueuedClick = {
        handleEvent: (event) => (queued.button = (event.target as Element).closest('button')),
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
