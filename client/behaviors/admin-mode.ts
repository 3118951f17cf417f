/**
 * The blog's admin mode (BAM-01 to BAM-03, STO-08): hears Ctrl+Shift+A and presses on what is marked
 * as the trigger, on the pages that say where its styles are. All else is fetched when it is wanted.
 */
export function startAdminMode(): void {
  if (!document.body.dataset['adminStyles']) return;
  const load = () => import('../staff/blog-admin.tsx');
  const toggle = () => void load().then((mode) => mode.toggleAdminMode());
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.repeat || !/^a$/i.test(event.key)) return;
    event.preventDefault();
    toggle();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-admin-trigger]')) toggle();
  });
  try {
    if (localStorage['blogAdminMode'] === 'true') void load().then((mode) => mode.showAdminMode());
  } catch {
    // A browser that keeps nothing for us: the mode then ends with the page.
  }
}
