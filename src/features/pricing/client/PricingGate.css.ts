import { keyframes } from '@vanilla-extract/css';

import { globalStyle, style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { headlineType } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';

const SCRIPTED = '(scripting: enabled)';
const UNSCRIPTED = '(scripting: none)';
/** The height of the plans' frame. The table may come late and report heights that it does not keep. */
const HEIGHT = 490;
/** 250 px on phones, else 166 px, and more with the visitor's text size, in which the card grows. */
const CARD_ROOM = { phone: '(19rem - 54px)', tablet: '(14rem - 58px)' } as const;
/** On phones the plans are three short ones below each other. */
const PLAN_HEIGHT = { phone: 163, tablet: 310 } as const;
/** The printed plans: three columns, made smaller, because the frame does not learn the width of paper. */
const PRINTED = { width: 1000, height: 400, scale: 0.65 } as const;
const CARD_TOP = 28;
/** Who is not known sees the plans whole; below this height of them they fade. */
const SHOWN = { phone: 590, tablet: 375, wide: 340 } as const;
const FADE = { from: 6, to: 18 } as const;
/** On wide screens who the visitor is stands in it, above the plans. */
const STRIP = 68;

const layered = { gridArea: '1 / 1', minInlineSize: 0 } as const;
const surface = {
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
} as const;

export const stage = style({ display: 'grid', gap: vars.space.medium });

/** Hidden while nobody is known. */
export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderInlineStart: `2px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  overflowWrap: 'anywhere',
  outlineOffset: 2,
  '@media': {
    [from.wide]: {
      gridArea: '1 / 1',
      zIndex: 1,
      alignSelf: 'start',
      margin: 1,
      borderInlineStart: 0,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
    },
  },
});

export const frame = style({
  ...surface,
  position: 'relative',
  display: 'grid',
  minBlockSize: HEIGHT,
  padding: `clamp(${vars.space.medium}, 3vw, ${vars.space.xlarge})`,
  background: vars.color.surface.sunken,
  // Not hidden: the focus would scroll the card out of its place.
  overflow: 'clip',
  '@media': {
    [from.wide]: { gridArea: '1 / 1', paddingBlockStart: STRIP },
    print: {
      blockSize: `${PRINTED.height * PRINTED.scale}px !important`,
      minBlockSize: 0,
      padding: 0,
      breakInside: 'avoid',
    },
  },
});

/** Nobody is known yet. */
const CLOSED = `${banner}[hidden] ~ ${frame}`;
/** Its height is known, whatever the table reports. */
globalStyle(CLOSED, {
  blockSize: `calc(${CARD_ROOM.phone} + ${SHOWN.phone}px)`,
  minBlockSize: 0,
  paddingBlockStart: `calc${CARD_ROOM.phone}`,
  '@media': {
    [from.tablet]: {
      blockSize: `calc(${CARD_ROOM.tablet} + ${SHOWN.tablet}px)`,
      paddingBlockStart: `calc${CARD_ROOM.tablet}`,
    },
    [from.wide]: { blockSize: `calc(${CARD_ROOM.tablet} + ${SHOWN.wide}px)` },
    // There is no card.
    [`${UNSCRIPTED}, print`]: { paddingBlockStart: 0 },
  },
});

/** Without plans it is as high as what it says instead, and the card. */
globalStyle(`${CLOSED}:has(> [data-script-status="failed"])`, {
  '@media': { [SCRIPTED]: { blockSize: 'auto' } },
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
globalStyle(`${plans} > *`, layered);

/** Where the provider's frame does not say when it is drawn. */
const hide = keyframes({ to: { visibility: 'hidden' } });

/** Three blank cards where the plans will be, until these are drawn. Hidden, they still reserve their height. */
export const loadingPlans = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlock: '20px 60px',
  selectors: {
    '[data-script-status="loaded"] > &': { animation: `${hide} 1ms 4s both` },
    '[data-framed] > &': { visibility: 'hidden' },
    '[data-script-status="failed"] > &': { display: 'none' },
  },
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [UNSCRIPTED]: { display: 'none' },
  },
});
globalStyle(`${loadingPlans} > span`, {
  ...surface,
  minBlockSize: PLAN_HEIGHT.phone,
  background: vars.color.surface.raised,
  '@media': { [from.tablet]: { minBlockSize: PLAN_HEIGHT.tablet } },
});

/** A sheet where the plans would be. */
export const noPlans = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.small,
  padding: `clamp(${vars.space.large}, 4vw, ${vars.space.xxlarge})`,
  border: `1.5px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const noPlansTitle = style({ ...headlineType(vars.text.subheading), lineHeight: 1.2 });

export const reach = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.large}`),
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
});

export const blockedPlans = style([
  noPlans,
  {
    display: 'none',
    selectors: { '[data-script-status="failed"] > &': { display: 'grid' } },
    '@media': {
      [UNSCRIPTED]: { display: 'grid' },
      [SCRIPTED]: { selectors: { [`${CLOSED} &`]: { alignContent: 'start' } } },
    },
  },
]);

/** Behind the card, which asks itself. */
export const requestPlans = style({
  '@media': { [SCRIPTED]: { selectors: { [`${CLOSED} &`]: { display: 'none' } } } },
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
  selectors: { [`${banner}:not([hidden]) ~ * > &`]: { display: 'none' } },
  '@media': {
    [`${UNSCRIPTED}, print`]: { display: 'none' },
  },
});

/** One of the two shows, by whether the table's script came. */
export const withTable = style({ display: 'contents' });
export const withoutTable = style({ display: 'none' });
globalStyle(`[data-script-status="failed"] + * ${withTable}`, { display: 'none' });
globalStyle(`[data-script-status="failed"] + * ${withoutTable}`, { display: 'contents' });

export const overlay = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  border: 0,
  background: `linear-gradient(to top, ${vars.color.surface.sunken} ${FADE.from}px, transparent ${FADE.to}px)`,
  cursor: 'pointer',
});

/** A card that lies loose above the plans, and is none of them; it can be pushed aside. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.small,
  inlineSize: 'min(100%, 300px)',
  padding: `${vars.space.xlarge} ${vars.space.large} ${vars.space.large}`,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.lifted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  translate: 'var(--card-x, 0px) var(--card-y, 0px)',
  selectors: { '&[data-dragging]': { cursor: 'grabbing' } },
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xlarge,
      rowGap: vars.space.xxsmall,
      inlineSize: 'min(100%, 720px)',
    },
  },
});
// Without plans it lies above nothing, and its shadow would fall on the edge of what is said instead.
globalStyle(`[data-script-status="failed"] + * > ${card}`, { boxShadow: 'none' });
globalStyle(`${card} > p`, { gridColumn: '1' });
globalStyle(`${card} a`, {
  '@media': { [from.tablet]: { gridArea: '1 / 2 / span 2', alignSelf: 'center' } },
});

export const grip = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineStart: 'calc(50% - 20px)',
  inlineSize: 40,
  blockSize: 6,
  borderBlock: `1px solid ${vars.color.border.control}`,
});

export const cardTitle = style({
  fontFamily: vars.font.headline,
  fontSize: vars.text.subheading,
  fontWeight: vars.weight.headline,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
});

export const cardText = style({ fontSize: vars.text.small, color: vars.color.text.secondary });

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

export const sales = style({ marginBlockStart: vars.space.medium, fontSize: vars.text.large });
