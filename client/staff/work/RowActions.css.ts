import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { between, from } from '../../../src/styles/responsive.ts';
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

/** Seen without hovering. Next to an open record, its pane has them. */
const always = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  '@media': {
    [between.tabletAndDesktop]: { inlineSize: 176 },
    [from.desktop]: { flexWrap: 'nowrap', whiteSpace: 'nowrap', marginBlock: -3 },
  },
});

export const actions = { hidden, always };

globalStyle(`tr:is(:hover, :focus-within) ${hidden}`, { visibility: 'visible' });
// The row's own background is below them, whatever it is.
globalStyle(`td:has(> ${hidden})`, {
  position: 'relative',
  background: 'inherit',
});
// The name takes what the other columns leave.
globalStyle(`tr:has(${always}) > th`, {
  '@media': { [from.desktop]: { inlineSize: '100%', minInlineSize: 240, maxInlineSize: 0 } },
});
