/** Session storage: the URL of the build's script that this tab has reloaded for already. */
const KEY = 'renewed';

export const retryOnce = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);

/** Whether a field holds anything from the visitor. */
function hasInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].some(
    (one) => one.value !== one.defaultValue || one.checked !== one.defaultChecked,
  );
}

/**
 * After a deploy, old chunks answer 404. Reloads the page once per build, unless a field has input or
 * the site is down; otherwise the page stays usable as without a script.
 */
export async function reloadOnStaleChunk(): Promise<void> {
  try {
    if (sessionStorage.getItem(KEY) === import.meta.url) return;
    const { status } = await fetch(location.href, { method: 'HEAD' });
    if (status >= 500 || hasInput()) return;
    sessionStorage.setItem(KEY, import.meta.url);
    location.reload();
  } catch {
    // Offline, or no session storage: a reload could lose the page or repeat for ever.
  }
}
