import { Swiper } from 'swiper';

interface CarouselOptions {
  /** From one change to the next, and how long a change takes (ms). */
  delay: number;
  speed: number;
  /** Between cards, in px. */
  gap: number;
  /** Cards in view by the window's least width; one below all of them. */
  breakpoints: Record<string, number>;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Turns one carousel: endless, by itself every few seconds, by dots, arrows, keys and by hand. It rests
 * under the pointer, while it has the focus, when its button says so, and for those who asked for less motion.
 * @param due whether its first turn is to be made at once
 */
export function startCarousel(root: HTMLElement, due: boolean): void {
  const { delay, speed, gap, breakpoints } = JSON.parse(
    root.dataset['carousel'] ?? '{}',
  ) as CarouselOptions;
  const view = root.querySelector<HTMLElement>('[data-carousel-view]');
  const pause = root.querySelector<HTMLElement>('[data-carousel-pause]');
  if (!view || !pause) return;
  const dots = [...root.querySelectorAll<HTMLElement>('[data-carousel-dot]')];
  const reduced = matchMedia(REDUCED_MOTION);
  const stopped = () => pause.getAttribute('aria-pressed') === 'true';
  let turn: ReturnType<typeof setTimeout> | undefined;
  let inView = true;

  const track = view.firstElementChild;
  track?.classList.add('swiper-wrapper');
  for (const slide of track?.children ?? []) slide.classList.add('swiper-slide');
  view.scrollLeft = 0;
  view.dataset['running'] = '';

  const swiper = new Swiper(view, {
    loop: true,
    // Quick clicks count, each one.
    loopPreventsSliding: false,
    speed: reduced.matches ? 0 : speed,
    slidesPerView: 1,
    spaceBetween: gap,
    breakpoints: Object.fromEntries(
      Object.entries(breakpoints).map(([width, count]) => [width, { slidesPerView: count }]),
    ),
    on: {
      init: (carousel) => mark(carousel.realIndex),
      realIndexChange: (carousel) => mark(carousel.realIndex),
      // A change by hand is followed by a whole rest.
      slideChange: go,
    },
  });

  function mark(current: number): void {
    for (const [index, dot] of dots.entries()) {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
  }

  function rest(): void {
    clearTimeout(turn);
  }

  // A clock of our own: Swiper's waits for the end of each change, and one that is cut short has none.
  function go(): void {
    rest();
    const held = root.matches(':hover') || root.matches(':focus-within');
    if (inView && !document.hidden && !held && !stopped() && !reduced.matches) {
      turn = setTimeout(() => {
        swiper.slideNext();
        go();
      }, delay);
    }
  }

  root.addEventListener('pointerenter', rest);
  root.addEventListener('pointerleave', go);
  root.addEventListener('focusin', rest);
  root.addEventListener('focusout', () => requestAnimationFrame(go));
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    const { carouselDot } = button.dataset;
    if (carouselDot !== undefined) swiper.slideToLoop(Number(carouselDot));
    if ('carouselNext' in button.dataset) swiper.slideNext();
    if ('carouselPrevious' in button.dataset) swiper.slidePrev();
    if (button === pause) pause.setAttribute('aria-pressed', String(!stopped()));
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowRight') swiper.slideNext();
    if (event.key === 'ArrowLeft') swiper.slidePrev();
  });
  // Nobody sees it turn out of view, or in a tab behind another.
  new IntersectionObserver((entries) => {
    inView = entries.some(({ isIntersecting }) => isIntersecting);
    go();
  }).observe(root);
  document.addEventListener('visibilitychange', go);
  if (due && !reduced.matches) swiper.slideNext();
}
