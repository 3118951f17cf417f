import { whenLoaded } from '../loading/when-loaded.ts';
import { whenNear } from '../third-parties/when-near.ts';
import { PendingIsland } from './pending-island.ts';

/** Hydrates islands that show what the browser has stored: their pattern occurs in it. */
function resume(): void {
  let stored = '';
  try {
    stored = document.cookie;
    stored += [...Object.entries(localStorage), ...Object.entries(sessionStorage)].join();
  } catch {
    // The browser blocks cookies or storage.
  }
  for (const marker of document.querySelectorAll<HTMLElement>('[data-island-resume]')) {
    if (new RegExp(marker.dataset['islandResume'] ?? '').test(stored))
      marker.dispatchEvent(new Event('input'));
  }
}

/** Starts each island of the page once, including those that stream in later. */
export function startIslands(): void {
  const scan = () => {
    for (const marker of document.querySelectorAll<HTMLElement>('[data-island-status="waiting"]')) {
      marker.dataset['islandStatus'] = 'scheduled';
      if (marker.querySelector('[data-until-complete]')) {
        void import('../forms/until-complete.ts').then((form) => form.start(marker));
      }
      const island = new PendingIsland(marker);
      island.listen();
      const start = () => void island.start();
      if (marker.dataset['islandWhen'] === 'load') start();
      if (marker.dataset['islandWhen'] === 'near')
        void whenLoaded().then(() => whenNear([marker], start));
      // A press before this script ran has left the focus on its button, without the ring of the keyboard.
      const pressed = document.activeElement;
      if (marker.contains(pressed) && pressed?.matches('button:not(:focus-visible)'))
        (pressed as HTMLElement).click();
    }
    resume();
  };
  scan();
  document.addEventListener('DOMContentLoaded', scan);
  // Stored in another tab, or on a later page before Back.
  addEventListener('storage', resume);
  addEventListener('pageshow', resume);
}
