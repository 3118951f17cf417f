import { createVar, fallbackVar } from '@vanilla-extract/css';

import { style } from '../../styles/ui-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** In px, also for client/behaviors/carousel.ts (data-gap). The marks of quotes hang in it. */
export const GAPS = { three: 20, two: 60 } as const;
/** Beside the row, where cards come and go. */
const FADE = 20;

/** What hangs out of the cards at their start. */
export const hang = createVar();
const BESIDE = `calc(${FADE}px + ${fallbackVar(hang, '0px')})`;

/** Visible cards per window width, equal to Swiper's slidesPerView. */
const perView = createVar();
const gap = createVar();

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

/** Without the script and before it: a scrollable row that looks the same. */
export const view = style({
  // Cards that come and go fade in the gap beside the row, where none stands.
  marginInline: `calc(-1 * ${BESIDE}) ${-FADE}px`,
  paddingInline: `${BESIDE} ${FADE}px`,
  scrollPaddingInline: `${BESIDE} ${FADE}px`,
  maskImage: `linear-gradient(90deg, transparent, #000 ${FADE}px calc(100% - ${FADE}px), transparent)`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    // Swiper moves the row.
    '&[data-running]': { overflow: 'clip', scrollSnapType: 'none', touchAction: 'pan-y' },
    '&::-webkit-scrollbar': { display: 'none' },
    '&, &[data-running]': { '@media': { print: { overflow: 'visible', maskImage: 'none' } } },
  },
});

export const track = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  gap,
  transitionProperty: 'transform',
  selectors: { '[data-running] > &': { gap: 0 } },
  // Print shows all cards.
  '@media': {
    print: {
      display: 'grid !important',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${gap} !important`,
      transform: 'none !important',
    },
  },
});

export const slide = style({
  display: 'grid',
  flex: 'none',
  inlineSize: `calc((100% - (${perView} - 1) * ${gap}) / ${perView})`,
  scrollSnapAlign: 'start',
  minInlineSize: 0,
  '@media': { print: { inlineSize: 'auto !important', margin: '0 !important' } },
});

export const threeUp = style({
  vars: { [perView]: '1', [gap]: `${GAPS.three}px` },
  '@media': {
    [from.tablet]: { vars: { [perView]: '2' } },
    [from.desktop]: { vars: { [perView]: '3' } },
  },
});

export const twoUp = style({
  vars: { [perView]: '1', [gap]: `${GAPS.two}px` },
  '@media': { 'screen and (min-width: 900px)': { vars: { [perView]: '2' } } },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 44,
  '@media': { '(scripting: none), print': { display: 'none' } },
});

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  selectors: {
    '&:hover': { borderColor: vars.color.border.strong, background: vars.color.surface.raised },
  },
});

/** Between the arrows; on phones these are as far apart as two thumbs. */
export const dots = style({
  display: 'flex',
  marginInline: 'auto',
  '@media': { [from.tablet]: { marginInline: 0 } },
});

/** A target of 24 px around a small tick. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 44,
  '::before': {
    content: '""',
    inlineSize: 20,
    blockSize: 6,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: 1,
  },
  selectors: {
    '&:hover::before': { borderColor: vars.color.border.strong },
    '&[aria-current="true"]::before': {
      background: vars.color.surface.inverse,
      borderColor: vars.color.border.strong,
      blockSize: 12,
    },
  },
});

/** With reduced motion there is no autoplay, so no pause button. */
export const pause = style({
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const pauseIcon = style({
  selectors: { [`${arrow}[aria-pressed="true"] &`]: { display: 'none' } },
});
export const playIcon = style({
  selectors: { [`${arrow}[aria-pressed="false"] &`]: { display: 'none' } },
});
