import { startFilm } from './behaviors/film.ts';
import { watchThirdParties } from './behaviors/near-view.ts';
import { countView } from './page-views.ts';

/** The ids of headings in posts got this prefix later: links from elsewhere may lack it. */
const HEADING_PREFIX = 's-';

function followOldFragment(): void {
  const { hash } = location;
  if (hash === '' || document.querySelector(':target')) return;
  const now = HEADING_PREFIX + hash.slice(1);
  if (document.getElementById(now)) location.replace(`#${now}`);
}

/**
 * What a page does after its load event: it counts the view, watches for the film to be in view and for
 * scripts and frames of third parties to come near it (Y-11), and on narrow windows keeps the chat's
 * launcher clear.
 */
export function startAfterLoad(isNarrow: boolean, hasOthers: boolean): void {
  startFilm();
  if (hasOthers) watchThirdParties();
  // Wide windows do without its code. Without it the launcher stays where it is.
  if (isNarrow) {
    import('./chat/clear-launcher.ts').then(
      ({ keepLauncherClear }) => keepLauncherClear(),
      () => undefined,
    );
  }
  followOldFragment();
  countView();
}
