import { style } from '../../../styles/page-style.ts';
import { below, from } from '../../../styles/responsive.ts';

/** Opens the exports on a phone, where they would take two lines of the list. */
export const opener = style({ '@media': { [from.tablet]: { display: 'none' } } });

export const exports = style({
  display: 'contents',
  selectors: { '&[data-folded]': { '@media': { [below.tablet]: { display: 'none' } } } },
});
