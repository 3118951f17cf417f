import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';
import { root } from './WorkScreen.css.ts';

/** How wide (px) what staff set and the time are, up to the end of a row. */
export const TAIL = '--row-tail';

/** There its targets need no more than 24 px (WCAG 2.5.8). */
const byMouse = `${from.tablet} and (hover: hover)`;

/** What can be done with a row. */
const buttons = style({
  ...inline(vars.space.xxsmall),
  '@media': { [below.tablet]: { flexWrap: 'nowrap' } },
});
/** Over what is before what staff set; not transparent but hidden, so that Tab reaches them only from their row. */
const hidden = style([
  buttons,
  {
    '@media': {
      [from.tablet]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: `var(${TAIL}, 0px)`,
        alignItems: 'center',
        flexWrap: 'nowrap',
        paddingInline: vars.space.small,
        background: 'inherit',
        whiteSpace: 'nowrap',
        visibility: 'hidden',
      },
    },
  },
]);
/** A list that has no room for them in one line. */
const NARROW = '(width < 1200px)';
/** Seen without hovering. Next to an open record, its pane has them. */
const always = style([
  buttons,
  {
    '@media': {
      [from.tablet]: {
        flexWrap: 'nowrap',
        whiteSpace: 'nowrap',
        marginBlock: -3,
        '@container': { [NARROW]: { flexWrap: 'wrap', inlineSize: 232, marginBlock: 0 } },
      },
      [byMouse]: { rowGap: vars.space.hair },
      [when.zoomed]: { rowGap: 0 },
    },
  },
]);
export const actions = { hidden, always };

globalStyle(`tr:is(:hover, :focus-within) ${hidden}`, { visibility: 'visible' });
// Beside an open record they would cover the status; its pane and the keys do the same.
globalStyle(`${root}[data-pane] ${hidden}`, {
  '@media': { [`${from.tablet} and (hover: hover)`]: { display: 'none' } },
});
// Two lines of them are as high as a row of two lines.
globalStyle(`${root} ${always} > button`, {
  '@media': {
    [from.tablet]: { '@container': { [NARROW]: { paddingInline: 6 } } },
    [byMouse]: { '@container': { [NARROW]: { minBlockSize: 24, paddingBlock: 1 } } },
  },
});
// A finger does not hover: there the buttons have a line of their own in each row.
globalStyle(hidden, {
  '@media': {
    [`${from.tablet} and (hover: none)`]: {
      visibility: 'visible',
      inset: `auto auto ${vars.space.xxsmall} ${vars.space.xlarge}`,
    },
  },
});
// The row's own background is below them, whatever it is.
globalStyle(`td:has(> ${hidden})`, {
  // In view, also where the table is wider than the window.
  position: 'sticky',
  insetInlineEnd: 0,
  background: 'inherit',
});
// Below its name, where a table that is wider than the window still shows them.
globalStyle(`tr:has(${hidden})`, {
  '@media': { [`${from.tablet} and (hover: none)`]: { position: 'relative' } },
});
globalStyle(`tr:has(${hidden}) > *`, {
  '@media': {
    [`${from.tablet} and (hover: none)`]: { position: 'static', paddingBlockEnd: 48 },
  },
});
globalStyle(`:is(${hidden}, ${always}) > button`, {
  '@media': {
    [when.fingers]: { minBlockSize: 40 },
    // One line, whatever the width: where it is narrow, a label has two. The records are what one reads.
    [below.tablet]: {
      flex: '1 1 auto',
      minInlineSize: 0,
      paddingInline: vars.space.xxsmall,
      borderColor: vars.color.border.hairline,
      fontWeight: vars.weight.medium,
    },
  },
});
// What one presses has its place, whatever the status offers now: in the line of the status.
globalStyle(`${hidden} > button`, {
  '@media': { [below.tablet]: { flex: `0 0 calc((100% - 96px - 2 * ${vars.space.xxsmall}) / 2)` } },
});
globalStyle(`${hidden} > button[data-place="last"]`, {
  '@media': { [below.tablet]: { flexBasis: 96, marginInlineStart: 'auto' } },
});
// Decisions are apart from the middle of a card, where a thumb opens it.
globalStyle(`${root} ${always}`, {
  '@media': { [below.tablet]: { paddingBlockStart: vars.space.xsmall } },
});
// One button stands where the first of several stood.
globalStyle(`td:has(> ${always})`, {
  '@media': { [from.tablet]: { '@container': { [NARROW]: { verticalAlign: 'top' } } } },
});
// In a row of two lines, what is one line stands beside the name.
globalStyle(`${root} tr:has(${always}) > :is(th, td)`, {
  '@media': { [from.tablet]: { paddingBlock: 4 }, [when.zoomed]: { paddingBlock: 1 } },
});
globalStyle(`${root} tr:has(${always}) > td[data-holds]:not(:last-child)`, {
  '@media': {
    [from.tablet]: { verticalAlign: 'top', paddingBlockStart: 6 },
    [when.zoomed]: { paddingBlockStart: 1 },
  },
});
// Its day, and in how many lines it says that it has waited, are no higher than the buttons.
globalStyle(`${root} tr:has(${always}) > [data-holds="time"]`, {
  '@media': {
    [when.zoomed]: { lineHeight: 1.2 },
  },
});
globalStyle(`${root}:not([data-pane]) tr:has(${always}) > [data-holds="time"]`, {
  '@media': {
    [from.tablet]: {
      '@container': {
        '(700px <= width < 1000px)': {
          minInlineSize: 116,
          whiteSpace: 'normal',
          textWrap: 'balance',
          lineHeight: 1.2,
        },
      },
    },
  },
});
// The name takes what the other columns leave.
globalStyle(`${root}:not([data-pane]) tr:has(${always}) > th`, {
  '@media': {
    [from.tablet]: { inlineSize: '100%', maxInlineSize: 0 },
    [from.desktop]: { minInlineSize: 200 },
  },
});
globalStyle(`${root}[data-pane] tr:has(${always}) > th`, {
  '@media': { [from.desktop]: { inlineSize: '100%' } },
});
