import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { figure as figureType, tiles } from '../../ui/Figures/Figures.css.ts';
import { headlineType } from '../../styles/type.ts';
import { inline, sideBySide, stack } from '../../ui/layout/arrange.ts';

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

export const label = style({ fontSize: vars.text.small, color: vars.color.text.secondary });

export const facts = style(sideBySide({ shares: [4, 8], gap: vars.space.large }));

export const inShort = style(stack(vars.space.large));

export const paragraph = style({ fontSize: vars.text.lead, lineHeight: 1.5 });

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
