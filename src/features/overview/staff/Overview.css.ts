import { edge } from '../../../ui/staff/layout.ts';
import { region, screen } from '../../../ui/staff/Screen.css.ts';
import { globalStyle, style, styleVariants } from '../../../styles/page-style.ts';
import { below } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { headlineType, secondary } from '../../../styles/type.ts';

const line = `1px solid ${vars.color.border.hairline}`;

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1800px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

// Tables beside each other begin at one height, however long the lines above them are.
globalStyle(`${grid} > section`, {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
});

export const totals = style({
  ...edge,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockEnd: line,
  ...secondary(vars.text.xsmall),
});
// On a phone the choice of a range is high, and scrolls away with what it shows.
globalStyle(`${screen}:has(${totals})`, { '@media': { [below.tablet]: { overflowY: 'auto' } } });
globalStyle(`${region}:has(${totals})`, {
  '@media': { [below.tablet]: { flex: 'none', overflow: 'visible' } },
});
export const total = style({ position: 'relative', minInlineSize: 0 });
globalStyle(`${total} a`, { color: vars.color.text.primary, fontWeight: vars.weight.medium });
// All of it leads there.
globalStyle(`${total} a::after`, { content: '', position: 'absolute', inset: 0 });
export const totalValue = style({
  ...headlineType(vars.text.subheading),
  color: vars.color.text.primary,
  fontVariantNumeric: 'tabular-nums',
});

export const content = style(edge);
export const rates = style({ marginBlockStart: vars.space.small, ...secondary(vars.text.xsmall) });

export const figure = style({ margin: 0 });

export const legend = style({
  display: 'flex',
  justifyContent: 'flex-end',
  columnGap: vars.space.medium,
  ...secondary(vars.text.xsmall),
});
export const swatch = style({
  display: 'inline-block',
  inlineSize: 10,
  blockSize: 10,
  marginInlineEnd: 6,
});

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

export const ranked = style({ inlineSize: '100%', tableLayout: 'fixed' });

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
// A count with its rate; names keep room beside it on a phone.
globalStyle(`${ranked} thead th:nth-child(n + 4)`, { inlineSize: 72 });
globalStyle(`${ranked} thead th:nth-child(n + 6)`, { inlineSize: 88 });
globalStyle(`${ranked} tbody th`, {
  paddingBlock: 3,
  color: vars.color.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Where few letters fit, each name is whole.
  '@media': { [below.tablet]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
globalStyle(`${ranked} a`, {
  color: vars.color.text.primary,
  fontWeight: vars.weight.medium,
  textDecorationColor: 'transparent',
});
globalStyle(`${ranked} td a`, { fontWeight: vars.weight.regular });
globalStyle(`${ranked} a:is(:hover, :focus-visible)`, { textDecorationColor: 'currentColor' });

// A sixth column takes the room of the names.
globalStyle(`${ranked}:has(th:nth-child(6)) :is(td, th):nth-child(3)`, {
  '@media': { [below.tablet]: { display: 'none' } },
});

export const before = style({ color: vars.color.text.secondary });

export const rule = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  marginBlockStart: 2,
});
