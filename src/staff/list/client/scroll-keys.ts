const SCROLLING = new Set(['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End', ' ']);

/**
 * On arrival nothing has the focus, and the page itself does not scroll: keys that scroll are for the list,
 * which then has the focus. No row has, so that no letter decides about one. @returns what stops it
 */
export function scrollListByKeys(): () => void {
  const stopped = new AbortController();
  const onKeyDown = ({ key, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) => {
    if (defaultPrevented || ctrlKey || altKey || metaKey || !SCROLLING.has(key)) return;
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    document
      .querySelector<HTMLElement>('main [role="group"][tabindex]')
      ?.focus({ preventScroll: true });
  };
  document.addEventListener('keydown', onKeyDown, stopped);
  return () => stopped.abort();
}
