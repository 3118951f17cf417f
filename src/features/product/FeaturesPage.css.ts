import { style, styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { spread, stack } from '../../ui/layout/arrange.ts';

/** Two with a picture as wide as the page, and a ledger of the others. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xlarge} clamp(${vars.space.large}, 4vw, ${vars.space.huge})`,
  paddingBlockEnd: vars.space.section,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const card = style({
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const large = style([
  card,
  {
    ...stack(vars.space.xlarge),
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridColumn: '1 / -1',
    paddingBlockEnd: vars.space.xlarge,
  },
]);

/** The icon stands before the title, and the text below both. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
});

const iconBase = style({
  marginBlockStart: 4,
  selectors: { [`${large} &`]: { alignSelf: 'center', marginBlockStart: 0 } },
});

export const icon = styleVariants(
  { green: { color: vars.color.surface.deep }, ink: {} },
  (colors) => [iconBase, colors],
);

export const title = style({
  fontSize: '1.375rem',
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  selectors: { [`${large} &`]: { fontSize: vars.text.heading } },
});

export const description = style({
  gridColumn: '1 / -1',
  maxInlineSize: '34em',
  color: vars.color.text.secondary,
  selectors: { [`${large} &`]: { fontSize: vars.text.large } },
});

/** The line's flag may stand out at its ends, but widens no page. */
export const picture = style({
  minInlineSize: 0,
  overflowX: 'clip',
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  paddingInline: vars.space.gutter,
});

/** Sheets of paper, next to each other. */
export const rankings = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const ranking = style({
  ...stack(vars.space.large),
  padding: vars.space.large,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.strong}`,
});

export const rankingHead = style(spread(vars.space.small, 'end'));

export const candidate = style({
  fontFamily: vars.font.headline,
  fontSize: '1.25rem',
  fontWeight: vars.weight.headline,
  fontVariantNumeric: 'tabular-nums',
});

export const reasons = style({ display: 'grid', gap: vars.space.medium });

export const reason = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  lineHeight: 1.5,
});

/** As in the margin of a resume. */
export const margin = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
  ...secondary(vars.text.small),
  fontVariantNumeric: 'tabular-nums',
});

export const tile = style({
  ...stack(vars.space.xsmall),
  paddingBlockStart: vars.space.large,
  paddingInlineEnd: vars.space.medium,
});

export const label = style(secondary(vars.text.small));
