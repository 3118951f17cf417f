import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { shown } from '../shell/Toasts.css.ts';
import { region } from '../shell/Screen.css.ts';
import { cell, second } from '../ui/Table.css.ts';
import { inline } from '../../../src/ui/layout/arrange.ts';

/** Around the screen and what lies over it; the screen fills what the page's header leaves. */
export const root = style({ display: 'contents' });

export const row = style({
  selectors: {
    '&:has([data-opener]:focus-visible)': {
      boxShadow: `inset 3px 0 0 ${vars.color.border.strong}`,
    },
  },
});

/** What an applicant wrote, below their row. */
export const factsRow = style({ selectors: { '&[data-closed]': { display: 'none' } } });

// What has the focus comes into view clear of the column names and of the toasts.
globalStyle(`${root} ${region}`, { scrollPaddingBlockStart: 40 });
globalStyle(`${root}:has(${shown}) ${region}`, {
  paddingBlockEnd: 300,
  scrollPaddingBlockEnd: 300,
  '@media': { [from.tablet]: { paddingBlockEnd: 200, scrollPaddingBlockEnd: 200 } },
});

/** Takes what the other columns leave; long values are whole in the pane. */
export const applicant = style([
  cell.name,
  {
    '@media': { [from.desktop]: { inlineSize: '100%', minInlineSize: 220, maxInlineSize: 0 } },
  },
]);

/** The place of the checkbox stays free where there is none, so that names stand in one line. */
export const who = style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  alignItems: 'start',
});

/** In one line where there is room: the name, how to reach them, and what is marked. */
export const whoText = style({
  gridColumn: -2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minInlineSize: 0,
});

export const about = style([
  second,
  {
    flex: '0 1 auto',
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': { [from.tablet]: { whiteSpace: 'nowrap' } },
    // Else in a line of its own, below the name and its marks.
    '@container': { '(max-width: 959.98px)': { order: 1, flexBasis: '100%' } },
  },
]);

/** Why somebody is still pending. */
export const failure = style([
  second,
  {
    order: 2,
    inlineSize: '100%',
    fontWeight: vars.weight.medium,
    color: vars.color.text.critical,
  },
]);

/** What staff should look at; in words, so that no color says it alone. */
export const marks = style({
  ...inline(`${vars.space.hair} ${vars.space.xxsmall}`),
  paddingBlock: vars.space.hair,
});
export const mark = style({
  paddingInline: vars.space.xxsmall,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});
const inSameLine = { display: 'inline-block', marginInlineStart: vars.space.xsmall };
export const waiting = style([second, inSameLine]);
export const overdue = style([
  second,
  inSameLine,
  { fontWeight: vars.weight.strong, color: vars.color.text.critical },
]);

export const doubts = style({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlockEnd: vars.space.small,
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
});
globalStyle(`${doubts} > li`, { display: 'grid', gap: vars.space.hair });

/** Its name opens the row; the sign before it says which way. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 24,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: 6,
      blockSize: 6,
      marginInlineEnd: vars.space.xsmall,
      borderBlockEnd: '1.5px solid',
      borderInlineEnd: '1.5px solid',
      transform: 'rotate(-45deg)',
      transition: `transform ${vars.motion.fast} ${vars.motion.easeOut}`,
    },
    '&[aria-expanded="true"]::before': { transform: 'rotate(45deg)' },
    '&:hover': { textDecoration: 'underline' },
  },
});

/** A cell of several parts, in one line where there is room. */
export const inLine = style({
  color: vars.color.text.secondary,
  '@container': { '(min-width: 960px)': { whiteSpace: 'nowrap' } },
});
globalStyle(`${inLine} > *`, { whiteSpace: 'nowrap' });

export const partner = style([
  second,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall },
]);

export const copy = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.surface.sunken } },
});

/** The button of the details, and the others over the row next to it. */
export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xxsmall,
  // A row of one line is no taller than those of other lists.
  '@media': { [from.tablet]: { marginBlock: -3 } },
});

export const bulk = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.small}`, 'center'),
  minBlockSize: 28,
});

export const selectAll = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 28,
});

/** Below the list. */
export const more = style({ fontSize: vars.text.xsmall });
export const shortcuts = style([
  more,
  {
    display: 'none',
    '@media': { [from.tablet]: { display: 'inline-flex' } },
  },
]);

export const paneActions = style({
  ...inline(vars.space.xxsmall),
  marginBlockEnd: vars.space.small,
  selectors: { '&:empty': { display: 'none' } },
});
