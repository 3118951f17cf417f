import { loaded } from './loaded.ts';
import { reloadOnStaleChunk, retryOnce } from './stale-chunk.ts';

/** From this window width (px) on the chat's launcher fits into the page's margin. */
const ROOMY = 1280;

/** Loads what must delay nothing after the load event, on the pages that need it (after-load.ts). */
export async function startLateScripts(): Promise<void> {
  await loaded();
  const isNarrow = innerWidth < ROOMY;
  const has = (selector: string) => document.querySelector(selector) !== null;
  const hasOthers = has('[data-late-script],[data-frame-src]');
  if (isNarrow || hasOthers || location.hash || has('[data-film-sources]'))
    retryOnce(() => import('./after-load.ts')).then(
      (late) => late.startAfterLoad(isNarrow, hasOthers),
      async () => {
        if (hasOthers) await reloadOnStaleChunk();
      },
    );
  import('./page-views.ts').then(
    (views) => views.countView(),
    () => undefined,
  );
}
