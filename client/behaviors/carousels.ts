/** Minds a carousel once it comes into view, and never before. */
export function startCarousels(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void import('./carousel-wake.ts').then((wake) => wake.wakeCarousel(target as HTMLElement));
    }
  });
  for (const root of document.querySelectorAll('[data-carousel]')) observer.observe(root);
}
