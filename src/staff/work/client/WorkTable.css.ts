import { globalStyle, style } from '../../../styles/page-style.ts';
import { below, between, from, when } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';
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
