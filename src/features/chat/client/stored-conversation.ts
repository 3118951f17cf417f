import type { ChatMessage } from '../chat.contract.ts';
import type { Conversation } from './conversation.ts';

/** In session storage. */
const CHAT_KEY = 'chat';

const isMessage = (value: unknown): value is ChatMessage => {
  const { id, text, sender, timestamp } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    typeof text === 'string' &&
    (sender === 'user' || sender === 'bot') &&
    typeof timestamp === 'number'
  );
};

/** The conversation from this tab's previous page; undefined when missing or malformed. */
export function readConversation(): Conversation | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(CHAT_KEY) ?? 'null') as Record<
      string,
      unknown
    >;
    if (!Array.isArray(stored?.['messages']) || !stored['messages'].every(isMessage))
      return undefined;
    return {
      open: stored['open'] === true,
      minimised: stored['minimised'] === true,
      draft: typeof stored['draft'] === 'string' ? stored['draft'] : '',
      messages: stored['messages'],
    };
  } catch {
    return undefined;
  }
}

export function storeConversation(conversation: Conversation): void {
  try {
    sessionStorage.setItem(CHAT_KEY, JSON.stringify(conversation));
  } catch {
    // No session storage: the next page starts a new conversation.
  }
}
