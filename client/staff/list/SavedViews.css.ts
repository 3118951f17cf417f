import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { fieldBox } from '../ui/layout.ts';

export const root = style({ position: 'relative', color: vars.color.text.primary });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: 28,
  maxInlineSize: 240,
  paddingInline: 10,
  border: `1px solid ${vars.color.border.control}`,
  background: vars.color.surface.raised,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.strong,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"▾"', fontWeight: vars.weight.regular },
  },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.hair})`,
  insetInlineStart: 0,
  // Above the rows, their head and the pane.
  zIndex: 7,
  inlineSize: 'min(320px, 100vw - 32px)',
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.lifted,
});

export const views = style({ margin: 0, padding: 0, listStyle: 'none' });

export const view = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 32,
});

export const link = style({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&[aria-current]': {
      background: vars.color.surface.highlight,
      fontWeight: vars.weight.strong,
    },
  },
});

export const remove = style({
  inlineSize: 28,
  blockSize: 28,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.surface.sunken } },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xsmall,
});

// A line between the views and the form, where there are both.
globalStyle(`${views} + *`, {
  paddingBlockStart: vars.space.xsmall,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const field = style({ display: 'grid', gap: vars.space.hair, fontSize: vars.text.xsmall });

export const name = style({ ...fieldBox, minBlockSize: 32 });

export const note = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.xsmall,
  color: vars.color.text.secondary,
});
