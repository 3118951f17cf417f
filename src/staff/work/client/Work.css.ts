import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, between, from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';
import { edge } from '../../../ui/staff/layout.ts';

export const root = style({ display: 'contents' });

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
    [from.tablet]: {
      position: 'static',
      flex: 'none',
      inlineSize: 'min(400px, 52%)',
      border: `solid ${vars.color.border.hairline}`,
      borderWidth: '1px 0 1px 1px',
    },
    // There all columns stay, which need the room below it.
    [from.desktop]: { position: 'absolute', inset: '0 0 0 auto' },
    [from.wide]: { position: 'static' },
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

export const title = style({ minInlineSize: 0, fontSize: '1.125rem', overflowWrap: 'anywhere' });

/** A line about the open record. */
export const line = style({
  ...inline(`${vars.space.xsmall} ${vars.space.small}`, 'center'),
  marginBlockEnd: vars.space.small,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
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

export const who = style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(72px, 1fr)',
  alignItems: 'center',
  gap: vars.space.hair,
});

/** The name, and what unfolds its row. */
export const nameLine = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
/** Behind the name, which it leaves its room: what shows later makes no row higher. */
export const nameTag = style({
  ...secondary(vars.text.xsmall),
  // So much less that a name keeps its last letter.
  flex: '0 9999 auto',
  minInlineSize: 0,
  marginInlineStart: vars.space.xxsmall,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: vars.weight.regular,
});
/** The same in the color of a problem. */
export const unsentTag = style([nameTag, { color: vars.color.text.critical }]);
export const unfold = style({
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.small,
  selectors: {
    '&::before': { content: '"›"', display: 'inline-block' },
    '&[aria-expanded="true"]::before': { transform: 'rotate(90deg)' },
    '&:hover': { background: vars.color.surface.sunken },
  },
  '@media': {
    [when.fingers]: { position: 'relative', blockSize: 40, marginBlock: -8 },
    // There the whole card opens.
    [below.tablet]: { display: 'none' },
  },
});

// Where no buttons make rows two lines high.
globalStyle(`${root} tr[data-row]:not(:has(> [data-minor]:last-child)) > [data-holds="time"]`, {
  '@media': { [from.tablet]: { whiteSpace: 'nowrap' } },
});

/** In rows of half a window's height. */
const oneLine = `${from.tablet} and (height < 600px)`;

/** What else is to be known at a glance. */
export const tag = style({
  ...secondary(vars.text.xsmall),
  fontWeight: vars.weight.regular,
  gridColumn: 2,
  '@media': {
    [oneLine]: { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});
globalStyle(`${tag} wbr`, { '@media': { [oneLine]: { display: 'none' } } });

/** A day that is over. */
export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  whiteSpace: 'nowrap',
  color: vars.color.text.critical,
  fontWeight: vars.weight.strong,
});

/** As wide without its icon. */
export const mark = style({
  flex: 'none',
  position: 'relative',
  display: 'inline-block',
  marginInlineStart: vars.space.xxsmall,
  inlineSize: 14,
  blockSize: 14,
  verticalAlign: 'middle',
});

/** What a row has one line of, whatever its length. */
const cutLine = { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const;
globalStyle(`${root} tr[data-row] > td:is([data-holds="next_step"], [data-holds="line"])`, {
  '@media': { [from.tablet]: cutLine },
});
globalStyle(`${root} tr[data-row] > td[data-holds="next_step"]`, {
  '@media': { [from.tablet]: { maxInlineSize: 152 }, [from.huge]: { maxInlineSize: 320 } },
});
globalStyle(`${root} tr[data-row] > :is(th, [data-holds="email"]) a`, {
  '@media': { [from.tablet]: { WebkitLineClamp: 1, wordBreak: 'break-all' } },
});
export const subject = style({
  '@media': { [from.tablet]: { display: 'block', ...cutLine } },
});

/** The beginning of what a person wrote. */
export const firstLine = style({
  ...secondary(vars.text.xsmall),
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  // A card has one line of both.
  '@media': { [below.tablet]: { display: 'inline', marginInlineStart: vars.space.xsmall } },
});

/** As large as a target has to be (WCAG 2.5.8); for a finger as large as the space around it allows. */
export const checkPlace = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  '@media': {
    [when.fingers]: { inlineSize: 40, blockSize: 40, marginBlock: -8, marginInline: '-9px -5px' },
  },
});
export const check = style({ inlineSize: 18, blockSize: 18 });

globalStyle('tr[data-left] a', { color: vars.color.text.secondary });
globalStyle('tr[data-selected]', {
  background: vars.color.surface.sunken,
  '@media': { [when.forcedColors]: { outline: '1px dashed Highlight', outlineOffset: '-2px' } },
});
globalStyle('tr[data-open]', {
  '@media': { [when.forcedColors]: { outline: '3px solid Highlight', outlineOffset: '-3px' } },
});
/** The edge of a row: a card has it itself, columns have it in their first one. */
const edgeOf = (row: string, boxShadow: string) => {
  globalStyle(row, { '@media': { [below.tablet]: { boxShadow } } });
  globalStyle(`${row} > :first-child`, { '@media': { [from.tablet]: { boxShadow } } });
};
// Where letters act: the focus ring does not show after a click.
edgeOf(':where(tr[data-row]:focus-within)', `inset 3px 0 ${vars.color.border.strong}`);
edgeOf(
  'tr[data-open]',
  `inset 6px 0 ${vars.color.surface.highlight}, inset 7px 0 ${vars.color.border.strong}`,
);
// Next to an open record and on tablets, the columns that matter keep their text.
globalStyle(`${root} :is([data-minor]:not(:last-child), [data-wide])`, {
  '@media': { [between.tabletAndDesktop]: { display: 'none' } },
});
globalStyle(`${root}[data-pane] [data-minor]`, {
  '@media': { [from.desktop]: { display: 'none' } },
});
const besideOnTablet = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root}[data-pane] :is(thead tr, tr[data-row]) > ${part}`, {
    '@media': { [between.tabletAndDesktop]: rule },
  });
besideOnTablet(':not([data-deciding], [scope="row"])', { display: 'none' });
besideOnTablet('[data-deciding]', { display: 'table-cell' });
besideOnTablet(':is(th, td)', { paddingInline: 6 });
const nameBeside = 'min(168px, 21.8vw)';
besideOnTablet('[scope="row"]', { minInlineSize: nameBeside, maxInlineSize: nameBeside });
// Takes what the others leave.
besideOnTablet('[data-holds="next_step"]', {
  inlineSize: '100%',
  minInlineSize: 0,
  maxInlineSize: 0,
});
globalStyle(`${root}[data-pane] tr[data-row] > [scope="row"]`, {
  '@media': { [when.zoomed]: { minInlineSize: 144, maxInlineSize: 144 } },
});
globalStyle(`${root}[data-pane] ${unfold}`, {
  '@media': { [between.tabletAndDesktop]: { display: 'none' } },
});

/** How wide (px) what staff set and the time are, up to the end of a row. */
export const TAIL = '--row-tail';

/** What can be done with a row. */
const buttons = style({
  ...inline(vars.space.xxsmall),
  '@media': { [below.tablet]: { flexWrap: 'nowrap' } },
});
/** Over its end, on a tablet before what staff set; not transparent but hidden, so that Tab reaches them only from their row. */
const hidden = style([
  buttons,
  {
    '@media': {
      [from.tablet]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        alignItems: 'center',
        flexWrap: 'nowrap',
        paddingInline: vars.space.small,
        background: 'inherit',
        whiteSpace: 'nowrap',
        visibility: 'hidden',
      },
      [between.tabletAndDesktop]: { insetInlineEnd: `var(${TAIL}, 0px)` },
    },
  },
]);
/** Seen without hovering, in two lines on a tablet. Next to an open record, its pane has them. */
const always = style([
  buttons,
  {
    '@media': {
      [between.tabletAndDesktop]: { inlineSize: 232 },
      [when.zoomed]: { gap: `${vars.space.hair} ${vars.space.xxsmall}` },
      [from.desktop]: { flexWrap: 'nowrap', whiteSpace: 'nowrap', marginBlock: -3 },
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
  '@media': { [when.zoomed]: { minBlockSize: 24, paddingBlock: 1 } },
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
  '@media': { [between.tabletAndDesktop]: { verticalAlign: 'top' } },
});
// In a row of two lines, what is one line stands beside the name.
globalStyle(`${root} tr:has(${always}) > :is(th, td)`, {
  '@media': { [from.tablet]: { paddingBlock: 4 }, [when.zoomed]: { paddingBlock: 2 } },
});
globalStyle(`${root} tr:has(${always}) > td[data-holds]:not(:last-child)`, {
  '@media': { [from.tablet]: { verticalAlign: 'top', paddingBlockStart: 6 } },
});
// The name takes what the other columns leave.
globalStyle(`${root}:not([data-pane]) tr:has(${always}) > th`, {
  '@media': { [between.tabletAndDesktop]: { inlineSize: '100%', maxInlineSize: 0 } },
});
globalStyle(`tr:has(${always}) > th`, {
  '@media': { [from.desktop]: { inlineSize: '100%', minInlineSize: 240, maxInlineSize: 0 } },
});

/** A card: who and when, what was sent with the next step, the status with what can be done. */
const card = `${root} tr[data-row]`;
const onCard = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(card + part, { '@media': { [below.tablet]: rule } });
/** px, of the longest time */
const TIME = 116;
onCard('', {
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gap: 0,
  paddingBlock: '6px 2px',
});
onCard(' > [data-holds]::before', { content: 'none' });
onCard(' > [data-wide]', { display: 'none' });
onCard(' > th', { gridArea: '1 / 1 / auto / -1' });
onCard(` ${nameLine}`, { paddingInlineEnd: TIME });
onCard(' > [data-holds="time"]', { gridArea: '1 / 1 / auto / -1', justifySelf: 'end' });
onCard(' > :is([data-holds="line"], [data-holds="email"])', { ...cutLine, gridArea: '2 / 1' });
// The address is a link in the record: here all of the card opens it.
onCard(' > [data-holds="email"] a', { pointerEvents: 'none', WebkitLineClamp: 1 });
onCard(' > :is([data-holds="owner"], [data-holds^="next_"])', {
  ...cutLine,
  ...secondary(vars.text.xsmall),
  gridRow: 2,
  alignSelf: 'center',
  maxInlineSize: '28vw',
});
onCard(' > :is([data-holds="owner"], [data-holds^="next_"]):not(:empty)', {
  marginInlineStart: vars.space.xsmall,
});
onCard(' > [data-holds="owner"]', { gridColumn: 2, maxInlineSize: '16vw' });
onCard(' > [data-holds="next_step"]', { gridColumn: 3 });
onCard(' > [data-holds="next_at"]', { gridColumn: 4 });
onCard(' > [data-holds="status"]', { gridArea: '3 / 1 / auto / -1', alignSelf: 'center' });
// Over the end of its line, where no column of the line above gives way to it.
onCard(' > [data-holds="actions"]', { gridArea: '3 / 1 / auto / -1', justifySelf: 'end' });
onCard(` ${hidden}`, { inlineSize: 'min(252px, 100vw - 32px - 104px)' });
// Decisions need a line of their own: the status is in the one of the next step.
onCard(`:has(${always}) > [data-holds="status"]`, {
  gridArea: '2 / 1',
  display: 'flex',
  alignItems: 'center',
  blockSize: 24,
});
onCard(`:has(${always}) > [data-holds="actions"]`, { justifySelf: 'stretch' });

/** On a tablet all of it flows in as few lines as possible. */
const tallTablet = `${between.tabletAndDesktop} and (height >= 600px)`;
export const filters = style({
  display: 'contents',
  '@media': {
    [tallTablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      paddingBlockStart: 1,
      paddingInlineStart: 1,
    },
  },
});
globalStyle(`${filters} > nav:first-child`, {
  '@media': { [tallTablet]: { display: 'contents' } },
});
globalStyle(`${filters} > :not(:first-child)`, {
  '@media': { [tallTablet]: { marginInlineStart: vars.space.medium } },
});
/** How many are found. Where it would take a line from the rows, the foot says so. */
const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const;
export const matched = style({
  '@media': { [below.desktop]: unseen, [when.short]: unseen },
});
export const bulk = style({
  ...edge,
  ...inline(vars.space.xsmall, 'center'),
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  // Over the names of the columns.
  zIndex: 2,
  minBlockSize: '100%',
  background: vars.color.surface.page,
  // The line that it lies over is a note; what acts is not gray.
  color: vars.color.text.primary,
  '@media': {
    // The last ones are a swipe away: no line of them lies over a card.
    [below.tablet]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${bulk} > *`, { '@media': { [below.tablet]: { flex: 'none' } } });
globalStyle(`${bulk} :is(select, input)`, { '@media': { [when.fingers]: { minBlockSize: 40 } } });
export const bulkSelect = style({
  minBlockSize: 28,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  font: 'inherit',
});

/** One line, which goes to the next one as a whole. */
export const bulkForm = style(inline(vars.space.xxsmall, 'center'));
globalStyle(`${bulkForm} > input[type="text"]`, { inlineSize: 136 });

/** Other records of what may be one person. */
export const related = style({ paddingBlockEnd: vars.space.xsmall });
