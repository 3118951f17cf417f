import { CHAT_KEY } from '../chat/chat-key.ts';

/** Wakes the chat of this page if the chat of the page before was left open. */
function resume(): void {
  try {
    if (sessionStorage.getItem(CHAT_KEY)?.includes('"open":true')) {
      // An event that wakes the island, and that means nothing to it.
      document.querySelector('[data-island="Chat"]')?.dispatchEvent(new Event('input'));
    }
  } catch {
    // Session storage may be switched off: the chat then begins anew on each page.
  }
}

/**
 * A chat that was open on the page before is open on this one too, and on one that Back brings out of
 * the browser's memory. Nothing else is read here, so that other visitors load nothing.
 */
export function resumeChat(): void {
  resume();
  addEventListener('pageshow', (event) => event.persisted && resume());
}
