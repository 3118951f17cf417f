// The highlighter's stroke of the pages (src/styles/stroke.ts), for pictures.
import { strokeOf } from '../../../src/styles/stroke.ts';
import { C } from './palette.mjs';

/** Style of a marked phrase. */
export const marked = `color:inherit;background:${strokeOf(C.marker, '80%', '60%')};padding-inline:.14em;margin-inline:-.14em;`;
