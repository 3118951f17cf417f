import { loaded } from '../loaded.ts';

/**
 * Moves the film's sources out of their template after the load event, so that they delay nothing.
 * Where it cannot be played, the poster stays without a button.
 */
export async function startFilm(): Promise<void> {
  const sources = document.querySelector<HTMLTemplateElement>('[data-film-sources]');
  if (!sources) return;
  await loaded();
  const film = sources.parentElement;
  film?.addEventListener(
    'error',
    ({ target }) => {
      // A source that failed is followed by the next one.
      if (target !== film && target !== film.lastElementChild) return;
      document.querySelector('[data-action="film"]')?.remove();
    },
    // Capturing, because the error event of a source does not bubble.
    true,
  );
  sources.replaceWith(sources.content);
}
