/** The build (the address of its first script) that this tab was reloaded out of already. */
const KEY = 'renewed';

/** Fetches code, and once more where that fails: a network may stumble. */
export const retryOnce = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);

/** Whether a field of the page holds anything that the visitor put there. */
function isFilled(): boolean {
  const typed = document.querySelectorAll<HTMLInputElement>('input, textarea');
  if ([...typed].some((one) => one.value !== one.defaultValue)) return true;
  const marked = document.querySelectorAll<HTMLInputElement>(':checked:not(option)');
  return [...marked].some((one) => !one.defaultChecked);
}

/**
 * For a page whose code is gone, because a new version went out while it was open: loads it anew, once
 * for a build, where the site answers and nobody has put anything into it. Otherwise the page stays
 * what it is without a script.
 */
export async function reloadOnStaleChunk(): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY) === import.meta.url) return;
    const { status } = await fetch(location.href, { method: 'HEAD' });
    if (status >= 500 || isFilled()) return;
    sessionStorage.setItem(KEY, import.meta.url);
    location.reload();
  } catch {
    // No network, or a browser that keeps nothing for us: reloading could lose the page, or never end.
  }
}
