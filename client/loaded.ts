/** How long (ms) to wait for a paint, which a page in a hidden tab does not have. */
const PAINT_MS = 2000;

/**
 * Resolves when the page has loaded and is on the screen. On a fast connection it loads before that, and
 * what comes after it would delay what a visitor sees.
 */
export const loaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    const awaitPaint = () => {
      setTimeout(resolve, PAINT_MS);
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    };
    if (document.readyState === 'complete') awaitPaint();
    else addEventListener('load', awaitPaint);
  });
