import { retryOnce } from '../../../client/shared/stale-chunk.ts';
import { askFor } from './held-keys.ts';

let count = 0;

/**
 * Loads the code of a dialog that was asked for.
 * @param field a selector of the dialog
 * @returns it, with a key for React: the dialog that was shown before may still be closing. Null where it
 *   must not show, as it was canceled, could not be loaded, or the person types somewhere else by then
 */
export async function loadDialog<Code>(
  field: string,
  load: () => Promise<Code>,
): Promise<{ code: Code; key: number } | null> {
  const asked = askFor(field);
  try {
    const code = await retryOnce(load);
    count += 1;
    return asked.isWanted() ? { code, key: count } : null;
  } catch (error) {
    asked.fail();
    reportError(error);
    return null;
  }
}
