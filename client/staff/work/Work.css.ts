import { globalStyle, style } from '../../../src/styles/page-style.ts';
import { between, from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { fieldBox } from '../ui/layout.ts';
import { secondary } from '../../../src/styles/type.ts';
import { inline } from '../../../src/ui/layout/arrange.ts';

/** The focus and the keys find the rows in it. */
export const root = style({ display: 'contents' });

/** The open record: next to the rows, over them on a tablet, a page of its own on a phone. */
export const pane = style({
  position: 'fixed',
  inset: `${vars.header.height} 0 0`,
  zIndex: 6,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.medium,
  background: vars.color.surface.raised,
  '@media': {
    [from.tablet]: {
      position: 'absolute',
      inset: '0 0 0 auto',
      inlineSize: 400,
      borderInlineStart: `1px solid ${vars.color.border.hairline}`,
      borderBlock: `1px solid ${vars.color.border.hairline}`,
    },
    [from.wide]: { position: 'static', flex: 'none' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const title = style({ minInlineSize: 0, fontSize: '1.125rem', overflowWrap: 'anywhere' });

/** What can be done with the open record. */
export const acts = style({
  ...inline(vars.space.xxsmall),
  marginBlockEnd: vars.space.small,
  selectors: { '&:empty': { display: 'none' } },
});

/** Says that someone else changed the record. */
export const change = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginBlock: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderInlineStart: `3px solid ${vars.color.border.strong}`,
  background: vars.color.surface.sunken,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { margin: 0, padding: 0, border: 0 } },
});

export const email = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.medium}`),
  marginBlockEnd: vars.space.small,
  overflowWrap: 'anywhere',
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  borderBlock: `1px solid ${vars.color.border.hairline}`,
});

export const field = style({ display: 'grid', gap: vars.space.hair, fontSize: vars.text.xsmall });

/** A note, below what is set. */
export const note = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
});

globalStyle(`:is(${form}, ${note}) :is(input, select, textarea)`, {
  ...fieldBox,
  minBlockSize: 32,
});
globalStyle(`${note} textarea`, { paddingBlock: vars.space.xxsmall });
globalStyle(`${field}[data-theirs] :is(input, select)`, {
  borderColor: vars.color.border.strong,
  background: vars.color.surface.highlight,
});

export const save = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
});

export const quiet = style({
  color: vars.color.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

export const history = style({ display: 'grid', gap: vars.space.xsmall });
export const entry = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** What a person wrote. */
export const letter = style({
  paddingBlock: vars.space.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.text,
});

export const who = style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(72px, 1fr)',
  alignItems: 'center',
  gap: vars.space.hair,
});

/** The name, and what unfolds its row. */
export const nameLine = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const unfold = style({
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.small,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: 6,
      blockSize: 6,
      marginInline: 'auto',
      borderBlockEnd: '1.5px solid',
      borderInlineEnd: '1.5px solid',
      transform: 'rotate(-45deg)',
    },
    '&[aria-expanded="true"]::before': { transform: 'rotate(45deg)' },
    '&:hover': { background: vars.color.surface.sunken },
  },
});

/** What else is to be known at a glance. */
export const tag = style({
  ...secondary(vars.text.xsmall),
  fontWeight: vars.weight.regular,
  gridColumn: 2,
});

/** The beginning of what a person wrote. */
export const firstLine = style({
  ...secondary(vars.text.xsmall),
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** As large as a target has to be (WCAG 2.5.8). */
export const checkPlace = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
});
export const check = style({ inlineSize: 18, blockSize: 18 });

globalStyle('tr:is([data-open], [data-selected])', { background: vars.color.surface.sunken });
globalStyle('tr[data-row] > :first-child', { borderInlineStart: '4px solid transparent' });
globalStyle('tr[data-open] > :first-child', {
  borderInlineStartColor: vars.color.surface.highlight,
});
// Next to an open record and on tablets, the columns that matter keep their text.
globalStyle(`${root} [data-minor]:not(:last-child)`, {
  '@media': { [between.tabletAndDesktop]: { display: 'none' } },
});
globalStyle(`${root}[data-pane] [data-minor]`, {
  '@media': { [from.tablet]: { display: 'none' } },
});

export const bulk = style(inline(vars.space.xsmall, 'center'));

export const bulkSelect = style({
  minBlockSize: 28,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  font: 'inherit',
});
