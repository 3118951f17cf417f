import { globalStyle, style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { breakpoints } from '../../styles/tokens.ts';
import { headlineType, secondary } from '../../styles/type.ts';
import { sideBySide, stack } from '../../ui/layout/arrange.ts';

/** Where the claims stand side by side. */
const between = `${from.tablet} and (max-width: ${breakpoints.desktop - 0.02}px)`;

/** How far the card of claims hangs into the section below. */
const OVERHANG = 'clamp(40px, 6vw, 88px)';

export const hero = style({ position: 'relative', zIndex: 1 });

export const heroGrid = style(
  sideBySide({
    shares: [7, 5],
    gap: vars.space.large,
    columnGap: 'clamp(32px, 5vw, 80px)',
    alignItems: 'end',
  }),
);

export const heroText = style({
  '@media': { [from.desktop]: { paddingBlockEnd: vars.space.section } },
});

/** Lines that break in the same place in each font do not move when the font comes. */
export const together = style({ whiteSpace: 'nowrap' });

/** The index card that lies half on the next section: the page's one break of the grid. */
export const claims = style({
  marginBlockStart: vars.space.large,
  marginBlockEnd: `calc(-1 * ${OVERHANG})`,
  paddingInline: 'clamp(20px, 3vw, 40px)',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.lifted,
  display: 'grid',
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.large,
    },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

// Aligned to the end, so they show once all are there.
globalStyle(`${hero}:not(:has(+ *)) ${claims}`, {
  '@media': { [from.desktop]: { visibility: 'hidden' } },
});

export const claim = style({
  ...stack(vars.space.xsmall),
  paddingBlock: vars.space.large,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  '@media': {
    [between]: { selectors: { '& + &': { borderBlockStart: 0 } } },
  },
});

export const claimFigure = style({
  ...headlineType(vars.text.heading),
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const claimText = style({ ...secondary(vars.text.small), lineHeight: vars.leading.snug });

export const section = style({ paddingBlock: vars.space.section });

export const tiers = style({
  paddingBlockStart: `calc(${OVERHANG} + ${vars.space.huge})`,
  paddingBlockEnd: vars.space.section,
  background: vars.color.surface.sunken,
});

export const heading = style({ maxInlineSize: '13.4em' });
globalStyle(`${heading} + ul, ${heading} + ol`, { marginBlockStart: vars.space.large });

export const lead = style({
  maxInlineSize: '31.7em',
  marginBlockStart: vars.space.medium,
  ...secondary(vars.text.large),
  lineHeight: 1.5,
});

/** The tiers, and what they come to in dollars. */
export const tierGrid = style({
  ...sideBySide({ shares: [1, 1], gap: vars.space.xlarge, columnGap: 'clamp(32px, 5vw, 80px)' }),
  marginBlockStart: vars.space.xlarge,
  alignItems: 'start',
});

export const table = style({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  borderBlockStart: `2px solid ${vars.color.border.strong}`,
});

export const caption = style({
  captionSide: 'bottom',
  paddingBlockStart: vars.space.medium,
  textAlign: 'start',
  ...secondary(vars.text.small),
});

const cell = (selector: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, properties);

cell(':is(th, td)', {
  paddingInline: `0 ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.border.control}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
cell(':is(th, td):last-child', { paddingInlineEnd: 0, textAlign: 'end' });
cell('thead th', {
  paddingBlock: vars.space.small,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.text.secondary,
});
cell('tbody :is(th, td)', {
  paddingBlock: 'clamp(16px, 2.4vw, 28px)',
  fontFamily: vars.font.headline,
  fontSize: vars.text.subheading,
  fontWeight: vars.weight.headline,
  letterSpacing: vars.tracking.heading,
});
cell('tbody td:last-child', {
  fontSize: vars.text.heading,
  fontWeight: vars.weight.headline,
  lineHeight: vars.leading.tight,
});

export const itemTitle = style({ fontSize: vars.text.subheading, lineHeight: 1.15 });

export const itemText = style({ maxInlineSize: '30.4em', color: vars.color.text.secondary });

export const requirements = style({ paddingBlockEnd: vars.space.section });

export const split = style({
  ...sideBySide({
    shares: [4, 7],
    gap: vars.space.xxlarge,
    columnGap: 'clamp(48px, 7vw, 112px)',
  }),
  alignItems: 'start',
});

export const benefit = style({
  ...stack(vars.space.xsmall),
  gridTemplateColumns: 'minmax(0, 1fr)',
  // An e-mail address in large type.
  overflowWrap: 'anywhere',
  paddingInlineStart: vars.space.large,
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
});

export const requirement = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.text.large,
  lineHeight: 1.45,
});

export const check = style({ marginBlockStart: 4 });

export const steps = style({
  paddingBlock: vars.space.section,
  background: vars.color.surface.deep,
  color: vars.color.text.inverse,
});

export const step = style([benefit, { borderInlineStartColor: vars.color.border.controlOnDeep }]);

export const stepNumber = style({
  marginBlockEnd: vars.space.medium,
});

export const stepText = style({ color: vars.color.text.inverseSecondary, textWrap: 'balance' });

export const apply = style({ paddingBlock: vars.space.section });

/** Stays next to the form, which is longer. */
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.large})`,
    },
  },
});

export const asideTitle = style({ marginBlockStart: vars.space.xsmall, fontSize: vars.text.large });

export const next = style({
  inlineSize: '100%',
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const nextStep = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  lineHeight: 1.45,
});

export const nextNumber = style({
  fontFamily: vars.font.headline,
  fontWeight: vars.weight.headline,
});
