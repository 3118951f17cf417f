import { CHAT_KEY } from '../chat/chat-key.ts';

/**
 * A chat that was open on the page before is open on this one too: its island wakes with the page
 * instead of waiting for a press. Nothing else is read here, so that other visitors load nothing.
 */
export function resumeChat(): void {
  const marker = document.querySelector<HTMLElement>('[data-island="Chat"]');
  try {
    if (marker && sessionStorage.getItem(CHAT_KEY)?.includes('"open":true')) {
      marker.dataset['islandWhen'] = 'load';
    }
  } catch {
    // Session storage may be switched off: the chat then begins anew on each page.
  }
}
