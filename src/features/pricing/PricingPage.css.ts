import { globalStyle, style } from '../../styles/page-style.ts';
import { from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { breakpoints } from '../../styles/tokens.ts';

const FRAME_HEIGHT = 590;
/** Above the plans, for the card: it hides nothing of them. */
const CARD_ROOM = { phone: 250, tablet: 166 } as const;
const FRAME_HEIGHT_PHONE = CARD_ROOM.phone + 560;
const FRAME_HEIGHT_TABLET = CARD_ROOM.tablet + 560;
/** What the provider's table has above and below its plans. */
const TABLE_MARGINS = '20px 60px';
/** A plan's height: taller where two or three stand side by side, as their lines are shorter. */
const PLAN_HEIGHT = 450;
const PLAN_HEIGHT_PHONE = 485;
/** The printed plans: three columns, made smaller, because the frame does not learn the width of paper. */
const PRINTED = { width: 1000, height: 560, scale: 0.65 } as const;
/** On wide screens the card has a column of its own, and later who the visitor is. */
const CARD_WIDTH = 300;
const CARD_TOP_WIDE = 56;
const CARD_TOP = 28;
/** The card lies across the plans. */
const across = `${from.tablet} and (width < ${breakpoints.wide}px)`;

export const stageSection = style({ paddingBlockEnd: vars.space.section });

/** What is in every plan stands below the plans; on wide screens in front of them. */
export const stageGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xlarge,
  '@media': {
    [from.huge]: {
      gridTemplateColumns: '320px minmax(0, 1fr)',
      columnGap: vars.space.xlarge,
    },
  },
});

export const plansColumn = style({
  position: 'relative',
  '@media': { [from.huge]: { gridArea: '1 / 2', minInlineSize: 0 } },
});

/** The surface under the plans. Its data-lead says whether we know the visitor. */
export const stage = style({ display: 'grid', gap: vars.space.medium });

export const frame = style({
  position: 'relative',
  display: 'grid',
  minBlockSize: FRAME_HEIGHT,
  padding: `clamp(${vars.space.medium}, 3vw, ${vars.space.xlarge})`,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.sunken,
  overflow: 'hidden',
  selectors: {
    // Behind the lead form the height is fixed: the first plan is enough on a phone, and the table may
    // come late and report heights that it does not keep.
    '[data-lead="unknown"] > &': {
      blockSize: FRAME_HEIGHT_PHONE,
      paddingBlockStart: CARD_ROOM.phone,
    },
  },
  '@media': {
    [from.tablet]: {
      selectors: {
        '[data-lead="unknown"] > &': {
          blockSize: FRAME_HEIGHT_TABLET,
          paddingBlockStart: CARD_ROOM.tablet,
        },
      },
    },
    [from.wide]: {
      selectors: {
        '[data-lead="unknown"] > &': {
          blockSize: FRAME_HEIGHT,
          paddingBlockStart: vars.space.xlarge,
        },
      },
      gridArea: '1 / 1',
      paddingInlineEnd: `calc(${CARD_WIDTH}px + 2 * ${vars.space.xlarge})`,
    },
    // There is no card.
    '(scripting: none), print': {
      selectors: { '[data-lead="unknown"] > &': { paddingBlockStart: 0 } },
    },
    print: {
      blockSize: `${PRINTED.height * PRINTED.scale}px !important`,
      minBlockSize: 0,
      padding: 0,
      breakInside: 'avoid',
    },
  },
});

export const plans = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    print: {
      inlineSize: PRINTED.width,
      blockSize: PRINTED.height,
      transform: `scale(${PRINTED.scale})`,
      transformOrigin: '0 0',
    },
  },
});

const layered = { gridArea: '1 / 1', minInlineSize: 0 } as const;
globalStyle(`${plans} > *`, layered);

/** Three blank cards where the plans will be. Hidden, they still reserve the table's height. */
export const loadingPlans = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
  paddingBlock: TABLE_MARGINS,
  selectors: {
    '[data-script-status="loaded"] > &': { visibility: 'hidden' },
    '[data-script-status="failed"] > &': { display: 'none' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
});
globalStyle(`${loadingPlans} > span`, {
  minBlockSize: PLAN_HEIGHT_PHONE,
  '@media': { [from.tablet]: { minBlockSize: PLAN_HEIGHT } },
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
});

const apology = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.xlarge,
  textAlign: 'center',
  fontSize: vars.text.large,
} as const;

export const fallback = style(apology);

export const blockedPlans = style({
  ...apology,
  display: 'none',
  selectors: { '[data-script-status="failed"] > &': { display: 'grid' } },
  '@media': { '(scripting: none)': { display: 'grid' } },
});

// Behind the paywall its card asks; its links would be out of reach.
globalStyle(`[data-lead="unknown"] ${blockedPlans}`, {
  '@media': { '(scripting: enabled)': { alignContent: 'start' } },
});

export const requestPlans = style({
  selectors: { '[data-plans-requested] &': { display: 'none' } },
  '@media': {
    '(scripting: enabled)': { selectors: { '[data-lead="unknown"] &': { display: 'none' } } },
  },
});

export const requestedPlans = style({
  display: 'none',
  selectors: { '[data-plans-requested] &': { display: 'block' } },
});

/** Lies over the plans, so that a click anywhere on them asks who is there. */
export const gate = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
  // From the top: the plans grow when they arrive, and the card must not move under a finger.
  padding: `${CARD_TOP}px ${vars.space.medium} ${vars.space.medium}`,
  selectors: { '[data-lead="known"] &': { display: 'none' } },
  '@media': {
    [from.wide]: {
      justifyItems: 'end',
      paddingBlockStart: CARD_TOP_WIDE,
      paddingInlineEnd: vars.space.xlarge,
    },
    '(scripting: none), print': { display: 'none' },
  },
});
/** One of the two shows, by whether the table's script came. */
export const withTable = style({ display: 'contents' });
export const withoutTable = style({ display: 'none' });
globalStyle(`[data-script-status="failed"] + * ${withTable}`, { display: 'none' });
globalStyle(`[data-script-status="failed"] + * ${withoutTable}`, { display: 'contents' });

/** The plans fade from below their prices on. */
const veil = (from: string) =>
  `linear-gradient(to bottom, transparent ${from}, color-mix(in srgb, ${vars.color.surface.sunken} 82%, transparent) max(60%, ${from} + 220px))`;

export const overlay = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  background: veil(`${CARD_ROOM.phone + 150}px`),
  cursor: 'pointer',
  '@media': {
    [from.tablet]: { background: veil(`${CARD_ROOM.tablet + 150}px`) },
    [from.wide]: { background: veil('150px') },
  },
});

/** A card that lies loose above the plans; it can be pushed aside. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.small,
  inlineSize: `min(100%, ${CARD_WIDTH}px)`,
  padding: `${vars.space.xlarge} ${vars.space.large} ${vars.space.large}`,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.lifted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  translate: 'var(--card-x, 0px) var(--card-y, 0px)',
  rotate: '-1.2deg',
  selectors: { '&[data-dragging]': { cursor: 'grabbing' } },
  '@media': {
    [across]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xlarge,
      rowGap: vars.space.xxsmall,
      inlineSize: 'min(100%, 620px)',
      rotate: '-0.6deg',
    },
    [when.motion]: {
      transition: `rotate ${vars.motion.standard} ${vars.motion.easeOut}`,
      selectors: { '&[data-dragging]': { rotate: '0deg' } },
    },
  },
});

globalStyle(`${card} a`, {
  '@media': { [across]: { gridArea: '1 / 2 / span 2', alignSelf: 'center' } },
});

export const grip = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineStart: `calc(50% - 20px)`,
  inlineSize: 40,
  blockSize: 6,
  borderBlock: `1px solid ${vars.color.border.control}`,
});

export const cardTitle = style({
  gridColumn: '1',
  fontFamily: vars.font.headline,
  fontSize: vars.text.subheading,
  fontWeight: vars.weight.headline,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const cardText = style({
  gridColumn: '1',
  fontSize: vars.text.small,
  color: vars.color.text.secondary,
});

export const banner = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderInlineStart: `2px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  outlineOffset: 2,
  selectors: { '[data-lead="known"] > &': { display: 'flex' } },
  '@media': {
    // Where the card was.
    [from.wide]: {
      gridArea: '1 / 1',
      zIndex: 1,
      alignSelf: 'start',
      justifySelf: 'end',
      inlineSize: CARD_WIDTH,
      margin: `${CARD_TOP_WIDE}px ${vars.space.xlarge} 0 0`,
    },
  },
});

export const bannerText = style({ overflowWrap: 'anywhere' });

export const update = style({
  minBlockSize: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.text.small,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const sales = style({
  marginBlockStart: vars.space.medium,
  fontSize: vars.text.large,
  '@media': {
    // At the foot of the card's column.
    [from.wide]: {
      position: 'absolute',
      insetBlockEnd: vars.space.xxlarge,
      insetInlineEnd: vars.space.xlarge,
      inlineSize: CARD_WIDTH,
    },
  },
});

export const includedTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  letterSpacing: 0,
});

/** What the plans have in common, in one line. */
export const list = style({
  display: 'grid',
  marginBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [`${from.tablet}, print`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from.huge]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    [from.desktop]: {
      paddingInline: vars.space.medium,
      borderBlockEnd: 0,
      borderInlineStart: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

export const itemTitle = style({ fontSize: vars.text.large });

export const itemText = style({
  fontSize: vars.text.small,
  lineHeight: 1.5,
  color: vars.color.text.secondary,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  alignItems: 'center',
  '@media': {
    [from.desktop]: {
      // In line with the questions below.
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    },
  },
});

export const promise = style({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: '35.6em',
  fontSize: vars.text.large,
});

/** Next to the guarantee: what the credit leads to. */
export const compared = style({
  inlineSize: '100%',
  borderBlockStart: `2px solid ${vars.color.border.strong}`,
  breakInside: 'avoid',
  lineHeight: 1.4,
});

export const comparedCaption = style({
  paddingBlockEnd: vars.space.xsmall,
  textAlign: 'start',
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

const cell = (selector: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${compared} ${selector}`, properties);

cell(':is(th, td)', {
  inlineSize: '37%',
  paddingBlock: vars.space.small,
  paddingInlineEnd: 'clamp(8px, 2.5vw, 16px)',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
// Ruled at the side, like the columns of a ledger.
cell(':is(td, thead th + th)', {
  paddingInlineStart: 'clamp(8px, 2.5vw, 16px)',
  borderInlineStart: `1px solid ${vars.color.border.hairline}`,
});
cell('tr > :first-child', { inlineSize: '26%' });
cell('thead th', { fontWeight: vars.weight.strong });
cell('tbody th', { fontWeight: vars.weight.regular, color: vars.color.text.secondary });
