import { retryOnce } from '../stale-chunk.ts';

/** Listens in a carousel before its code does, and holds what was pressed last. */
export interface Held extends EventListenerObject {
  button?: HTMLElement | null;
}

/** Minds a carousel once it comes into view, and never before. */
export function startCarousels(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const root = target as HTMLElement;
      const held: Held = {
        handleEvent: (event) => (held.button = (event.target as Element).closest('button')),
      };
      root.addEventListener('click', held);
      void retryOnce(() => import('./hydrate-carousel.ts')).then((wake) =>
        wake.wakeCarousel(root, held),
      );
    }
  });
  for (const root of document.querySelectorAll('[data-carousel]')) observer.observe(root);
}
