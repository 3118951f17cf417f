import { Swiper } from 'swiper';
import type { SwiperOptions } from 'swiper/types';

interface CarouselOptions {
  /** Between two changes, in ms. */
  delay: number;
  /** Duration of a change, in ms. */
  speed: number;
  /** Between cards, in px. */
  gap: number;
  /** Visible cards by minimum window width; one below. */
  breakpoints: Record<string, number>;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const HOVERING = '(hover: hover)';

/** When it slides for the first time: at once, or after its delay. */
export type FirstChange = 'now' | 'later';

function markDot(dots: readonly HTMLElement[], current: number): void {
  for (const [index, dot] of dots.entries()) {
    if (index === current) dot.setAttribute('aria-current', 'true');
    else dot.removeAttribute('aria-current');
  }
}

function createSwiper(
  view: HTMLElement,
  { gap, breakpoints }: CarouselOptions,
  own: Pick<SwiperOptions, 'speed' | 'on'>,
): Swiper {
  const track = view.firstElementChild;
  track?.classList.add('swiper-wrapper');
  for (const slide of track?.children ?? []) slide.classList.add('swiper-slide');
  view.scrollLeft = 0;
  view.dataset['running'] = '';
  return new Swiper(view, {
    loop: true,
    // Every one of several quick clicks counts.
    loopPreventsSliding: false,
    slidesPerView: 1,
    spaceBetween: gap,
    breakpoints: Object.fromEntries(
      Object.entries(breakpoints).map(([width, count]) => [width, { slidesPerView: count }]),
    ),
    ...own,
  });
}

/** What a dot or an arrow button asks for. */
function slideTo(swiper: Swiper, { carouselDot, carouselNext, carouselPrevious }: DOMStringMap) {
  if (carouselDot !== undefined) swiper.slideToLoop(Number(carouselDot));
  if (carouselNext !== undefined) swiper.slideNext();
  if (carouselPrevious !== undefined) swiper.slidePrev();
}

/**
 * Runs an endless carousel: automatic, and by dots, arrow buttons, arrow keys and swipes. It pauses
 * under the pointer, with keyboard focus inside, by its pause button and for reduced motion.
 */
export function startCarousel(root: HTMLElement, firstChange: FirstChange): void {
  const options = JSON.parse(root.dataset['carousel'] ?? '{}') as CarouselOptions;
  const view = root.querySelector<HTMLElement>('[data-carousel-view]');
  const pause = root.querySelector<HTMLElement>('[data-carousel-pause]');
  if (!view || !pause) return;
  const dots = [...root.querySelectorAll<HTMLElement>('[data-carousel-dot]')];
  const reduced = matchMedia(REDUCED_MOTION);
  const isPaused = () => pause.getAttribute('aria-pressed') === 'true';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let inView = true;
  // Not `:hover` later on: Firefox removes it after pointerleave, and a tap leaves it behind.
  let underPointer = matchMedia(HOVERING).matches && root.matches(':hover');

  const swiper = createSwiper(view, options, {
    speed: reduced.matches ? 0 : options.speed,
    on: {
      init: (carousel) => markDot(dots, carousel.realIndex),
      realIndexChange: (carousel) => markDot(dots, carousel.realIndex),
      // A change by hand restarts the delay.
      slideChange: schedule,
    },
  });

  // Not Swiper's autoplay: it waits for the end of each change, and an interrupted one never ends.
  function schedule(): void {
    clearTimeout(timer);
    const inUse = underPointer || root.querySelector(':focus-visible');
    if (inView && !document.hidden && !inUse && !isPaused() && !reduced.matches) {
      timer = setTimeout(() => {
        swiper.slideNext();
        schedule();
      }, options.delay);
    }
  }

  const setUnderPointer = ({ type }: Event) => {
    underPointer = type === 'pointerenter';
    schedule();
  };
  root.addEventListener('pointerenter', setUnderPointer);
  root.addEventListener('pointerleave', setUnderPointer);
  root.addEventListener('focusin', schedule);
  root.addEventListener('focusout', () => requestAnimationFrame(schedule));
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    slideTo(swiper, button.dataset);
    if (button === pause) {
      pause.setAttribute('aria-pressed', String(!isPaused()));
      // A tap's click comes after its pointerleave.
      schedule();
    }
  });
  root.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowRight') swiper.slideNext();
    if (event.key === 'ArrowLeft') swiper.slidePrev();
  });
  // Paused out of view and in a hidden tab.
  new IntersectionObserver((entries) => {
    inView = entries.some(({ isIntersecting }) => isIntersecting);
    schedule();
  }).observe(root);
  document.addEventListener('visibilitychange', schedule);
  if (firstChange === 'now' && !reduced.matches) swiper.slideNext();
}
