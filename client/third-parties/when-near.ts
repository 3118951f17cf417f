/** Distance (px) to the view: content is there when the visitor arrives. */
const MARGIN = '400px';

/**
 * Calls `load` once for each of these elements that comes near the view: until then no third party
 * learns of the visitor. Their space is reserved.
 */
export function whenNear<T extends HTMLElement>(
  elements: Iterable<T>,
  load: (element: T) => void,
): void {
  for (const element of elements) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load(element);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  }
}
