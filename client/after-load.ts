import { countView } from './page-views.ts';
import { reloadOnStaleChunk, retryOnce } from './stale-chunk.ts';

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
 * What a page does after its load event: it counts the view, watches for the film to be in view and for
 * scripts and frames of third parties to come near it (Y-11), and on narrow windows keeps the chat's
 * launcher clear. Pages do without the code of what they do not have.
 * @param thirdParty a script or frame of a third party; null on pages without one
 */
export function startAfterLoad(isNarrow: boolean, thirdParty: Element | null): void {
  if (document.querySelector('[data-film-sources]'))
    import('./behaviors/film.ts').then((film) => film.startFilm(), giveUp);
  if (thirdParty)
    retryOnce(() => import('./behaviors/near-view.ts')).then(
      (thirdParties) => thirdParties.watchThirdParties(),
      reloadOnStaleChunk,
    );
  // Without it the launcher stays where it is.
  if (isNarrow)
    import('./chat/clear-launcher.ts').then((launcher) => launcher.keepLauncherClear(), giveUp);
  followOldFragment();
  countView();
}
