import { below, between, from, when } from '../../styles/responsive.ts';
import { breakpoints } from '../../styles/tokens.ts';
import type { LayerRule } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { globalStyle, style, styleVariants } from '../../styles/ui-style.ts';
import { HEAD } from './layout.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;
const short = `${when.short} and (width >= ${breakpoints.tablet}px)`;
const onCards = (rule: LayerRule) => ({ '@media': { [below.tablet]: rule } }) as const;

/** Phones show each row as a card; wider windows show columns. */
export const table = style({
  inlineSize: '100%',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  ...onCards({ display: 'block' }),
});

// Without weight, so that a kind of cells says what is different.
const part = (selector: string, rule: LayerRule, cards: LayerRule = {}) =>
  globalStyle(`:where(${table}${selector})`, { ...rule, ...onCards(cards) });

part(
  ' :is(th, td)',
  {
    blockSize: 36,
    paddingBlock: 6,
    paddingInline: vars.space.small,
    borderBlockEnd: hairline,
    textAlign: 'start',
    verticalAlign: 'middle',
  },
  { display: 'block', blockSize: 'auto', padding: 0, borderBlockEnd: 0 },
);
// At 200% a laptop's window is as wide as a tablet and half as high: rows are one line, and fit.
globalStyle(`:where(${table} :is(th, td))`, {
  '@media': {
    [between.tabletAndDesktop]: { paddingInline: vars.space.xsmall },
    [short]: { paddingBlock: 2 },
  },
});
globalStyle(`:where(${table}) thead th`, { paddingBlock: 0 });
part(' :is(th, td):first-child', { paddingInlineStart: vars.space.large }, { padding: 0 });
part(' tbody tr:last-child > *', { borderBlockEnd: 0 });
part(
  ' thead th',
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: vars.color.surface.sunken,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
    blockSize: HEAD,
  },
  { position: 'static', paddingInline: vars.space.xsmall },
);
part(' thead', {}, { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' });
// Phones sort in the filter menu. Where the focus goes, the names show over the first card.
part(
  ' thead:focus-within',
  {},
  {
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 1,
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'auto hidden',
    background: vars.color.surface.sunken,
    borderBlockEnd: hairline,
  },
);
part(' thead tr', {}, { display: 'flex', alignItems: 'center', inlineSize: 'max-content' });
part(' tbody', {}, { display: 'block' });
part(
  ' tbody tr',
  {},
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
    gap: `${vars.space.hair} ${vars.space.medium}`,
    // What becomes less leaves the rest where it is.
    alignContent: 'start',
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderBlockEnd: hairline,
  },
);
part(' tbody tr:is(:hover, :focus-within)', { background: vars.color.surface.page });
globalStyle(
  `${table} [data-label]:not(:empty)::before`,
  onCards({
    content: 'attr(data-label)',
    marginInlineEnd: vars.space.xsmall,
    color: vars.color.text.secondary,
  }),
);

// A finger that is between two targets hits the nearest: all of a card is its link, but for its controls.
globalStyle(`${table} tr[data-row]`, onCards({ position: 'relative' }));
globalStyle(
  `${table} tr[data-row] a[data-opener]::after`,
  onCards({ content: '', position: 'absolute', inset: 0 }),
);
globalStyle(
  `${table} tr[data-row] :is(button, input, label, summary, a:not([data-opener]))`,
  onCards({ position: 'relative', zIndex: 1 }),
);

/** @param min and max in px, where there are columns */
const text = (min: number, max = 320): LayerRule => ({
  overflowWrap: 'anywhere',
  '@media': {
    [from.tablet]: { minInlineSize: min, maxInlineSize: max },
    // There is room for whole words.
    [from.desktop]: { overflowWrap: 'break-word' },
    [between.tabletAndDesktop]: { minInlineSize: Math.min(min, 144) },
    [short]: { minInlineSize: Math.min(min, 96) },
  },
});
const word: LayerRule = {
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { whiteSpace: 'nowrap' } },
};
const wholeLine: LayerRule = { gridColumn: '1 / -1' };
/** An address is long, and hard to read in pieces: where it breaks, it does not leave ".com" to a line. */
const email: LayerRule = { ...text(180, 260), ...wholeLine, textWrap: 'balance' };
/** In one line, except on a tablet: there a column of day over hour leaves room for the rest. */
const time: LayerRule = {
  whiteSpace: 'nowrap',
  color: vars.color.text.secondary,
  '@media': {
    [between.tabletAndDesktop]: { whiteSpace: 'normal', textWrap: 'balance' },
    [`${between.tabletAndDesktop} and (height < 600px)`]: {
      fontSize: vars.text.xsmall,
      lineHeight: vars.leading.snug,
    },
  },
};

export const cell = styleVariants({
  plain: {},
  /** The row's header. */
  name: [text(160), { fontWeight: vars.weight.medium }],
  text: [text(104)],
  /** A word or two. */
  short: [text(64)],
  /** Takes a card's whole line. */
  line: [text(104), wholeLine],
  email: [email],
  /** What a row is found by: whole in a window of a laptop, before any text beside it is. */
  wholeEmail: [email, { '@media': { [from.wide]: { minInlineSize: 320, maxInlineSize: 360 } } }],
  /** A figure, or a word of a machine, in one line. */
  word: [word],
  /** Wide enough for any state, whatever the column has now. */
  state: [
    word,
    { '@media': { [from.tablet]: { minInlineSize: 104 }, [short]: { minInlineSize: 88 } } },
  ],
  /** On a card next to the name. */
  time: [time, { gridArea: '1 / 2' }],
  /** A further time: two do not fit next to each other on a card. */
  timeLine: [time, wholeLine, onCards({ selectors: { '&:empty': { display: 'none' } } })],
  /** What can be done with the row, over its end; on a card below the rest. */
  actions: [wholeLine, { '@media': { [from.tablet]: { inlineSize: 0, paddingInline: 0 } } }],
  /** Below its row, as wide as the table. */
  details: [wholeLine],
});

// Of two times, each takes two lines until there is room.
globalStyle(`tr:has(${cell.timeLine} ~ ${cell.timeLine}) > ${cell.timeLine}`, {
  '@media': {
    [`${from.desktop} and (width < ${breakpoints.wide}px)`]: {
      whiteSpace: 'normal',
      textWrap: 'balance',
    },
  },
});

/** The head of a column over the rows' ends. */
export const over = style({ inlineSize: 0, paddingInline: 0, overflow: 'hidden' });

export const second = style({
  display: 'block',
  ...secondary(vars.text.xsmall),
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});

export const link = style({
  textDecorationColor: 'transparent',
  selectors: { '&:hover, &:focus-visible': { textDecorationColor: 'currentColor' } },
});

/** One of several in a cell: on a card each is as large as a target has to be (WCAG 2.5.8). */
export const nearLink = style([
  link,
  onCards({
    display: 'inline-block',
    minBlockSize: 24,
    minInlineSize: 24,
    alignContent: 'center',
  }),
]);

/** Rows stay about as tall as each other; the details have all of a long value. */
export const clampedLink = style([
  link,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    // Rows of 36 px: long values are whole in the pane.
    '@media': {
      [from.desktop]: { WebkitLineClamp: 1, wordBreak: 'break-all' },
      [short]: { WebkitLineClamp: 1, wordBreak: 'break-all' },
    },
    // A block is a target of its own, which has a least size (WCAG 2.5.8).
    minBlockSize: 24,
    alignContent: 'center',
    overflow: 'hidden',
  },
]);

export const empty = style({
  paddingBlock: vars.space.xxlarge,
  textAlign: 'center',
  color: vars.color.text.secondary,
});

/** A column name that sorts: as tall as the head's row. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: 28,
  textDecoration: 'none',
  '@media': { [when.fingers]: { minBlockSize: 40 } },
  selectors: { '&:hover, [aria-sort] > &': { textDecoration: 'underline' } },
});

export const sortArrow = style({
  inlineSize: 10,
  blockSize: 12,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  opacity: 0,
  selectors: {
    '[aria-sort] &': { opacity: 1 },
    '[aria-sort="ascending"] &': { transform: 'rotate(180deg)' },
  },
});
