import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { headlineType, secondary } from '../../../styles/type.ts';
import { inline, stack } from '../../../ui/layout/arrange.ts';
import { heightBeside } from './ChosenPeople.css.ts';

/** Of the chosen sheets, where they stand between the words and the ruler. */
const SHEETS_HEIGHT = 212;

export const root = style({
  // The ends of the line's way reach into the margins.
  overflowX: 'clip',
  paddingBlock: `${vars.space.xsmall} ${vars.space.large}`,
  '@media': { [from.header]: { paddingBlockStart: vars.space.medium } },
});

/**
 * The elements come in the order of phones. Nothing here depends on what follows it: a browser shows the
 * first elements before it has the others, and none may move.
 */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': {
    [from.tablet]: {
      // The height of the sheets, which come later than the ruler below them.
      gridTemplateRows: `auto auto minmax(${SHEETS_HEIGHT}px, auto) auto`,
    },
    [from.header]: {
      gridTemplateRows: 'none',
      // As wide as the columns of the chosen sheets suppose (src/ui/Landscape/chosen.ts).
      gridTemplateColumns: 'minmax(0, 34fr) minmax(0, 64fr)',
      columnGap: '2%',
      rowGap: 0,
    },
  },
});

const WHOLE = { '@media': { [from.header]: { gridColumn: '1 / -1' } } };

/** One line; on phones one for each word. Both faces break alike. */
export const headline = style({
  ...headlineType('min(10.4vw, 4rem)'),
  lineHeight: 0.98,
  letterSpacing: vars.tracking.display,
  maxInlineSize: '12ch',
  '@media': {
    [from.tablet]: { fontSize: 'min(5.9vw, 5.375rem)', maxInlineSize: 'none' },
    [from.header]: { gridColumn: '1 / -1', paddingBlockEnd: vars.space.large },
    [when.low]: { paddingBlockEnd: vars.space.medium },
  },
});

export const words = style([
  {
    ...stack(vars.space.small),
    alignContent: 'start',
    '@media': { [from.header]: { gridArea: '2 / 1' } },
  },
  { '@media': heightBeside },
]);

export const promise = style({
  ...headlineType(vars.text.subheading),
  lineHeight: 1.14,
  letterSpacing: vars.tracking.heading,
  // Both faces break alike.
  maxInlineSize: '13em',
  textWrap: 'balance',
  '@media': {
    [below.header]: { maxInlineSize: 'none' },
    [from.wide]: { fontSize: '2rem' },
    [when.low]: { fontSize: '1.625rem' },
  },
});

export const audience = style(secondary(vars.text.small));

export const actions = style(inline(`${vars.space.small} ${vars.space.large}`));

/** As high as the words beside it: its sheets end where the elbows begin. */
export const chosen = style({
  '@media': {
    [from.tablet]: { gridArea: '3 / 1', display: 'grid' },
    [from.header]: { gridArea: '2 / 2' },
  },
});

export const landscape = style({
  position: 'relative',
  isolation: 'isolate',
  '@media': {
    [from.tablet]: {
      gridArea: '4 / 1',
      marginBlockStart: `calc(-1 * ${vars.space.small})`,
      // The elbows turn here.
      paddingBlockStart: 40,
    },
    [from.header]: { gridArea: '3 / 1 / auto / -1', marginBlockStart: 0 },
    [when.low]: { paddingBlockStart: 36 },
  },
});

// The line to a sheet that is next to the flag goes behind it.
globalStyle(`${landscape} input`, { zIndex: 2 });

// Without a script nothing follows the line.
globalStyle(`${landscape} input`, { '@media': { '(scripting: none)': { pointerEvents: 'none' } } });

// In a large text size, the lines to the sheets pass behind the words.
globalStyle(`${landscape} > div > p`, {
  '@media': {
    [from.tablet]: {
      position: 'relative',
      zIndex: 2,
      inlineSize: 'fit-content',
      background: vars.color.surface.page,
    },
  },
});

export const sample = style(secondary(vars.text.xsmall));

// In one line with the sentence.
globalStyle(`${landscape} > div > p`, {
  '@media': {
    [from.header]: {
      display: 'inline-block',
      marginBlockEnd: 0,
      marginInlineEnd: vars.space.medium,
    },
  },
});
globalStyle(`${landscape} > div > p:first-child`, {
  '@media': {
    [below.header]: { marginBlockEnd: vars.space.xxsmall },
    // One line in both faces.
    [below.tablet]: { fontSize: 'min(5.1vw, 1.3125rem)' },
  },
});

export const bullets = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.xlarge}`),
  paddingBlock: `${vars.space.small} ${vars.space.xxsmall}`,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  '@media': {
    [from.header]: { gridColumn: '1 / -1', fontSize: vars.text.standard },
  },
});

export const firm = style({ ...WHOLE, ...secondary(vars.text.small), textWrap: 'balance' });

/** On narrow screens a line of its own, which no font breaks. */
export const firmFigures = style({
  display: 'block',
  '@media': { [from.desktop]: { display: 'inline' } },
});

export const firmLink = style({
  color: vars.color.text.primary,
  fontWeight: vars.weight.strong,
  selectors: { '&:hover': { background: vars.color.surface.highlight } },
});
