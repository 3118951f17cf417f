/**
 * The blog's admin mode (BAM-01 to BAM-03, STO-08): hears Ctrl+Shift+A and presses on what is marked
 * as the trigger, on the pages that say where its styles are. All else is fetched when it is wanted.
 */
export function startAdminMode(): void {
  if (!document.body.dataset['adminStyles']) return;
  const start = (isToggled: boolean) =>
    void import('../staff/blog/blog-admin.tsx').then((admin) => admin.startAdminMode(isToggled));
  document.addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.repeat || !/^a$/i.test(event.key)) return;
    event.preventDefault();
    start(true);
  });
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-admin-trigger]')) start(true);
  });
  try {
    if (localStorage['blogAdminMode'] === 'true') start(false);
  } catch {
    // A browser that keeps nothing for us: the mode then ends with the page.
  }
}
