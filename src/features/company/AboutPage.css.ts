import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { figure as figureType } from '../../ui/Figures/Figures.css.ts';
import { headlineType, plainHeading } from '../../styles/type.ts';
import { inline, sideBySide, stack } from '../../ui/layout/arrange.ts';

/** The firm's card of figures runs along all that is said about it, to the page's edge. */
export const top = style(sideBySide({ shares: [7, 5], columnGap: 'clamp(32px, 5vw, 96px)' }));

export const text = style({
  maxInlineSize: '36em',
  marginBlockEnd: vars.space.section,
  fontSize: vars.text.large,
  textWrap: 'balance',
});

export const figures = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.xlarge,
  padding: `${vars.space.xlarge} clamp(${vars.space.large}, 4vw, ${vars.space.huge})`,
  background: vars.color.surface.deep,
  color: vars.color.text.inverse,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': {
    [from.desktop]: {
      // The figures share the height that the words next to them need.
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      marginInlineStart: 0,
      // Room for the chat's launcher.
      paddingInlineEnd: 96,
      // To the edge of the window.
      marginInlineEnd: `calc(-1 * max(${vars.space.gutter}, (100vw - ${vars.width.wide}) / 2))`,
    },
  },
});

export const figuresTitle = style(plainHeading(vars.text.small));

export const ruler = style({ inlineSize: '100%' });
export const tick = style({ stroke: 'currentColor', strokeWidth: 2 });

export const tiles = style({
  display: 'grid',
  // One below the other where type is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.space.xlarge} ${vars.space.medium}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: '1fr', gap: 0 },
  },
});

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  // A figure in very wide letters.
  overflowWrap: 'anywhere',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      alignItems: 'center',
      columnGap: vars.space.medium,
      borderBlockStart: `1px solid ${vars.color.border.controlOnDeep}`,
    },
  },
});

/** Smaller than other figures: two stand next to each other, or one next to its label. */
export const figure = style([
  figureType,
  {
    fontSize: `min(${vars.text.title}, 3rem)`,
    '@media': { [from.desktop]: { fontSize: 'min(5vw, 4.5rem)' } },
  },
]);

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
  ...headlineType(vars.text.headingLarge),
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
