import { globalStyle, style } from '../../../../styles/page-style.ts';
import { below, from, when } from '../../../../styles/responsive.ts';
import { vars } from '../../../../styles/theme.css.ts';
import { edge, fieldBox } from '../../../../ui/staff/layout.ts';
import { secondary } from '../../../../styles/type.ts';

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.text.critical,
  fontWeight: vars.weight.strong,
});

globalStyle(`tr[data-left] ${late}`, { color: vars.color.text.secondary });

/** What became of a record is where its buttons were, which keep their place: no row moves. */
export const doing = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  // As wide in each part, so that the columns of all stand below each other.
  '@media': { [from.tablet]: { minInlineSize: 224 }, [from.wide]: { minInlineSize: 240 } },
});
globalStyle(`${doing} > span > span`, {
  '@media': {
    [from.tablet]: { inlineSize: 'auto', flexWrap: 'nowrap', whiteSpace: 'nowrap' },
    [from.desktop]: { marginBlock: -3 },
  },
});
// What is to be done takes what the other columns leave, not the name.
globalStyle(`tr:has(${doing}) > th[scope]`, {
  '@media': { [from.wide]: { inlineSize: 240, minInlineSize: 240, maxInlineSize: 240 } },
});
globalStyle(`tr:has(${doing}) > td:nth-child(2)`, {
  '@media': { [from.wide]: { inlineSize: '100%', maxInlineSize: 'none' } },
});
globalStyle(`tr:has(${doing}) > td:nth-child(3)`, {
  '@media': { [from.wide]: { minInlineSize: 96 } },
});
globalStyle(`tr:has(${doing}) > td:nth-child(4)`, {
  '@media': {
    [from.tablet]: { minInlineSize: 124 },
    // In one line where there is room: more of the day is in view.
    [from.wide]: { minInlineSize: 200, whiteSpace: 'nowrap' },
  },
});
globalStyle(`tr:has(${doing}) > td:nth-child(4) > span`, {
  '@media': { [from.wide]: { display: 'inline', marginInlineStart: vars.space.small } },
});
/** A card: who and since when, what it is about and whose, what can be done. */
const onCard = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`tr:has(${doing})${part}`, { '@media': { [below.tablet]: rule } });
onCard('', { columnGap: vars.space.small, rowGap: 1, paddingBlock: 6 });
onCard(' > td:nth-child(2)', {
  gridArea: '2 / 1',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
onCard(' > td:nth-child(3)', {
  ...secondary(vars.text.xsmall),
  gridArea: '2 / 2',
  justifySelf: 'end',
  maxInlineSize: '30vw',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
onCard(' > td:nth-child(3)::before', { content: 'none' });
// In one line with the day.
onCard(' > td:nth-child(4) > span', { display: 'inline', marginInlineStart: vars.space.xsmall });

/** Beside each other on a phone, so that neither takes a line of its own. */
export const whose = style({
  '@media': { [below.tablet]: { flex: '1 1 0', fontSize: vars.text.xsmall } },
});
export const more = style({ '@media': { [below.tablet]: { marginInlineStart: 'auto' } } });

/** How much is left, and where: on a phone one line, whose end is a swipe away. */
export const ways = style({
  display: 'contents',
  '@media': {
    [below.tablet]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.medium,
      inlineSize: '100%',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${ways} > *`, { flex: 'none' });
/** To a part. */
export const way = style({
  paddingBlock: 4,
  '@media': { [when.fingers]: { minBlockSize: 40, alignContent: 'center' } },
});
/** Below the rows of a part that has more. */
export const rest = style({ ...edge, paddingBlockStart: vars.space.small });

/** Of no use to fingers. */
export const key = style({ '@media': { [when.fingers]: { display: 'none' } } });

export const over = style({ gridArea: '1 / 1', visibility: 'hidden' });
export const left = style({ ...secondary(vars.text.xsmall), gridArea: '1 / 1' });
/** Apart from the first button, which may be pressed twice. */
export const ask = style({ gridArea: '1 / 1', justifySelf: 'end' });
/** Over the end of its row, which keeps its height. */
export const next = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  // Over what a card has to press.
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  inlineSize: '100%',
  paddingInlineStart: vars.space.xsmall,
  background: vars.color.surface.page,
  '@media': { [below.tablet]: { paddingInlineStart: 0 }, [from.tablet]: { inlineSize: 440 } },
});
globalStyle(`${next} > input`, {
  ...fieldBox,
  minBlockSize: 28,
  minInlineSize: 0,
  flex: '1 1 0',
  '@media': { ...fieldBox['@media'], [when.fingers]: { minBlockSize: 40 } },
});
globalStyle(`${next} > input[type="date"]`, {
  flex: 'none',
  inlineSize: 132,
  '@media': { [below.tablet]: { inlineSize: 148 } },
});
/** What may show later has its place already: no row moves. */
export const unseen = style([more, { visibility: 'hidden' }]);
