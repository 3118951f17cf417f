import { loaded } from '../loaded.ts';

/**
 * Gives the film its sources, which wait in a template, once the page has loaded: no byte of it comes
 * before the first view is complete.
 */
async function startFilm(): Promise<void> {
  const sources = document.querySelector<HTMLTemplateElement>('[data-film-sources]');
  if (!sources) return;
  await loaded();
  sources.replaceWith(sources.content);
}

/** Starts the film, and fetches what the buttons of videos do when one is pressed, never before. */
export function startVideos(): void {
  void startFilm();
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '[data-video-play], [data-hero-pause]',
    );
    if (button) void import('./video.ts').then((video) => video.pressVideoButton(button));
  });
}
