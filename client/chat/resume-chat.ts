import { loaded } from '../loaded.ts';
import { CHAT_KEY } from './chat-key.ts';

/** From this width on the launcher fits into the page's margin. */
const ROOMY = '(min-width: 1280px)';

function resume(): void {
  try {
    if (sessionStorage.getItem(CHAT_KEY)?.includes('"open":true')) {
      // Hydrates the island; the chat itself ignores the event.
      document.querySelector('[data-island="Chat"]')?.dispatchEvent(new Event('input'));
    }
  } catch {
    // No session storage: each page starts with a closed chat.
  }
}

/**
 * Opens the chat if it was open on the previous page, also after Back (bfcache). Other visitors load
 * none of its code.
 */
export function resumeChat(): void {
  resume();
  addEventListener('pageshow', (event) => event.persisted && resume());
}

/** Keeps the launcher clear of what it would cover on narrower windows. */
export async function startLauncher(): Promise<void> {
  await loaded();
  if (matchMedia(ROOMY).matches) return;
  await import('./launcher-shift.ts').then(
    ({ startShifting }) => startShifting(),
    // It stays in its corner.
    () => undefined,
  );
}
