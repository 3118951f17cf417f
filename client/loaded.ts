/** How long (ms) to wait for a paint, which a page in a hidden tab does not have. */
const PAINT_MS = 2000;

/**
 * Resolves after the load event and the first paint. On a fast connection the load event comes first, and
 * what starts then would delay the paint.
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
