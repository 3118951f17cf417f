import { edge, fieldBox } from '../../../client/staff/ui/layout.ts';
import { globalStyle, style, styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, secondary } from '../../styles/type.ts';
import { inline, stack } from '../../ui/layout/arrange.ts';

export const page = style({
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlockEnd: vars.space.xlarge,
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  ...edge,
  ...inline(`${vars.space.xxsmall} ${vars.space.medium}`, 'center'),
  paddingBlock: `${vars.space.small} ${vars.space.xsmall}`,
});

export const title = style({ fontSize: '1.25rem', fontWeight: vars.weight.headline });

/** From one day to another. */
export const range = style({
  ...inline(vars.space.xsmall, 'center'),
  fontSize: vars.text.xsmall,
});
globalStyle(`${range} input`, { ...fieldBox, inlineSize: 'auto', minBlockSize: 28 });

export const note = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });

export const problem = style({
  ...edge,
  color: vars.color.text.critical,
  fontWeight: vars.weight.strong,
});

const line = `1px solid ${vars.color.border.hairline}`;

/** The figures of the day, with a line between them. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlock: line,
  background: vars.color.border.hairline,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const tile = style({
  position: 'relative',
  ...stack(vars.space.hair),
  padding: `${vars.space.small} ${vars.space.medium}`,
  background: vars.color.surface.raised,
  selectors: { '&:hover': { background: vars.color.surface.page } },
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
});

export const tileName = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });

// The whole tile is the link.
globalStyle(`${tileName} a::after`, { content: '', position: 'absolute', inset: 0 });
globalStyle(`${tileName} a`, { color: 'inherit', textDecoration: 'none' });

export const tileCount = style({ ...headlineType('1.5rem'), lineHeight: vars.leading.heading });

export const part = style({
  ...edge,
  paddingBlock: vars.space.medium,
  minInlineSize: 0,
  borderBlockEnd: line,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1800px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const heading = style({ fontSize: '1rem', fontWeight: vars.weight.strong });

export const figure = style({ margin: `${vars.space.small} 0 0` });

export const plot = style({ position: 'relative', borderBlockEnd: line });

export const svg = style({ display: 'block', inlineSize: '100%', blockSize: 144 });

/** The highest bar's count, at its height. */
export const most = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  paddingInlineEnd: vars.space.xxsmall,
  ...secondary(vars.text.xsmall),
  lineHeight: 1,
  pointerEvents: 'none',
});

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlockStart: vars.space.xxsmall,
  ...secondary(vars.text.xsmall),
});

export const fill = styleVariants({
  now: [{ fill: vars.color.text.primary }],
  before: [{ fill: vars.color.border.hairline }],
});

export const bar = style({});
export const target = style({ fill: 'transparent' });
globalStyle(`${bar}:hover ${target}`, { fill: vars.color.surface.sunken });

export const details = style({ marginBlockStart: vars.space.xsmall, fontSize: vars.text.xsmall });
globalStyle(`${details} summary`, { cursor: 'pointer', textDecoration: 'underline' });

export const ranked = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  marginBlockStart: vars.space.xsmall,
});

globalStyle(`${ranked} th`, { fontWeight: vars.weight.regular, textAlign: 'start' });
globalStyle(`${ranked} :is(td, thead th + th)`, {
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
globalStyle(`${ranked} thead th`, secondary(vars.text.xsmall));
globalStyle(`${ranked} :is(td, th + th)`, {
  inlineSize: 64,
  verticalAlign: 'top',
  paddingBlock: 3,
  whiteSpace: 'nowrap',
});
globalStyle(`${ranked} thead th:nth-child(n + 6)`, { inlineSize: 88 });
globalStyle(`${ranked} tbody th`, {
  paddingBlock: 3,
  color: vars.color.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${ranked} a`, {
  color: vars.color.text.primary,
  fontWeight: vars.weight.medium,
  textDecorationColor: 'transparent',
});
globalStyle(`${ranked} td a`, { fontWeight: vars.weight.regular });
globalStyle(`${ranked} a:is(:hover, :focus-visible)`, { textDecorationColor: 'currentColor' });

export const before = style({ color: vars.color.text.secondary });

export const rule = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  marginBlockStart: 2,
});
