import { addStylesheets } from './add-stylesheets.ts';
import { loaded } from './loaded.ts';
import { reloadOnStaleChunk, retryOnce } from './stale-chunk.ts';

/** Loads what must delay nothing, after the load event: stylesheets, and after-load.ts. */
export async function startLateScripts(): Promise<void> {
  await loaded();
  void addStylesheets();
  const thirdParty = document.querySelector('[data-late-script],[data-frame-src]');
  retryOnce(() => import('./after-load.ts')).then(
    (late) => late.startAfterLoad(),
    () => thirdParty && reloadOnStaleChunk(),
  );
}
