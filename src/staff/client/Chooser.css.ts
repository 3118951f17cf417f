import { globalStyle, style } from '../../styles/page-style.ts';
import { from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { cap } from './KeysDialog.css.ts';

export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxBlockSize: 'inherit',
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
});

// The list scrolls, not the dialog: the box stays.
globalStyle(`dialog:has(> ${panel})`, {
  inlineSize: `min(100% - 2 * ${vars.space.small}, 600px)`,
  marginBlockStart: '8dvh',
  maxBlockSize: '76dvh',
  padding: 0,
  overflow: 'hidden',
});

export const box = style({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: vars.space.medium,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: 'transparent',
  font: 'inherit',
  // Below 16 px, phones zoom into a field that gets the focus.
  fontSize: '1rem',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xsmall,
});

export const group = style({
  paddingBlock: `${vars.space.xsmall} ${vars.space.hair}`,
  paddingInline: vars.space.xsmall,
  ...secondary(vars.text.xsmall),
});

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: 36,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.color.surface.highlight } },
  '@media': {
    [from.tablet]: { flexWrap: 'nowrap' },
    [when.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid SelectedItem' } },
    },
  },
});

export const label = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  // Whole beside a hint of any length.
  flex: 'none',
  maxInlineSize: '100%',
  '@media': { [from.tablet]: { maxInlineSize: '60%' } },
});

export const hint = style({
  minInlineSize: 0,
  fontSize: vars.text.xsmall,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const key = style([cap, { marginInlineStart: 'auto' }]);

export const foot = style({
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  ...secondary(vars.text.xsmall),
});
