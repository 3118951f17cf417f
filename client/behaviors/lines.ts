import { retryOnce } from '../shared/stale-chunk.ts';

/** Loads what moves the lines of the page when a visitor takes one, and ends the film on it. */
export function startLines(): void {
  const take = ({ target }: Event) => {
    const root = (target as Element).closest('[data-landscape]');
    if (!root || !(target instanceof HTMLInputElement)) return;
    for (const covering of root.querySelectorAll('video, button')) covering.remove();
    for (const moving of root.getAnimations({ subtree: true })) moving.cancel();
    void retryOnce(() => import('./move-line.ts')).then(({ moveLine }) => moveLine(target, root));
  };
  for (const type of ['pointerdown', 'focusin', 'input']) document.addEventListener(type, take);
}
