import { hideLauncherOnScroll } from '../../src/features/chat/client/hide-launcher.ts';
import { reloadOnStaleChunk, retryOnce } from '../shared/stale-chunk.ts';

const giveUp = () => undefined;

/**
 * What a page does once it has loaded: it lets the view be counted, watches for the film to be in view,
 * for scripts and frames of third parties to come near it (Y-11) and for scrolling, which hides the chat's
 * launcher. Pages do without the code of what they do not have.
 */
export function startLateParts(): void {
  const has = (selector: string) => document.querySelector(selector);
  if (has('[data-film-sources]'))
    import('../behaviors/film.ts').then((film) => film.startFilm(), giveUp);
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
  hideLauncherOnScroll();
}
