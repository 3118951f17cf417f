import { loaded } from '../loaded.ts';

/** Moves the film's sources out of their template after the load event, so that they delay nothing. */
export async function startFilm(): Promise<void> {
  const sources = document.querySelector<HTMLTemplateElement>('[data-film-sources]');
  if (!sources) return;
  await loaded();
  sources.replaceWith(sources.content);
}
