import { site } from './content/site.ts';

/**
 * The quiet second line of every form: a field that people never see, and the time that filling in
 * took. Neither turns a person away: a browser waits until the least time has passed, empties the
 * hidden field when it was filled, and the text says how to go on.
 */

/** The hidden field's name: it means nothing to autofill, and looks like any other to a script. */
export const HONEYPOT_FIELD = 'remarks_code';

/** The header in which a page says how long (ms) its form was being filled in. */
export const FILL_HEADER = 'X-Fill-Time';

/** No hand is quicker, autofill and a click included. */
export const MIN_FILL_MS = 400;

export const BOT_TEXT = `Our spam check stopped this. Please press the button once more, or write to ${site.email}.`;
