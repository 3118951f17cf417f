import { loaded } from './loaded.ts';
import { reloadOnStaleChunk, retryOnce } from './stale-chunk.ts';

/** From this window width (px) on the chat's launcher fits into the page's margin. */
const ROOMY = 1280;

/**
 * Loads what must delay nothing after the load event: the code that loads scripts and frames of third
 * parties (Y-11), and on narrow windows the code that keeps the chat's launcher clear.
 */
export async function startLateScripts(): Promise<void> {
  await loaded();
  if (innerWidth < ROOMY)
    import('./chat/clear-launcher.ts').then(
      (launcher) => launcher.keepLauncherClear(),
      // It stays in its corner.
      () => undefined,
    );
  if (document.querySelector('[data-late-script],[data-frame-src]'))
    retryOnce(() => import('./behaviors/near-view.ts')).then(
      (nearView) => nearView.watchThirdParties(),
      () => reloadOnStaleChunk(),
    );
}
