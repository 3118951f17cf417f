import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { figure as figureType, tiles } from '../../ui/Figures/Figures.css.ts';
import { headlineType, plainHeading } from '../../styles/type.ts';
import { inline, sideBySide, stack } from '../../ui/layout/arrange.ts';

export const firm = style({
  paddingBlock: `${vars.space.section} ${vars.space.xlarge}`,
  background: vars.color.surface.deep,
  color: vars.color.text.inverse,
});

export const figuresTitle = style(plainHeading(vars.text.small));

export const figures = style([
  tiles,
  { border: 0, gap: vars.space.xlarge, paddingBlock: vars.space.large },
]);

export const tile = style(stack(vars.space.xsmall));

/** Smaller than other figures: two stand next to each other on a phone. */
export const figure = style([
  figureType,
  { fontSize: `min(${vars.text.title}, 12vw)`, overflowWrap: 'anywhere' },
]);

export const ruler = style({
  inlineSize: '100%',
  blockSize: 64,
  borderBlockEnd: '2px solid currentColor',
});

export const tick = style({
  stroke: 'currentColor',
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});

export const today = style({
  fill: vars.color.surface.highlight,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const now = style({
  paddingBlockStart: vars.space.xsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textAlign: 'end',
});

export const label = style({ fontSize: vars.text.small, color: vars.color.text.inverseSecondary });

export const rulesGrid = style(sideBySide({ shares: [3, 9], gap: vars.space.large }));

export const rules = style({
  display: 'grid',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Ruled at the side, like the columns of a ledger. */
export const rule = style({
  ...stack(vars.space.xsmall),
  padding: vars.space.medium,
  paddingInlineStart: vars.space.large,
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
});

export const ruleText = style({ maxInlineSize: '37em', color: vars.color.text.secondary });

/** The phone first, then the addresses as a ledger. */
export const reach = style(
  sideBySide({ shares: [6, 6], gap: vars.space.xlarge, columnGap: 'clamp(32px, 5vw, 96px)' }),
);

export const call = style({ display: 'grid', gap: vars.space.small, alignContent: 'start' });

export const phone = style({
  ...headlineType(`min(${vars.text.headingLarge}, 8.5vw)`),
  letterSpacing: vars.tracking.display,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.14em',
});

export const actions = style({
  ...inline(vars.space.small),
  paddingBlockStart: vars.space.small,
  '@media': { print: { display: 'none' } },
});

export const addresses = style({
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const address = style({
  display: 'grid',
  gap: `0 ${vars.space.large}`,
  paddingBlock: 10,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

/** As tall as its line: a target for a finger. */
export const email = style({ display: 'inline-block' });

export const who = style({ color: vars.color.text.secondary });
