import { loaded } from './loaded.ts';
import { reloadOnStaleChunk, retryOnce } from './stale-chunk.ts';

/** From this window width (px) on the chat's launcher fits into the page's margin. */
const ROOMY = 1280;

/** Loads what must delay nothing after the load event, on the pages that need it (after-load.ts). */
export async function startLateScripts(): Promise<void> {
  await loaded();
  const isNarrow = innerWidth < ROOMY;
  const hasOthers = document.querySelector('[data-late-script],[data-frame-src]') !== null;
  if (isNarrow || hasOthers || location.hash)
    retryOnce(() => import('./after-load.ts')).then(
      (late) => late.startAfterLoad(isNarrow, hasOthers),
      async () => {
        if (hasOthers) await reloadOnStaleChunk();
      },
    );
}
