import { layOutBelow } from './behaviors/lay-out-below.ts';
import { reloadOnStaleChunk, retryOnce } from './stale-chunk.ts';
import { countView } from './third-parties/web-analytics.ts';

/** The ids of headings in posts got this prefix later: links from elsewhere may lack it. */
const HEADING_PREFIX = 's-';

function followOldFragment(): void {
  const { hash } = location;
  if (hash === '' || document.querySelector(':target')) return;
  const now = HEADING_PREFIX + hash.slice(1);
  if (document.getElementById(now)) location.replace(`#${now}`);
}

const giveUp = () => undefined;

/**
 * What a page does after its load event: it lets the view be counted, watches for the film to be in view and for
 * scripts and frames of third parties to come near it (Y-11), lays out what is below the first view, and on
 * narrow windows keeps the chat's launcher clear. Pages do without the code of what they do not have.
 */
export function startAfterLoad(isNarrow: boolean): void {
  const has = (selector: string) => document.querySelector(selector);
  if (has('[data-film-sources]'))
    import('./behaviors/film.ts').then((film) => film.startFilm(), giveUp);
  if (has('[data-frame-src]'))
    retryOnce(() => import('./third-parties/frames.ts')).then(
      (frames) => frames.loadFramesWhenNear(),
      reloadOnStaleChunk,
    );
  if (has('[data-late-script]'))
    retryOnce(() => import('./third-parties/scripts.ts')).then(
      (scripts) => scripts.loadScriptsWhenNear(),
      reloadOnStaleChunk,
    );
  // Without it the launcher stays where it is.
  if (isNarrow)
    import('../src/features/chat/client/clear-launcher.ts').then(
      (launcher) => launcher.keepLauncherClear(),
      giveUp,
    );
  followOldFragment();
  layOutBelow();
  countView();
}
