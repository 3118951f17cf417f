import { strokeOf } from '../../../src/styles/stroke.ts';
import { palette } from '../../../src/styles/tokens.ts';

/** The site's colors under the artwork's names, and the drawings' own. */
export const C = {
  paper: palette.paper,
  card: palette.card,
  line: palette.hairline,
  ink: palette.ink,
  green: palette.green,
  marker: palette.highlighter,
  lineDark: '#BDB6A5',
  kraft: '#E9E3D5',
  muted: '#5F5C50',
  sage: '#9DB09B',
};

/** Style of a marked phrase: the highlighter's stroke of the pages. */
export const marked = `color:inherit;background:${strokeOf(C.marker, '80%', '60%')};padding-inline:.14em;margin-inline:-.14em;`;
