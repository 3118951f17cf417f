/** Settles once the page and all that its first view shows have loaded; at once where they have. */
export const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve());
  });
