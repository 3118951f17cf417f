import { globalStyle, style } from '../../styles/ui-style.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType } from '../../styles/type.ts';

const FLAG = 44;
const INK = vars.color.border.strong;
const NUMERAL = 'min(clamp(1.125rem, 0.6rem + 2vw, 3rem), 6vw)';
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

/** As high as what it holds is worth: the width decides. */
export const field = style({
  position: 'relative',
  // Of the flag.
  marginBlockStart: vars.space.large,
  blockSize: 'clamp(112px, 15vw, 232px)',
});

export const sheets = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
globalStyle(`${sheets} path`, { fill: 'none', vectorEffect: 'non-scaling-stroke' });

export const left = style({
  stroke: vars.color.border.control,
  strokeOpacity: 0.62,
  strokeWidth: 2,
  '@media': { [when.forcedColors]: { stroke: 'GrayText', strokeOpacity: 1 } },
});

export const edge = style({
  stroke: INK,
  strokeWidth: 9,
  '@media': { [when.forcedColors]: { stroke: 'CanvasText' } },
});

export const right = style({
  stroke: vars.color.surface.highlight,
  strokeWidth: 6,
  '@media': { [when.forcedColors]: { stroke: 'Canvas' } },
});

export const drawnLine = style({ stroke: INK, strokeWidth: 3 });

const thumb = {
  appearance: 'none',
  inlineSize: FLAG,
  blockSize: '100%',
  border: 0,
  borderRadius: 0,
  cursor: 'ew-resize',
  background: [
    `linear-gradient(${INK} 0 0) 50% 0 / 3px 100%`,
    `linear-gradient(${vars.color.surface.highlight} 0 0) 50% 2px / 40px 28px`,
    `linear-gradient(${INK} 0 0) 50% 0 / 44px 32px`,
  ]
    .map((layer) => `${layer} no-repeat`)
    .join(', '),
  forcedColorAdjust: 'none',
} as const;

/** The browser's own slider: its thumb is the line, with a flag to take hold of. */
export const line = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.small})`,
  insetInlineStart: -FLAG / 2,
  inlineSize: `calc(100% + ${FLAG}px)`,
  blockSize: `calc(100% + ${vars.space.small} + 10px)`,
  appearance: 'none',
  margin: 0,
  background: 'none',
  cursor: 'ew-resize',
  // A swipe up or down scrolls the page.
  touchAction: 'pan-y',
  '::-webkit-slider-runnable-track': { blockSize: '100%' },
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
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
