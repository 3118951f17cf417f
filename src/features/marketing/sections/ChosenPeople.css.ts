import { globalStyle, style } from '../../../styles/page-style.ts';
import { marked } from '../../../styles/marker.ts';
import { below, from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { headlineType, secondary } from '../../../styles/type.ts';
import { BELOW_RULER } from '../../../ui/Landscape/Landscape.css.ts';

const INK = vars.color.border.strong;
const paper = {
  background: vars.color.surface.raised,
  border: `1.5px solid ${INK}`,
  padding: vars.space.medium,
} as const;

/** Of the words beside them too, which come earlier. */
export const heightBeside = {
  [from.header]: { minBlockSize: 224 },
  [when.low]: { minBlockSize: 200 },
  [from.wide]: { minBlockSize: 214 },
  [`${from.wide} and (height < 800px)`]: { minBlockSize: 176 },
} as const;

/** As high in all its states: what is below it stays in its place. */
export const row = style({ display: 'grid', minBlockSize: 112, '@media': heightBeside });

/** The middles of its columns are where the elbows begin (src/ui/Landscape/chosen.ts). */
export const sheets = style({
  display: 'grid',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '3.125%' },
  },
  selectors: {
    [`${row}[data-shows="small"] > &`]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gap: '1.5625%',
      alignItems: 'end',
    },
  },
});
globalStyle(`${row}:not([data-shows="large"], [data-shows="small"]) > ${sheets}`, {
  display: 'none',
});

export const sheet = style({
  ...paper,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xsmall,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:nth-last-child(1)': { gridColumn: '-2 / -1' },
    '&:nth-last-child(2)': { gridColumn: '-3 / -2' },
    '&:nth-last-child(3)': { gridColumn: '-4 / -3' },
    '&:nth-last-child(4)': { gridColumn: '-5 / -4' },
  },
  '@media': {
    [below.tablet]: {
      paddingBlock: vars.space.small,
      selectors: {
        // Of those who can be read, phones show the last one who was chosen.
        [`${row}[data-shows="large"] > ${sheets} > &`]: {
          gridTemplateColumns: '4.5rem minmax(0, 1fr)',
          gap: `${vars.space.xxsmall} 0`,
          gridColumn: 'auto',
        },
        [`${row}[data-shows="large"] > ${sheets} > &:not([data-lowest])`]: { display: 'none' },
        [`${row}[data-shows="small"] > ${sheets} > &`]: { paddingInline: vars.space.xsmall },
      },
    },
    [when.low]: { paddingBlock: vars.space.xsmall, gap: vars.space.xxsmall },
  },
});

export const rating = style({
  ...headlineType('2rem'),
  justifySelf: 'start',
  lineHeight: 1,
  '@media': { [from.header]: { fontSize: '2.75rem' } },
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums',
});

export const sentence = style({
  lineHeight: 1.45,
  fontSize: vars.text.small,
  '@media': {
    [from.wide]: { fontSize: vars.text.standard },
    [when.low]: { fontSize: vars.text.small },
  },
});

export const stroke = style({
  background: 'none',
  color: 'inherit',
  selectors: {
    [`${sheet}[data-lowest] &`]: {
      ...marked,
    },
  },
  '@media': { [when.forcedColors]: { color: 'CanvasText' } },
});

export const weight = style([
  secondary(vars.text.xsmall),
  { '@media': { [below.tablet]: { gridColumn: 2 } } },
]);

// A few show their rating alone.
globalStyle(`${row}[data-shows="small"] :is(${sentence}, ${weight})`, { display: 'none' });
globalStyle(`${row}[data-shows="small"] ${sheet}[data-lowest] > ${rating}`, marked);
globalStyle(`${row}[data-shows="small"] ${rating}`, {
  '@media': { [below.tablet]: { fontSize: '1.5rem' } },
});

/** Sheets below the uppermost one. */
const BELOW = [1, 2, 3]
  .map(
    (at) =>
      `${at * 5}px ${at * -5}px 0 -1.5px ${vars.color.surface.raised}, ${at * 5}px ${at * -5}px 0 ${INK}`,
  )
  .join(', ');

export const stack = style({
  ...paper,
  ...headlineType(vars.text.heading),
  lineHeight: 1.1,
  display: 'none',
  alignContent: 'end',
  alignSelf: 'end',
  minBlockSize: 96,
  marginBlockStart: vars.space.medium,
  marginInlineEnd: vars.space.medium,
  boxShadow: BELOW,
  selectors: { [`${row}[data-shows="stack"] > &`]: { display: 'grid' } },
  '@media': {
    [from.header]: { inlineSize: '48%', minBlockSize: 150, justifySelf: 'end' },
  },
});

export const nobody = style({
  ...headlineType(vars.text.heading),
  display: 'none',
  alignSelf: 'center',
  selectors: { [`${row}[data-shows="nobody"] > &`]: { display: 'block' } },
});

/** From the row down to the ruler, above the film. */
export const elbows = style({
  display: 'none',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: `calc(100% - ${BELOW_RULER})`,
  pointerEvents: 'none',
  fill: 'none',
  stroke: INK,
  strokeWidth: 1.5,
  '@media': {
    [from.tablet]: { display: 'block' },
    print: { display: 'none' },
    [when.forcedColors]: { stroke: 'CanvasText' },
  },
});
globalStyle(`${elbows} path`, { vectorEffect: 'non-scaling-stroke' });

/** For a row of sheets that stands beside words, and for one that has the whole width. */
export const beside = style({ '@media': { [below.header]: { display: 'none' } } });
export const alone = style({ '@media': { [from.header]: { display: 'none' } } });
