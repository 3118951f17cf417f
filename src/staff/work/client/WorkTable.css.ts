import type { LayerRule } from '../../../styles/in-layer.ts';
import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, between, from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';
import { actions } from './RowActions.css.ts';
import { root } from './WorkScreen.css.ts';

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
export const cutLine = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;
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
/** In a list of this width, where there are columns: a table folds by it, not by the window, as a pane narrows it. */
const inList = (selector: string, width: string, rule: LayerRule) =>
  globalStyle(selector, { '@media': { [from.tablet]: { '@container': { [width]: rule } } } });

/** A list without an open record. */
const alone = `${root}:not([data-pane])`;
const none = { display: 'none' } as const;
// All of a row has no room there. What the record has gives way: the day of a next step, then all that staff set.
const minor = '[data-minor]:not(:last-child)';
inList(`${alone} ${minor}[data-gives="day"]`, '(width < 1000px)', none);
inList(`${alone} ${minor}`, '(width < 800px)', none);
// Decisions need that room.
inList(`${alone} table:has(${actions.always}) ${minor}`, '(width < 1000px)', none);
globalStyle(`${alone} [data-wide]`, { '@media': { [between.tabletAndDesktop]: none } });
inList(`${root} :is(thead tr, tr[data-row]) > :not(:first-child)`, '(width < 1200px)', {
  paddingInline: vars.space.xsmall,
});
// A name is whole before an address, which the record has.
const inMiddling = (part: string, rule: LayerRule) =>
  inList(`${alone} tr[data-row] > ${part}`, '(800px <= width < 1200px)', rule);
inMiddling('th', { minInlineSize: 176 });
inMiddling('[data-holds="email"]', { minInlineSize: 120 });
inMiddling('[data-holds="next_step"]', { maxInlineSize: 136 });

/** A time as its day over its hour, or its year. */
const dayOverHour: LayerRule = {
  minInlineSize: 72,
  maxInlineSize: 84,
  paddingBlock: 2,
  whiteSpace: 'normal',
  textWrap: 'balance',
  fontSize: vars.text.xsmall,
  lineHeight: 1.2,
};
const timeOf = (list: string) =>
  `${list} tr[data-row]:not(:has(> [data-minor]:last-child)) > [data-holds="time"]`;
// All columns of the document, with whose each row is and what comes next.
const inTight = (part: string, rule: LayerRule) =>
  inList(`${alone} table:not(:has(${actions.always})) ${part}`, '(800px <= width < 1000px)', rule);
inTight(':is(th, td)', { fontSize: vars.text.xsmall });
inTight(':is(thead tr, tr[data-row]) > :not(:first-child)', { paddingInline: 6 });
inTight(':is(thead tr, tr[data-row]) > :last-child', { paddingInline: 0 });
inTight('tr[data-row] > th', { minInlineSize: 180 });
inTight('tr[data-row] > [data-holds="email"]', { minInlineSize: 72 });
inTight('tr[data-row] > [data-holds="word"]', { ...cutLine, maxInlineSize: 112 });
inTight('tr[data-row] > [data-holds="line"][data-gives="wide"]', {
  minInlineSize: 88,
  maxInlineSize: 112,
});
inTight('tr[data-row] > [data-holds="owner"]', { ...cutLine, maxInlineSize: 72 });
inTight('tr[data-row] > [data-holds="next_step"]', { minInlineSize: 72, maxInlineSize: 104 });
inList(timeOf(alone), '(800px <= width < 1000px)', dayOverHour);

/** How wide (px) a list beside an open record is where it has the column; the name and what decides it always has. */
const BESIDE = { day: 416, value: 500, time: 600, line: 760, email: 960, wide: 1160 };
for (const [given, least] of Object.entries(BESIDE))
  inList(`${root}[data-pane] [data-gives="${given}"]`, `(width < ${least}px)`, none);
// The time of a row with decisions has a line more.
inList(
  `${root}[data-pane] table:has(${actions.always}) [data-gives="time"]`,
  '(width < 760px)',
  none,
);
// The pane has all that can be done.
globalStyle(`${root}[data-pane] [data-minor]:last-child`, {
  '@media': { [from.tablet]: { display: 'none' } },
});
/** Where even the name has no room of its own. */
const NARROW = '(width < 760px)';
const besideInNarrow = (part: string, rule: LayerRule) =>
  inList(`${root}[data-pane] :is(thead tr, tr[data-row]) > ${part}`, NARROW, rule);
besideInNarrow(':is(th, td)', { paddingInline: 6 });
inList(timeOf(`${root}[data-pane]`), NARROW, dayOverHour);
inList(
  `${timeOf(`${root}[data-pane]`)}:where([data-holds="line"] ~ *)`,
  `(width < ${BESIDE.email}px)`,
  dayOverHour,
);
const nameBeside = 'max(min(168px, 21.8vw), 33cqi)';
besideInNarrow('[scope="row"]', { minInlineSize: nameBeside, maxInlineSize: nameBeside });
/** Takes what the others leave. */
const rest = { inlineSize: '100%', minInlineSize: 0, maxInlineSize: 0 };
besideInNarrow('[data-holds="next_step"]', rest);
// Nothing stands behind it.
besideInNarrow('[data-minor]:not([data-gives])', { paddingInlineEnd: 0 });
// What acts is in the pane.
besideInNarrow(':last-child', { paddingInline: 0 });
inList(
  `${root}[data-pane] tr[data-row] > [data-holds="line"]`,
  `(width < ${BESIDE.email}px)`,
  rest,
);
inList(`${root}[data-pane] tr[data-row] > [scope="row"]`, `(width >= 760px)`, {
  minInlineSize: 200,
});
globalStyle(`${root}[data-pane] tr[data-row] > [scope="row"]`, {
  '@media': { [when.zoomed]: { minInlineSize: 152, maxInlineSize: 152 } },
});
inList(`${root}[data-pane] ${unfold}`, NARROW, { display: 'none' });
