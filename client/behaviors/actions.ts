import { reloadOnStaleChunk, retryOnce } from '../stale-chunk.ts';

/**
 * Delegated click handler for [data-action]; the actions' code loads on the first click. A link
 * clicked with a modifier key opens as usual.
 */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    retryOnce(() => import('./run-action.ts')).then(
      ({ runAction }) => runAction(element),
      () => {
        if (element instanceof HTMLAnchorElement) location.assign(element.href);
        else void reloadOnStaleChunk();
      },
    );
  });
}
