import { reloadOnStaleChunk } from '../../../../client/shared/stale-chunk.ts';

/**
 * Ctrl+Shift+A and clicks on a marked element toggle the blog's admin mode, on the blog's pages. Its
 * code loads on the first use.
 */
export function startAdminMode(): void {
  if (document.body.dataset['hasAdminMode'] === undefined) return;
  const load = () => import('../staff/client/toggle-admin-mode.tsx');
  const toggle = () => {
    load().then((mode) => mode.toggleAdminMode(), reloadOnStaleChunk);
  };
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.repeat || !/^a$/i.test(event.key)) return;
    event.preventDefault();
    toggle();
  });
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-admin-trigger]')) toggle();
  });
  // Not by browser-storage.ts: the first script loads no other file.
  try {
    if (localStorage['blogAdminMode'] === 'true') {
      load().then(
        (mode) => mode.restoreAdminMode(),
        // The posts are there without it.
        () => undefined,
      );
    }
  } catch {
    // The browser refuses storage: the mode ends with the page.
  }
}
