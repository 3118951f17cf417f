import { globalStyle, style } from '../../../styles/ui-style.ts';
import { below, from, when } from '../../../styles/responsive.ts';
import { field, left as sheetsLeft, numerals } from '../../../ui/Landscape/Landscape.css.ts';
import * as kit from '../../../ui/ProductWindow/ProductWindow.css.ts';
import { HEIGHT } from '../../../ui/Landscape/sheets.ts';
import { vars } from '../../../styles/theme.css.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;
/** Widths of the window, in the size of its text: from here on two, and three panes stand side by side. */
const PAIR = '(min-width: 34rem)';
const PANES = '(min-width: 64rem)';
/** Of a resume: a note and its button stand in one line. */
const ONE_LINE = '(min-width: 28rem)';
/** More than a list can have. */
const MOST_ROWS = 500;
/** Of the third pane. */
const COUNTS = '21.5rem';
/** Where the window is to fit on the screen: of a desktop, of a laptop, and of a small one (`when.low`). */
const DESKTOP = `${from.header} and (height < 1110px)`;
const LOW = `${from.header} and (height < 1010px)`;
/** Phones and tablets on end: what counts is far below the pile that it sorts. */
const APART = `${below.header} and (height >= 600px)`;
/** Of the heads of two panes, whose rules are in one line: of a desktop, of a laptop, and of a small one. */
const HEAD = { desktop: 48, laptop: 44, low: 32 } as const;
/** The panes on a small laptop. */
const NARROW = { rows: '17rem', counts: '19rem' } as const;

export const tabs = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** Tabs of a card index, on the window's upper edge. */
export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 'clamp(10px, 2.6vw, 16px)',
  '@media': {
    [when.low]: { minBlockSize: 40 },
    // All four are seen on a phone, a word a line.
    [below.tablet]: {
      flex: '1 0 auto',
      inlineSize: 'min-content',
      paddingInline: 7,
      fontSize: vars.text.xsmall,
      lineHeight: 1.2,
      textAlign: 'center',
    },
  },
  border: `1px solid ${vars.color.border.hairline}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  fontSize: vars.text.small,
  textDecoration: 'none',
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    '&[aria-current]': {
      background: vars.color.surface.raised,
      borderColor: vars.color.border.strong,
      color: vars.color.text.primary,
      fontWeight: vars.weight.strong,
    },
  },
});

export const landscape = style({
  paddingBlock: vars.space.medium,
  // The figures at its ends are wider than their ticks, and the line's flag is, too.
  paddingInline: 'clamp(28px, 3.4vw, 48px)',
  borderBlockEnd: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [LOW]: { paddingBlock: vars.space.xsmall },
    [when.low]: { paddingBlock: vars.space.xsmall },
  },
});

// What it is counted in follows in one line with the sentence.
globalStyle(`${landscape} > div > p`, {
  '@media': {
    [from.header]: {
      display: 'inline-block',
      marginBlockEnd: 0,
      marginInlineEnd: vars.space.medium,
    },
  },
});
// What is moved and what follows it stand in one view of a laptop.
globalStyle(`${landscape} ${field}`, {
  '@media': {
    [LOW]: { marginBlockStart: vars.space.medium, blockSize: HEIGHT * 3 },
    [when.low]: { marginBlockStart: vars.space.small, blockSize: HEIGHT * 2 },
  },
});
globalStyle(`${landscape} ${sheetsLeft}`, { '@media': { [when.low]: { strokeWidth: 1 } } });
globalStyle(`${landscape} ${numerals}`, { '@media': { [when.low]: { fontSize: '1.25rem' } } });

export const paneBox = style({ position: 'relative', containerType: 'inline-size' });

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Rows, the open resume, and what counts; the job stands below the rows.
  '@container': {
    [PANES]: {
      gridTemplateColumns: `21rem minmax(0, 1fr) ${COUNTS}`,
      alignContent: 'start',
      '@media': {
        [when.low]: { gridTemplateColumns: `${NARROW.rows} minmax(0, 1fr) ${NARROW.counts}` },
      },
    },
  },
});

export const job = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.large,
  padding: vars.space.large,
  borderBlockStart: hairline,
  '@container': {
    [PAIR]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [PANES]: { display: 'contents' },
  },
});

export const counts = style({
  '@container': {
    [PANES]: {
      gridArea: `1 / 3 / span ${MOST_ROWS}`,
      paddingInline: vars.space.large,
      // What can be done with the job stands below.
      paddingBlockEnd: '8rem',
      borderInlineStart: hairline,
      '@media': {
        [LOW]: { paddingBlockEnd: '7.25rem' },
        [when.low]: { paddingInline: vars.space.medium, paddingBlockEnd: '5.5rem' },
      },
    },
  },
});

/** Up to the rule of the first requirement. */
export const countsHead = style([
  kit.label,
  {
    '@container': {
      [PANES]: {
        display: 'grid',
        alignItems: 'center',
        minBlockSize: HEAD.desktop - 1,
        '@media': {
          [LOW]: { minBlockSize: HEAD.laptop - 1 },
          [when.low]: { minBlockSize: HEAD.low - 1 },
        },
      },
    },
  },
]);

/** On phones a resume is below its row, else next to the rows. */
export const list = style({ '@container': { [PANES]: { display: 'contents' } } });
globalStyle(`${list} > ol`, {
  '@container': {
    [PAIR]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
      // The last row takes what the resume is higher than the others.
      alignContent: 'start',
    },
    // Without a box it answers no query of its rows.
    [PANES]: { display: 'contents', containerType: 'normal' },
  },
});
globalStyle(`${list} > ol > li`, { '@container': { [PAIR]: { display: 'contents' } } });
globalStyle(`${list} > ol > li > button`, { '@container': { [PAIR]: { gridColumn: 1 } } });
globalStyle(`${list} > ol > li > button + *`, {
  '@container': {
    [PAIR]: {
      gridColumn: 2,
      gridRow: `1 / span ${MOST_ROWS}`,
      borderInlineStart: hairline,
    },
    // Below the head of the list.
    [PANES]: { gridRowStart: 2 },
  },
});

// A whole resume fits below the ruler.
globalStyle(`${list} ${kit.resume}`, {
  '@media': {
    [LOW]: { gap: vars.space.small, paddingBlock: vars.space.small },
    [when.low]: { gap: vars.space.xxsmall, padding: `${vars.space.xsmall} ${vars.space.small}` },
  },
});
globalStyle(`${list} ${kit.resumeHead}`, {
  '@media': { [when.low]: { paddingBlockEnd: vars.space.xxsmall } },
});
globalStyle(`${list} ${kit.total}`, { '@media': { [when.low]: { fontSize: '2.25rem' } } });
globalStyle(`${list} ${kit.rowButton}`, {
  '@media': {
    [when.low]: {
      gridTemplateColumns: '1rem minmax(0, 1fr) 2.25rem 2.25rem',
      columnGap: vars.space.xsmall,
      minBlockSize: 40,
      paddingBlock: 0,
    },
  },
});
globalStyle(`${list} ${kit.sentence}`, {
  '@media': {
    [LOW]: { paddingBlock: 3, fontSize: 'inherit', lineHeight: 'inherit' },
    [when.low]: { columnGap: vars.space.xsmall, paddingBlock: 1, lineHeight: 1.4 },
  },
  '@container': {
    [ONE_LINE]: {
      '@media': {
        [DESKTOP]: { gridTemplateColumns: 'minmax(0, 1fr) 15.25rem' },
        [when.low]: { gridTemplateColumns: 'minmax(0, 1fr) 14.75rem' },
      },
    },
  },
});
// Without a note it has the margin, too.
globalStyle(`${list} ${kit.sentence} > :only-child`, {
  '@media': { [when.low]: { gridColumn: '1 / -1' } },
});
globalStyle(`${list} ${kit.note} > button`, {
  '@container': {
    [ONE_LINE]: {
      '@media': { [DESKTOP]: { flexBasis: 'auto', marginInlineStart: 'auto' } },
    },
  },
});

export const text = style({
  display: 'grid',
  gap: vars.space.small,
  alignContent: 'start',
  '@container': {
    [PANES]: {
      gridColumn: 1,
      padding: `${vars.space.large} ${vars.space.medium}`,
      '@media': { [when.low]: { padding: `${vars.space.small} ${vars.space.medium}` } },
    },
  },
  '@media': { [LOW]: { gap: vars.space.xsmall }, [when.low]: { gap: vars.space.xxsmall } },
});

export const ad = style({
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  '@media': {
    [LOW]: { fontSize: 'inherit', lineHeight: 1.5 },
    [when.low]: { fontSize: vars.text.xsmall, lineHeight: 1.35 },
  },
});

export const area = style({
  inlineSize: '100%',
  blockSize: '14rem',
  padding: vars.space.small,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.page,
  fontSize: '1rem',
  lineHeight: 1.5,
  resize: 'vertical',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
});

export const notice = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `3px solid ${vars.color.border.strong}`,
});

/** What the text asks for; the marker is for reasons. */
export const asked = style({
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: '0.2em',
  '@media': { [when.forcedColors]: { color: 'CanvasText' } },
});

export const requirements = style({ display: 'grid', alignContent: 'start' });

export const requirement = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  borderBlockStart: hairline,
});
// Label and slider share a line until the text is large; what it means ends the line.
globalStyle(`${requirement} > :first-child`, { flex: '1 0 7rem' });
globalStyle(`${requirement} > :last-child`, { flex: '0 0 3.25rem' });

const knob = {
  appearance: 'none',
  inlineSize: 12,
  blockSize: 24,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.surface.inverse,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;
const knobOfFewColors = { background: 'CanvasText' } as const;

/** A ruler of five parts. */
export const weight = style({
  appearance: 'none',
  flex: '4 1 5rem',
  minInlineSize: 0,
  blockSize: 44,
  margin: 0,
  background: `linear-gradient(${vars.color.border.strong} 0 0) 50% 50% / calc(100% - 12px) 1px no-repeat`,
  cursor: 'pointer',
  touchAction: 'pan-y',
  printColorAdjust: 'exact',
  '::-webkit-slider-thumb': knob,
  '::-moz-range-thumb': knob,
  '@media': {
    [when.low]: { blockSize: 34 },
    // Below the pile.
    [APART]: { scrollMarginBlockStart: '24rem' },
    // On paper, what is inverse is white.
    print: {
      '::-webkit-slider-thumb': knobOfFewColors,
      '::-moz-range-thumb': knobOfFewColors,
    },
    [when.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'linear-gradient(CanvasText 0 0) 50% 50% / calc(100% - 12px) 1px no-repeat',
      '::-webkit-slider-thumb': knobOfFewColors,
      '::-moz-range-thumb': knobOfFewColors,
    },
  },
});

// The pile stays in view while what sorts it moves.
globalStyle(`form:has(${weight}:is(:focus, :active)) ${landscape}`, {
  '@media': {
    [APART]: {
      position: 'sticky',
      insetBlockStart: vars.header.height,
      zIndex: 2,
      background: vars.color.surface.raised,
    },
  },
});

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  minBlockSize: HEAD.desktop,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.strong}`,
  '@container': { [PANES]: { gridColumn: '1 / 3' } },
  '@media': { [LOW]: { minBlockSize: HEAD.laptop }, [when.low]: { minBlockSize: HEAD.low } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  '@container': {
    [PANES]: {
      position: 'absolute',
      inset: 'auto 0 0 auto',
      inlineSize: COUNTS,
      justifyContent: 'end',
      paddingInline: vars.space.large,
      borderBlockStart: 0,
      // As the pane above it has one, whose text it begins with.
      borderInlineStart: '1px solid transparent',
      '@media': {
        [when.low]: {
          inlineSize: NARROW.counts,
          rowGap: vars.space.xxsmall,
          padding: `${vars.space.small} ${vars.space.medium}`,
        },
      },
    },
  },
});

export const status = style({ minBlockSize: '1.45em', fontWeight: vars.weight.strong });

// What a button has done takes up to three lines.
globalStyle(`${paneBox}:has(${status}:not(:empty)) ${counts}`, {
  '@container': {
    [PANES]: { paddingBlockEnd: '9.5rem', '@media': { [when.low]: { paddingBlockEnd: '8rem' } } },
  },
});

export const empty = style({
  padding: vars.space.medium,
  color: vars.color.text.secondary,
  '@container': { [PANES]: { gridColumn: 1 } },
});

/** Says what the window is, below it. */
export const caption = style({
  paddingBlockStart: vars.space.small,
  fontSize: vars.text.small,
  color: vars.color.text.secondary,
});
