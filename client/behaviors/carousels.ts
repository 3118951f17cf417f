/** Fetches the carousel's code when a carousel comes into view, and never before. */
export function startCarousels(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void import('./carousel.ts').then((carousel) =>
        carousel.startCarousel(target as HTMLElement),
      );
    }
  });
  for (const root of document.querySelectorAll('[data-carousel]')) observer.observe(root);
}
