import { reloadOnStaleChunk, retryOnce } from '../stale-chunk.ts';

/**
 * Hears presses on marked elements for the whole page; what they do is fetched when one is pressed,
 * and never before. A link that is opened elsewhere (a modifier key) stays a link.
 */
export function startActions(): void {
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-action]');
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    retryOnce(() => import('./run-action.ts')).then(
      (presses) => presses.press(pressed),
      () => {
        // A link leads where it says.
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
        else void reloadOnStaleChunk();
      },
    );
  });
}
