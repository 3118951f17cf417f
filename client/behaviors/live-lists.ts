/**
 * Where the list of posts is, its code is fetched when a visitor turns to the search, or goes back to
 * an earlier state of it.
 */
export function startLiveLists(): void {
  const list = document.querySelector<HTMLElement>('[data-live-list]');
  if (!list) return;
  const wake = () => void import('./live-list.ts').then(({ startLiveList }) => startLiveList(list));
  list.addEventListener('focusin', wake, { once: true });
  addEventListener('popstate', wake, { once: true });
}
