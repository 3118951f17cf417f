import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';

/** Over the end of the row. */
const overRow = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.small,
  background: 'inherit',
  whiteSpace: 'nowrap',
} as const;

/** Hidden, not transparent: Tab reaches them only from their row. Phones show them on the card. */
const hidden = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  '@media': { [from.tablet]: { ...overRow, flexWrap: 'nowrap', visibility: 'hidden' } },
});

/** Transparent, not hidden: screen readers find them in every row. Where nothing hovers, they show. */
const always = style({
  display: 'none',
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall },
    [`${from.tablet} and (hover: hover)`]: {
      ...overRow,
      insetInlineEnd: '100%',
      flexWrap: 'nowrap',
      opacity: 0,
    },
  },
});

export const actions = { hidden, always };

globalStyle(`tr:is(:hover, :focus-within) ${hidden}`, { visibility: 'visible' });
globalStyle(`tr:is(:hover, :focus-within) ${always}`, { opacity: 1 });
// The row's own background is below them, whatever it is.
globalStyle(`:is(td, td > *):has(> :is(${hidden}, ${always}))`, {
  position: 'relative',
  background: 'inherit',
});
globalStyle(`td:has(${always})`, { background: 'inherit' });
