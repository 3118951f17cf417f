import { createVar, style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** The gap between cards (px); client/behaviors/carousel.ts is told the same by data-gap. */
export const GAP = 20;

/** How many cards show; per window width as the carousel's own slides-per-view say. */
const perView = createVar();

export const root = style(
  inUi({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large }),
);

/** Without a script, and before it, a row to scroll by hand that already looks as it will. */
export const view = style(
  inUi({
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    selectors: {
      // Swiper moves the row by itself.
      '&[data-running]': { overflow: 'clip', scrollSnapType: 'none', touchAction: 'pan-y' },
      '&::-webkit-scrollbar': { display: 'none' },
      '&, &[data-running]': { '@media': { print: { overflow: 'visible' } } },
    },
  }),
);

export const track = style(
  inUi({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    gap: GAP,
    transitionProperty: 'transform',
    selectors: { '[data-running] > &': { gap: 0 } },
    // On paper all cards lie side by side.
    '@media': {
      print: {
        display: 'grid !important',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: `${GAP}px !important`,
        transform: 'none !important',
      },
    },
  }),
);

export const slide = style(
  inUi({
    display: 'grid',
    flex: 'none',
    inlineSize: `calc((100% - (${perView} - 1) * ${GAP}px) / ${perView})`,
    scrollSnapAlign: 'start',
    minInlineSize: 0,
    '@media': { print: { inlineSize: 'auto !important', margin: '0 !important' } },
  }),
);

export const threeUp = style(
  inUi({
    vars: { [perView]: '1' },
    '@media': {
      [from.tablet]: { vars: { [perView]: '2' } },
      [from.desktop]: { vars: { [perView]: '3' } },
    },
  }),
);

export const twoUp = style(
  inUi({
    vars: { [perView]: '1' },
    '@media': { 'screen and (min-width: 900px)': { vars: { [perView]: '2' } } },
  }),
);

export const controls = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: 44,
    '@media': { '(scripting: none), print': { display: 'none' } },
  }),
);

export const arrow = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.medium,
    selectors: {
      '&:hover': { borderColor: vars.color.border.strong, background: vars.color.surface.raised },
    },
  }),
);

export const dots = style(inUi({ display: 'flex', marginInline: 'auto' }));

/** 24 px to press around a ruler's tick to see. */
export const dot = style(
  inUi({
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
        background: vars.color.surface.highlight,
        borderColor: vars.color.border.strong,
        blockSize: 12,
      },
    },
  }),
);

/** What does not turn by itself needs no pause: never there, so that no focus is lost on it. */
export const pause = style(
  inUi({ '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } } }),
);

export const pauseIcon = style(
  inUi({ selectors: { [`${arrow}[aria-pressed="true"] &`]: { display: 'none' } } }),
);
export const playIcon = style(
  inUi({ selectors: { [`${arrow}[aria-pressed="false"] &`]: { display: 'none' } } }),
);
