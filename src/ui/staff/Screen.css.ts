import { globalStyle, style } from '../../styles/page-style.ts';
import { below, from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { edge, HEAD } from './layout.ts';
import { secondary } from '../../styles/type.ts';
import { inline } from '../layout/arrange.ts';

export const screen = style({
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const state = style({
  ...edge,
  ...inline(`${vars.space.xxsmall} ${vars.space.medium}`, 'center'),
  flex: 'none',
  position: 'relative',
  minBlockSize: 28,
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  color: vars.color.text.primary,
  fontWeight: vars.weight.medium,
  // Without a gap of its own while it is empty; it stays, so that its text is read out.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const problem = style({
  color: vars.color.text.critical,
  fontWeight: vars.weight.strong,
  selectors: { '&:empty': { display: 'none' } },
});

export const trouble = style({
  ...inline(vars.space.small, 'center'),
  color: vars.color.text.primary,
});

/** The rows, and the open record next to them. */
export const columns = style({
  flex: '1 1 auto',
  position: 'relative',
  minBlockSize: 200,
  display: 'flex',
});

export const foot = style({
  flex: 'none',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  paddingInline: vars.space.medium,
  columnGap: vars.space.medium,
  minBlockSize: 40,
  '@media': { [when.short]: { minBlockSize: 36 } },
  ...secondary(vars.text.xsmall),
  selectors: { '&:empty': { display: 'none' } },
});

/** Scrolls by itself in both directions, so that toolbar and column names stay. */
export const region = style({
  flex: '1 1 auto',
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 200,
  overflow: 'auto',
  // Rows fold by the width of the list, which a pane narrows.
  containerType: 'inline-size',
  overscrollBehavior: 'contain',
  // What comes into view stands below the names of the columns and their line.
  scrollPaddingBlockStart: HEAD + 1,
  '@media': {
    [when.fingers]: { scrollPaddingBlockStart: 41 },
    [below.tablet]: { scrollPaddingBlockStart: 0 },
  },
  borderBlock: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.raised,
  transition: `opacity ${vars.motion.standard} ${vars.motion.easeOut}`,
  selectors: {
    '&[aria-busy="true"]': { opacity: 0.6 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const toolbar = style({
  ...edge,
  ...inline(`${vars.space.xsmall} ${vars.space.medium}`, 'center'),
  flex: 'none',
  position: 'relative',
  // Phones have room for one line, or the first row is far from the top.
  flexWrap: 'nowrap',
  paddingBlock: vars.space.hair,
  '@media': {
    ...edge['@media'],
    [from.tablet]: { ...edge['@media'][from.tablet], flexWrap: 'wrap', minBlockSize: 40 },
  },
});

const heading = { fontSize: '1rem', fontWeight: vars.weight.headline } as const;

/** Phones have it in the bar above. */
export const title = style({
  ...heading,
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': { [from.tablet]: { position: 'static', clipPath: 'none' } },
});
/** Of a screen that is no section. */
export const ownTitle = style({ ...heading, minInlineSize: 0, overflowWrap: 'anywhere' });

/** Fills the space between the title and the actions. */
export const lead = style({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [from.tablet]: { flexBasis: 320 } },
});

// As high as a target has to be (WCAG 2.5.8).
globalStyle(`${lead} > a`, { display: 'inline-block', minBlockSize: 24, alignContent: 'center' });

export const actions = style({
  ...inline(vars.space.xsmall),
  whiteSpace: 'nowrap',
  // Without a gap before it, which a phone needs.
  selectors: { '&:empty': { display: 'none' } },
});
