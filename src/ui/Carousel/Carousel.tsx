import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Carousel.css.ts';

interface CarouselProps {
  /** For screen readers. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** 'three': 3 cards, 2 below 1024 px, 1 below 600 px. 'two': 2 cards, 1 below 900 px. */
  show: 'three' | 'two';
  /** Between two slides, in ms. */
  delayMs: number;
  /** Of a transition, in ms. */
  speedMs: number;
}

const SHOW = {
  three: { className: styles.threeUp, breakpoints: { 600: 2, 1024: 3 } },
  two: { className: styles.twoUp, breakpoints: { 900: 2 } },
} as const;

function Controls({ slides }: Pick<CarouselProps, 'slides'>) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.arrow}
        aria-label="Previous card"
        data-carousel-previous=""
      >
        <Icon icon={ArrowLeft} size={18} />
      </button>
      <div className={styles.dots}>
        {slides.map(({ key }, index) => (
          <button
            key={key}
            type="button"
            className={styles.dot}
            aria-label={`Card ${index + 1} of ${slides.length}: ${key}`}
            data-carousel-dot={index}
            aria-current={index === 0 ? 'true' : undefined}
          />
        ))}
      </div>
      <button
        type="button"
        className={`${styles.arrow} ${styles.pause}`}
        aria-label="Pause the carousel"
        aria-pressed="false"
        data-carousel-pause=""
      >
        <Icon icon={Pause} size={18} className={styles.pauseIcon} />
        <Icon icon={Play} size={18} className={styles.playIcon} />
      </button>
      <button type="button" className={styles.arrow} aria-label="Next card" data-carousel-next="">
        <Icon icon={ArrowRight} size={18} />
      </button>
    </div>
  );
}

/** client/behaviors/carousel.ts starts it when it is visible. */
export function Carousel({ label, slides, show, delayMs, speedMs }: CarouselProps) {
  const options = {
    delay: delayMs,
    speed: speedMs,
    gap: styles.GAPS[show],
    breakpoints: SHOW[show].breakpoints,
  };
  return (
    <section
      className={`${styles.root} ${SHOW[show].className}`}
      aria-label={label}
      aria-roledescription="carousel"
      data-carousel={JSON.stringify(options)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.view} tabIndex={0} data-carousel-view="">
        <ul className={styles.track} data-carousel-track="">
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide} data-carousel-slide="">
              {content}
            </li>
          ))}
        </ul>
      </div>
      <Controls slides={slides} />
    </section>
  );
}
