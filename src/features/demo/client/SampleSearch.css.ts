import { globalStyle, style } from '../../../styles/ui-style.ts';
import { vars } from '../../../styles/theme.css.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;
/** Widths of the window, in the size of its text: from here on two, and three panes stand side by side. */
const PAIR = '(min-width: 34rem)';
const PANES = '(min-width: 70rem)';

export const tabs = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

/** Tabs of a card index, on the window's upper edge. */
export const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: vars.space.medium,
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

export const paneBox = style({ containerType: 'inline-size' });

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [PAIR]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [PANES]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 23rem) minmax(0, 1fr)' },
  },
});

/** On phones one of the two shows, and the edge of the other says that it can be swiped to. */
export const pair = style({
  // Or hidden text in it, which is absolute, would widen the page.
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@container': { [PAIR]: { display: 'contents' } },
  '@media': { print: { display: 'contents' } },
});
// Without effect where the pair is part of the grid.
globalStyle(`${pair} > *`, { flex: '0 0 calc(100% - 2.25rem)', scrollSnapAlign: 'start' });
globalStyle(`${pair} > * + *`, { borderInlineStart: hairline });

const pane = style({
  display: 'grid',
  alignContent: 'start',
  borderBlockEnd: hairline,
  '@container': {
    [PANES]: {
      borderBlockEnd: 0,
    },
  },
});

export const job = style([
  pane,
  {
    gap: vars.space.medium,
    padding: vars.space.large,
    '@container': {
      [PAIR]: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: vars.space.xlarge,
      },
      [PANES]: {
        gridColumn: 'auto',
        gridTemplateColumns: 'minmax(0, 1fr)',
        borderInlineEnd: hairline,
      },
    },
  },
]);

export const list = style([
  pane,
  {
    display: 'flex',
    flexDirection: 'column',
    scrollMarginBlockStart: vars.header.height,
  },
]);
// The rows share the height of the resume next to them, once all is there: each new one would move the others.
globalStyle(`${paneBox}:has(+ *) ${list} > ol`, { flex: 1 });
globalStyle(`${list} > ol > li`, { display: 'grid' });

export const why = style([
  pane,
  { scrollMarginBlockStart: `calc(${vars.header.height} + ${vars.space.small})` },
]);

export const text = style({ display: 'grid', gap: vars.space.small, alignContent: 'start' });

export const ad = style({
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
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

export const requirements = style({ display: 'grid', alignContent: 'start' });

export const requirement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 3.25rem auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 40,
  borderBlockStart: hairline,
});

export const weight = style({
  display: 'grid',
  gridTemplateColumns: '28px 56px 28px',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

export const weightButton = style({
  inlineSize: 28,
  blockSize: 28,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  lineHeight: 1,
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
});

export const off = style({ color: vars.color.text.secondary });

export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  minBlockSize: 48,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.strong}`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const status = style({ minBlockSize: '1.45em', fontWeight: vars.weight.strong });

export const empty = style({ padding: vars.space.medium, color: vars.color.text.secondary });

/** Says what the window is, below it. */
export const caption = style({
  paddingBlockStart: vars.space.small,
  fontSize: vars.text.small,
  color: vars.color.text.secondary,
});
