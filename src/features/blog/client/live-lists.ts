/**
 * Loads the live search of the post list on the first focus on its page, or when the visitor goes
 * back to an earlier state of it. startLiveList runs once per list.
 */
export function startLiveLists(): void {
  if (!document.querySelector('[data-live-list]')) return;
  const load = () => {
    import('./live-list.ts').then(
      (live) => live.startLiveList(),
      // The form works without it, and the next focus tries again.
      () => undefined,
    );
  };
  addEventListener('focusin', load);
  addEventListener('popstate', load);
  // The visitor may have begun to type before this code ran.
  if (document.activeElement?.closest('[data-live-list]')) load();
}
