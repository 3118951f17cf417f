/** Where a tab keeps its conversation with RiC, in session storage. */
export const CHAT_KEY = 'chat';
