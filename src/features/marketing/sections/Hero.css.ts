import { globalStyle, style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { WINDOW_HEIGHT } from './HeroWindow.css.ts';
import { headlineType, secondary } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';

/** The logo bar, which ends the first view. */
const LOGOS = '112px';

export const root = style({
  display: 'grid',
  alignItems: 'center',
  // The product's window runs off the edge.
  overflowX: 'clip',
  // On phones the first logos are in the first view.
  paddingBlock: `${vars.space.medium} ${vars.space.small}`,
  '@media': {
    [from.header]: {
      minBlockSize: `min(calc(100svh - ${vars.header.height} - ${LOGOS}), 860px)`,
      paddingBlock: vars.space.xlarge,
    },
  },
});

/** Above the words, next to the window: as much as below them on most widths. */
const ABOVE_WORDS = 72;

/**
 * The elements come in the order of phones. Nothing here depends on what follows it: a browser shows the
 * first elements before it has the others, and none may move.
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  alignItems: 'center',
  '@media': {
    [from.header]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      // The last row is what the window is higher than the words.
      gridTemplateRows: 'repeat(6, auto) 1fr',
      // Before the window is there, words would else fill its column.
      gridAutoFlow: 'column',
      gap: `${vars.space.large} clamp(24px, 3vw, 56px)`,
      alignItems: 'start',
      minBlockSize: WINDOW_HEIGHT,
    },
    // The promise has three lines, and the window half of the page.
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 12fr) minmax(0, 13fr)',
      columnGap: vars.space.xlarge,
    },
    [from.huge]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 14fr)' },
  },
});

export const headline = style({
  fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.5rem)',
  fontWeight: vars.weight.headline,
  letterSpacing: '-0.01em',
  '@media': {
    [from.header]: { marginBlockStart: ABOVE_WORDS, marginBlockEnd: '-0.5em' },
  },
});

export const promise = style({
  ...headlineType('clamp(2rem, 1.35rem + 2.6vw, 4rem)'),
  lineHeight: 1,
  letterSpacing: vars.tracking.display,
  textWrap: 'wrap',
  '@media': {
    [from.header]: { fontSize: '3.8vw' },
    [from.huge]: { fontSize: 'min(3.7vw, 4.2rem)' },
  },
});

export const actions = style(inline(vars.space.small));

export const bullets = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  maxInlineSize: '32em',
});

export const bullet = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space.small,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  '@media': { [from.header]: { fontSize: vars.text.standard } },
});

export const tick = style({ marginBlockStart: 3 });

export const figures = style({
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const firm = style({
  ...secondary(vars.text.xsmall),
  textWrap: 'balance',
  '@media': {
    [from.header]: { fontSize: vars.text.small },
  },
});

/** A line of its own, which no font breaks. */
export const firmFigures = style({ display: 'block' });

// Its last link is an island, in line with the text.
globalStyle(`${firm} > div`, { display: 'inline' });

export const firmLink = style({
  color: vars.color.text.primary,
  fontWeight: vars.weight.strong,
  selectors: { '&:hover': { background: vars.color.surface.highlight } },
});
