import { reloadOnStaleChunk, retryOnce } from '../shared/stale-chunk.ts';

const giveUp = () => undefined;

/**
 * What a page does once it has loaded: it lets the view be counted, and watches for the film and for
 * frames and scripts of third parties to come near the view. Pages load no code for what they do not have.
 */
export function startLateParts(): void {
  const has = (selector: string) => document.querySelector(selector);
  if (has('[data-film-sources]'))
    import('../behaviors/film.ts').then((film) => film.startFilm(), giveUp);
  const steps = document.querySelector('[data-steps]');
  if (steps)
    import('../behaviors/steps.ts').then(
      ({ startSteps }) => startSteps(),
      // The picture shows all of them.
      () => steps.removeAttribute('data-step'),
    );
  if (has('[data-frame-src]'))
    retryOnce(() => import('../third-parties/frames.ts')).then(
      (frames) => frames.loadFramesWhenNear(),
      reloadOnStaleChunk,
    );
  if (has('[data-late-script]'))
    retryOnce(() => import('../third-parties/scripts.ts')).then(
      (scripts) => scripts.loadScriptsWhenNear(),
      reloadOnStaleChunk,
    );
  if (has('[data-web-analytics]'))
    import('../third-parties/web-analytics.ts').then((analytics) => analytics.countView(), giveUp);
}
