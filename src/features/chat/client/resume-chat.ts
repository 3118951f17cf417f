import { CHAT_KEY } from './chat-key.ts';

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
