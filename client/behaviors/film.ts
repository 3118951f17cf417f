/** Whether the visitor's browser asks for less data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Resolves when someone looks at the page: a tab in the background downloads no film. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

/**
 * Moves the film's sources out of their template when the film is in view, so that it delays nothing
 * and is downloaded for those who see it. Where it is not played, the list stays without a button.
 */
export function startFilm(): void {
  const sources = document.querySelector<HTMLTemplateElement>('[data-film-sources]');
  const film = sources?.parentElement;
  if (!sources || !film) return;
  const removeButton = () => document.querySelector('[data-action="film"]')?.remove();
  if (savesData()) {
    removeButton();
    return;
  }
  film.addEventListener(
    'error',
    ({ target }) => {
      // A source that failed is followed by the next one.
      if (target === film || target === film.lastElementChild) removeButton();
    },
    // Capturing, because the error event of a source does not bubble.
    true,
  );
  film.addEventListener(
    'playing',
    () => {
      film.dataset['playing'] = '';
    },
    { once: true },
  );
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void seen().then(() => sources.replaceWith(sources.content));
  });
  observer.observe(film);
}
