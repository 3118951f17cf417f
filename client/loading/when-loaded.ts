/**
 * Resolves when the browser has nothing to do after the load event: what nobody has touched yet delays
 * nothing that is seen.
 */
export const whenLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback. A device that draws without a pause is never idle.
    const awaitIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(resolve, { timeout: 2000 })
        : setTimeout(resolve);
    if (document.readyState === 'complete') awaitIdle();
    else addEventListener('load', awaitIdle);
  });
