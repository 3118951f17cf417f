import type { ChatMessage } from '../../src/features/chat/chat.contract.ts';
import type { Conversation } from './conversation.ts';
import { CHAT_KEY } from './chat-key.ts';

const isMessage = (value: unknown): value is ChatMessage => {
  const { id, text, sender, timestamp } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'number' &&
    typeof text === 'string' &&
    (sender === 'user' || sender === 'bot') &&
    typeof timestamp === 'number'
  );
};

/** The conversation as this tab's last page left it; undefined when there was none or it is unreadable. */
export function readConversation(): Conversation | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(CHAT_KEY) ?? 'null') as Record<string, unknown>;
    if (!Array.isArray(kept?.['messages']) || !kept['messages'].every(isMessage)) return undefined;
    return {
      open: kept['open'] === true,
      minimised: kept['minimised'] === true,
      draft: typeof kept['draft'] === 'string' ? kept['draft'] : '',
      messages: kept['messages'],
    };
  } catch {
    return undefined;
  }
}

/** Keeps the conversation for this tab's next page. */
export function keepConversation(conversation: Conversation): void {
  try {
    sessionStorage.setItem(CHAT_KEY, JSON.stringify(conversation));
  } catch {
    // A browser that keeps nothing still chats; only the next page begins anew.
  }
}
