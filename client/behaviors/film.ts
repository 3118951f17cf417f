import { loaded } from '../loaded.ts';

/**
 * Gives the film its sources, which wait in a template, once the page has loaded: no byte of it comes
 * before the first view is complete.
 */
export async function startFilm(): Promise<void> {
  const sources = document.querySelector<HTMLTemplateElement>('[data-film-sources]');
  if (!sources) return;
  await loaded();
  sources.replaceWith(sources.content);
}
