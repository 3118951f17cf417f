import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';

/** The open record: next to the rows, a page of its own on a phone. */
export const pane = style({
  position: 'fixed',
  inset: `${vars.header.height} 0 0`,
  zIndex: 6,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Of a reply, the buttons below what is written are in view with it.
  scrollPaddingBlockEnd: 96,
  padding: vars.space.medium,
  background: vars.color.surface.raised,
  '@media': {
    // What sticks to its end stands at the end of the window.
    [below.tablet]: {
      paddingBlockEnd: 0,
      '::after': { content: '""', display: 'block', blockSize: vars.space.medium },
    },
    [from.tablet]: {
      position: 'static',
      flex: 'none',
      inlineSize: 'min(400px, 52%)',
      border: `solid ${vars.color.border.hairline}`,
      borderWidth: '1px 0 1px 1px',
    },
    [when.short]: { scrollPaddingBlockEnd: 60 },
  },
});
/** What is answered stays in sight while the reply is written. */
globalStyle(`${pane}:has([data-reply-to]) [data-answered]`, {
  position: 'sticky',
  // Over the pane's padding, too.
  insetBlockStart: `calc(-1 * ${vars.space.medium})`,
  zIndex: 1,
  maxBlockSize: '30%',
  overflow: 'auto',
  // Its line is that of the fields below it.
  marginBlockEnd: -1,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.raised,
});
globalStyle(`${pane}:has([data-reply-to])`, { scrollPaddingBlockStart: '32%' });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

/** What leads on from it, at the end of the line, where it stays from record to record. */
export const ways = style({ ...inline(vars.space.medium), flex: 'none', flexWrap: 'nowrap' });

export const title = style({ minInlineSize: 0, fontSize: '1.125rem', overflowWrap: 'anywhere' });

/** A line about the open record. */
export const line = style({
  ...inline(`${vars.space.xsmall} ${vars.space.small}`, 'center'),
  marginBlockEnd: vars.space.small,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});

/** That it is no longer there, in sight of whoever types below. */
export const gone = style({
  position: 'sticky',
  // Over the pane's padding, too.
  insetBlockStart: `calc(-1 * ${vars.space.medium})`,
  zIndex: 1,
  paddingBlock: vars.space.xsmall,
  background: vars.color.surface.raised,
  fontWeight: vars.weight.medium,
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${gone}:not(:empty) ~ * :is(input, textarea)[readonly]`, {
  background: vars.color.surface.sunken,
  color: vars.color.text.secondary,
});

/** What can be done with it, the usual first. */
export const paneActions = style([line]);
globalStyle(`${paneActions} > button:first-child`, {
  borderColor: 'transparent',
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.text.inverse,
});

/** What is set on it, between hairlines. */
export const form = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  borderBlock: `1px solid ${vars.color.border.hairline}`,
});
globalStyle('[data-theirs] > :is(input, select)', {
  borderColor: vars.color.border.strong,
  background: vars.color.surface.highlight,
});

// Below a field that one types in, what a colleague set moves nothing.
globalStyle('[data-theirs]:focus-within', { position: 'relative' });
globalStyle('[data-theirs]:focus-within > [role="status"]', {
  position: 'absolute',
  inset: '100% 0 auto',
  zIndex: 1,
  padding: vars.space.xsmall,
  border: `1px solid ${vars.color.border.strong}`,
  background: vars.color.surface.raised,
});

/** A note, below what is set. */
export const note = style({ paddingBlock: vars.space.small });

export const quiet = style({
  color: vars.color.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});

/** What a person wrote, or staff did. */
export const letter = style({
  paddingBlockEnd: vars.space.xsmall,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.text,
});

/** Its entries are told apart by who and when, not by a number. */
export const history = style({ padding: 0, listStyle: 'none' });
export const moment = style({ ...secondary(vars.text.xsmall), whiteSpace: 'nowrap' });

/** Other records of what may be one person. */
export const related = style({ paddingBlockEnd: vars.space.xsmall });
