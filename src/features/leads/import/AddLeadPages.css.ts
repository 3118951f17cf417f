import { globalStyle, style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline, stack } from '../../../ui/layout/arrange.ts';

/** Its own scroller: the frame of the staff area is as high as the window. */
export const page = style({
  ...stack(vars.space.medium),
  alignContent: 'start',
  overflow: 'auto',
  padding: vars.space.medium,
  '@media': { [from.tablet]: { padding: vars.space.xlarge } },
});
export const form = style({ ...stack(vars.space.small), justifyItems: 'stretch' });
/** Of the import: as wide as its table. */
export const wide = style([form, { minInlineSize: 0 }]);
export const narrow = style([form, { maxInlineSize: '36rem' }]);
export const columns = style(inline(`${vars.space.xsmall} ${vars.space.medium}`, 'end'));
export const column = style({ display: 'grid', gap: vars.space.hair });
export const problem = style({ color: vars.color.text.critical, fontWeight: vars.weight.medium });

/** Scrolls by itself where the window is too narrow for it. */
export const scroller = style({ overflow: 'auto' });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  maxInlineSize: '24rem',
  // A word longer than its column widens it: the table scrolls.
  overflowWrap: 'break-word',
});
globalStyle(`${table} td:last-child`, { minInlineSize: '14rem' });
