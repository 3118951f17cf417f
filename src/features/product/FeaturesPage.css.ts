import { style, styleVariants } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { spread, stack } from '../../ui/layout/arrange.ts';

/** Two of half the width, and a ledger of the others. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xlarge} clamp(${vars.space.large}, 4vw, ${vars.space.huge})`,
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

/** The icon stands before the title, and the text below both. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  '@media': { [from.desktop]: { gridColumn: 'span 2' } },
});

export const large = style([
  card,
  { '@media': { [from.desktop]: { gridColumn: 'span 3', paddingBlockEnd: vars.space.large } } },
]);

const iconBase = style({
  marginBlockStart: 4,
  selectors: { [`${large} &`]: { marginBlockStart: '0.6rem' } },
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

export const best = style({ ...stack(vars.space.small), paddingBlockEnd: vars.space.large });

/** Sheets of paper, next to each other: the first one is what the page is about. */
export const rankings = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': { [from.desktop]: { gridTemplateColumns: '2fr minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const ranking = style({
  ...stack(vars.space.large),
  alignContent: 'stretch',
  gridTemplateRows: 'auto 1fr auto',
  padding: vars.space.large,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [from.desktop]: { selectors: { '&:first-child': { fontSize: vars.text.lead } } },
  },
});

export const rating = style({
  '@media': {
    [from.desktop]: {
      selectors: {
        [`${ranking}:first-child &`]: { fontSize: vars.text.display, lineHeight: 0.9 },
      },
    },
  },
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

/** The rest of the rating, at the foot of the sheet. */
export const sum = style({
  ...secondary(vars.text.small),
  alignSelf: 'end',
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});

/** As in the margin of a resume. */
export const margin = style({
  ...secondary(vars.text.small),
  fontVariantNumeric: 'tabular-nums',
});

export const tile = style({
  ...stack(vars.space.xsmall),
  paddingBlockStart: vars.space.large,
  paddingInlineEnd: vars.space.medium,
});

export const label = style(secondary(vars.text.small));
