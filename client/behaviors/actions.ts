import { reloadOnStaleChunk, retryOnce } from '../shared/stale-chunk.ts';

/** @returns whether the clipboard took the text; undefined without a text */
const copy = (text?: string): Promise<boolean> | undefined =>
  text === undefined
    ? undefined
    : // Insecure origins have no clipboard.
      navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
      );

/**
 * Delegated click handler for [data-action]; the actions' code loads on the first click. A link
 * clicked with a modifier key opens as usual.
 */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // At once: after an import, WebKit refuses the clipboard.
    const copied = copy(element.dataset['copyLink']);
    retryOnce(() => import('./run-action.ts')).then(
      ({ runAction }) => runAction(element, copied),
      () => {
        if (element instanceof HTMLAnchorElement) location.assign(element.href);
        else void reloadOnStaleChunk();
      },
    );
  });
}
