import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

import { page } from '../../styles/layers.css.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { breakpoints } from '../../styles/tokens.ts';

type LayerRule = NonNullable<StyleRule['@layer']>[string];
const rule = (properties: LayerRule) => style({ '@layer': { [page]: properties } });

/** Where the claims stand side by side. */
const between = `${from.tablet} and (max-width: ${breakpoints.desktop - 0.02}px)`;

/** How far the card of claims hangs into the section below. */
const OVERHANG = 'clamp(40px, 6vw, 88px)';

export const hero = rule({ position: 'relative', zIndex: 1 });

export const heroGrid = rule({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(32px, 5vw, 80px)',
      alignItems: 'end',
    },
  },
});

export const heroText = rule({
  '@media': { [from.desktop]: { paddingBlockEnd: vars.space.section } },
});

/** The marked phrase is one stroke. */
export const together = rule({ whiteSpace: 'nowrap' });

export const actions = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

/** The index card that lies half on the next section: the page's one break of the grid. */
export const claims = rule({
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

export const claim = rule({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.large,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  '@media': {
    [between]: { selectors: { '& + &': { borderBlockStart: 0 } } },
  },
});

export const claimFigure = rule({
  fontFamily: vars.font.headline,
  fontSize: vars.text.heading,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});

export const claimText = rule({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.text.secondary,
});

export const section = rule({ paddingBlock: vars.space.section });

export const tiers = rule({
  paddingBlockStart: `calc(${OVERHANG} + ${vars.space.huge})`,
  paddingBlockEnd: vars.space.section,
  background: vars.color.surface.sunken,
});

export const heading = rule({ maxInlineSize: '13.4em' });
globalStyle(`${heading} + ul, ${heading} + ol`, {
  '@layer': { [page]: { marginBlockStart: vars.space.xxlarge } },
});

export const lead = rule({
  maxInlineSize: '31.7em',
  marginBlockStart: vars.space.medium,
  fontSize: vars.text.large,
  lineHeight: 1.5,
  color: vars.color.text.secondary,
});

export const table = rule({
  inlineSize: '100%',
  marginBlockStart: vars.space.xxlarge,
  fontVariantNumeric: 'tabular-nums',
  borderBlockStart: `2px solid ${vars.color.border.strong}`,
});

export const caption = rule({
  captionSide: 'bottom',
  paddingBlockStart: vars.space.medium,
  textAlign: 'start',
  fontSize: vars.text.small,
  color: vars.color.text.secondary,
});

const cell = (selector: string, properties: LayerRule) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [page]: properties } });

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
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
});

/** What the reader takes away, ruled like the lines of a card. */
export const benefit = rule({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const itemTitle = rule({ fontSize: vars.text.subheading, lineHeight: 1.15 });

export const itemText = rule({ maxInlineSize: '30.4em', color: vars.color.text.secondary });

export const requirements = rule({ paddingBlockEnd: vars.space.section });

export const split = rule({
  display: 'grid',
  gap: vars.space.xxlarge,
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: 'clamp(48px, 7vw, 112px)',
    },
  },
});

export const list = rule({ borderBlockStart: `2px solid ${vars.color.border.strong}` });

export const requirement = rule({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.text.large,
  lineHeight: 1.45,
});

export const check = rule({ marginBlockStart: 4 });

export const steps = rule({
  paddingBlock: vars.space.section,
  background: vars.color.surface.deep,
  color: vars.color.text.inverse,
});

export const step = rule({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.controlOnDeep}`,
});

export const stepNumber = rule({
  marginBlockEnd: vars.space.medium,
});

export const stepText = rule({ color: vars.color.text.inverseSecondary });

export const apply = rule({ paddingBlock: vars.space.section });

export const aside = rule({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.xlarge})`,
    },
  },
});
