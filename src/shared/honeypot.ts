import { site } from './content/site.ts';

/** The hidden field's name: nothing that autofill knows, and like any other to a bot. */
export const HONEYPOT_FIELD = 'remarks_code';

/** What a request may say of the hidden field; absent from forms without one. */
export type HoneypotBody = { [HONEYPOT_FIELD]?: string };

/** A person who was mistaken for a bot can send again: the page empties the hidden field. */
export const BOT_TEXT = `Our spam check stopped this. Please press the button once more, or write to ${site.email}.`;
