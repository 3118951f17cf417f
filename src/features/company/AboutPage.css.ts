import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { figure as figureType, tiles } from '../../ui/Figures/Figures.css.ts';
import { headlineType } from '../../styles/type.ts';
import { stack } from '../../ui/layout/arrange.ts';

export const figures = style([
  tiles,
  {
    border: 0,
    gap: vars.space.xlarge,
    paddingBlockStart: vars.space.large,
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
]);

export const tile = style(stack(vars.space.xsmall));

/** Two stand next to each other on a phone. */
export const figure = style([
  figureType,
  { fontSize: 'min(12vw, clamp(2.5rem, 1.4rem + 5vw, 7rem))', overflowWrap: 'anywhere' },
]);

export const label = style({ fontSize: vars.text.small, color: vars.color.text.secondary });

export const paragraph = style({ fontSize: vars.text.lead, lineHeight: 1.45 });

export const phone = style({
  ...headlineType(`min(${vars.text.headingLarge}, 9.5vw)`),
  letterSpacing: vars.tracking.display,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  textDecorationThickness: 3,
  textUnderlineOffset: '0.14em',
});

export const addresses = style({
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  marginBlockStart: vars.space.large,
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/** As tall as its line: a target for a finger. */
export const email = style({ display: 'inline-block' });

export const who = style({ color: vars.color.text.secondary });
