/**
 * Where the list of posts is, its code is fetched when a visitor turns to something on the page (the
 * search, say), or goes back to an earlier state of it. Its start minds that it comes once.
 */
export function startLiveLists(): void {
  if (!document.querySelector('[data-live-list]')) return;
  const wake = () => void import('./live-list.ts').then((live) => live.startLiveList());
  addEventListener('focusin', wake);
  addEventListener('popstate', wake);
}
