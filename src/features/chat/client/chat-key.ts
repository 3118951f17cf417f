/** Session storage; apart from stored-conversation.ts, because the script of every page needs it. */
export const CHAT_KEY = 'chat';
