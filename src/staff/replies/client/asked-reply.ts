import { createStore } from '../../../../client/shared/store.ts';

/** The record whose reply is to begin once it shows; null for none. */
export const askedReply = createStore<string | null>(null);
