import { createVar } from '@vanilla-extract/css';

import { globalStyle, style } from '../../styles/ui-style.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';
import { HEIGHT } from './sheets.ts';

const FLAG = 44;
const INK = vars.color.border.strong;
/** So narrow that the last two, of which one ends with the ruler, stay two numbers. */
const NUMERAL = 'min(clamp(0.9375rem, 0.5rem + 2vw, 3rem), 4.3vw)';
const TICKS = 20;

/** Of all that is below the ruler. */
export const BELOW_RULER = `calc(${NUMERAL} + ${TICKS}px)`;

export const root = style({ fontVariantNumeric: 'tabular-nums' });

export const sentence = style({
  ...headlineType(vars.text.subheading),
  lineHeight: 1.2,
  letterSpacing: vars.tracking.heading,
  marginBlockEnd: vars.space.small,
});

/** A sheet lies on whole pixels: four for each, and three in low windows. */
export const field = style({
  position: 'relative',
  // Of the flag.
  marginBlockStart: vars.space.large,
  blockSize: HEIGHT * 4,
  '@media': { [when.low]: { blockSize: HEIGHT * 3 } },
});

export const sheets = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
globalStyle(`${sheets} path`, {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  shapeRendering: 'crispEdges',
});

export const left = style({
  stroke: vars.color.border.control,
  strokeWidth: 2,
  '@media': { [when.forcedColors]: { stroke: 'GrayText' } },
});

export const right = style({ stroke: INK, strokeWidth: 1 });
globalStyle(`${sheets} ${right}`, {
  fill: vars.color.surface.highlight,
  '@media': { [when.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
});

export const drawnLine = style({
  stroke: INK,
  strokeWidth: 3,
  '@media': { [when.forcedColors]: { stroke: 'CanvasText' } },
});

/** Paper has no slider. */
export const printedLine = style([drawnLine, { '@media': { screen: { display: 'none' } } }]);

/** A point of an arrow, to the left from 6 px left of the middle or to the right from right of it. */
const arrow = (side: 'left' | 'right', color: string) =>
  `conic-gradient(from ${side === 'left' ? 45 : 225}deg at ${side === 'left' ? 0 : 100}% 50%, ${color} 90deg, transparent 0) calc(50% ${side === 'left' ? '-' : '+'} 10px) 10px / 6px 12px`;

/** Of the thumb: its ink, its flag, and how it looks, which both kinds of browsers have a rule for. */
const ink = createVar();
const flag = createVar();
const look = createVar();

const FLAG_ON_LINE = [
  arrow('left', ink),
  arrow('right', ink),
  `linear-gradient(${ink} 0 0) 50% 0 / 3px 100%`,
  `linear-gradient(${flag} 0 0) 50% 2px / 40px 28px`,
  `linear-gradient(${ink} 0 0) 50% 0 / 44px 32px`,
]
  .map((layer) => `${layer} no-repeat`)
  .join(', ');

const thumb = {
  appearance: 'none',
  inlineSize: FLAG,
  blockSize: '100%',
  border: 0,
  borderRadius: 0,
  cursor: 'ew-resize',
  // Only the line itself is taken: a thumb that scrolls over the field leaves it where it is.
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  background: look,
  forcedColorAdjust: 'none',
} as const;

/** Around the line alone. */
const FOCUS = { outline: `3px solid ${INK}`, outlineOffset: 2 } as const;

/** The browser's own slider: its thumb is the line, with a flag to take hold of. */
export const line = style({
  vars: { [ink]: INK, [flag]: vars.color.surface.highlight, [look]: FLAG_ON_LINE },
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.small})`,
  insetInlineStart: -FLAG / 2,
  inlineSize: `calc(100% + ${FLAG}px)`,
  blockSize: `calc(100% + ${vars.space.small} + 10px)`,
  appearance: 'none',
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  touchAction: 'pan-y',
  '::-webkit-slider-runnable-track': { blockSize: '100%' },
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::-webkit-slider-thumb': FOCUS,
    '&:focus-visible::-moz-range-thumb': FOCUS,
  },
  '@media': {
    print: { display: 'none' },
    [when.forcedColors]: { vars: { [ink]: 'CanvasText', [flag]: 'Canvas' } },
  },
});

export const ticks = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: TICKS,
  borderBlockStart: `2px solid ${INK}`,
  overflow: 'visible',
});
globalStyle(`${ticks} path`, {
  stroke: 'currentColor',
  vectorEffect: 'non-scaling-stroke',
  shapeRendering: 'crispEdges',
});

/** Each below its tick. */
export const numerals = style({
  display: 'flex',
  justifyContent: 'space-between',
  ...headlineType(NUMERAL),
  lineHeight: 1,
  letterSpacing: '-0.03em',
});
globalStyle(`${numerals} > span`, {
  inlineSize: 0,
  display: 'grid',
  justifyContent: 'center',
});
// The first one begins and the last one ends with the ruler.
globalStyle(`${numerals} > :first-child`, { justifyContent: 'start' });
globalStyle(`${numerals} > :last-child`, { justifyContent: 'end' });
