import { createStore } from '../../../../client/shared/store.ts';

/** The record whose reply is to begin once it shows; null for none. */
export const askedReply = createStore<string | null>(null);

/** A selector of the reply to a record; without an id, of any. */
export const replyField = (id?: string): string =>
  id === undefined ? 'form[data-reply-to]' : `form[data-reply-to="${CSS.escape(id)}"]`;
