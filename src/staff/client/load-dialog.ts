import { retryOnce } from '../../../client/shared/stale-chunk.ts';
import { awaitDialog } from './keys.ts';

/**
 * Loads the code of a dialog that was asked for.
 * @returns it, with what was typed meanwhile; null where it was canceled, could not be loaded, or the
 *   person types somewhere else by then
 */
export async function loadDialog<Code>(
  load: () => Promise<Code>,
): Promise<{ code: Code; typedBefore: string } | null> {
  let isCanceled = false;
  const awaited = awaitDialog(() => {
    isCanceled = true;
  });
  try {
    const code = await retryOnce(load);
    const typedBefore = awaited.end();
    return isCanceled || typedBefore === null ? null : { code, typedBefore };
  } catch (error) {
    awaited.end();
    reportError(error);
    return null;
  }
}
