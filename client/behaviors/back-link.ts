/** Whether the step back leads to a page, and not out of a new tab into nothing. */
const canGoBack = () =>
  ('navigation' in window && window.navigation.canGoBack) ||
  (document.referrer !== '' && history.length > 1);

/** A link marked data-back returns to the page before; where there is none, to its own address (SIGN-04). */
export function startBackLinks(): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-back]')) {
    link.addEventListener('click', (event) => {
      if (!canGoBack()) return;
      event.preventDefault();
      history.back();
    });
  }
}
