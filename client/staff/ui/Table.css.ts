import type { GlobalStyleRule } from '@vanilla-extract/css';
import { secondary } from '../../../src/styles/type.ts';

import { globalStyle, style, styleVariants } from '../../../src/styles/page-style.ts';
import type { LayerRule } from '../../../src/styles/in-layer.ts';
import { between, from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { globalStyle as uiGlobalStyle, style as uiStyle } from '../../../src/styles/ui-style.ts';

/** Phones show each row as a card; wider windows show columns. */
export const table = style([
  uiStyle({
    inlineSize: '100%',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  }),
  {
    display: 'block',
    '@media': { [from.tablet]: { display: 'table', minInlineSize: 720 } },
  },
]);

uiGlobalStyle(`${table} :is(th, td)`, {
  blockSize: 36,
  paddingBlock: 6,
  paddingInline: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
uiGlobalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.surface.sunken,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  blockSize: 28,
  paddingBlock: 0,
});
uiGlobalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
uiGlobalStyle(`${table} tbody tr:hover`, { background: vars.color.surface.page });

const rule = (selector: string, narrow: GlobalStyleRule, wide: GlobalStyleRule) =>
  globalStyle(selector, { ...narrow, '@media': { [from.tablet]: wide } });

rule(
  `${table}:not([data-sortable]) thead`,
  { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  {
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    clipPath: 'none',
  },
);
// Where columns sort, phones keep their names: a row of buttons above the cards.
rule(
  `${table}[data-sortable] thead`,
  {
    display: 'block',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    overflow: 'auto hidden',
    // A classic scrollbar would be an empty strip below the names.
    scrollbarWidth: 'none',
    background: vars.color.surface.sunken,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  },
  { display: 'table-header-group', position: 'static', overflow: 'visible', borderBlockEnd: 0 },
);
rule(
  `${table}[data-sortable] thead tr`,
  {
    display: 'flex',
    alignItems: 'center',
    inlineSize: 'max-content',
    paddingInline: vars.space.xxsmall,
  },
  { display: 'table-row', inlineSize: 'auto', paddingInline: 0 },
);
rule(
  `${table}[data-sortable] thead th`,
  { position: 'static', blockSize: 'auto', paddingBlock: 2, borderBlockEnd: 0 },
  {
    position: 'sticky',
    paddingBlock: 0,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  },
);
rule(`${table} tbody`, { display: 'block' }, { display: 'table-row-group' });
rule(
  `${table} tbody tr`,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${vars.space.hair} ${vars.space.medium}`,
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  },
  { display: 'table-row', borderBlockEnd: 0 },
);
rule(
  `${table} tbody :is(th, td)`,
  { display: 'block', blockSize: 'auto', padding: 0, borderBlockEnd: 0 },
  {
    display: 'table-cell',
    blockSize: 36,
    padding: `6px ${vars.space.small}`,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  },
);
rule(`${table} :is(th, td):first-child`, {}, { paddingInlineStart: vars.space.large });
rule(
  `${table} [data-label]:not(:empty)::before`,
  {
    content: 'attr(data-label)',
    marginInlineEnd: vars.space.xsmall,
    color: vars.color.text.secondary,
  },
  { content: 'none' },
);

const text: LayerRule = {
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { minInlineSize: 104, maxInlineSize: 320 } },
};

const wholeLine: LayerRule = { gridColumn: '1 / -1' };

/** In one line, except on a tablet: there a column of day over hour leaves room for the rest. */
const time: LayerRule = {
  whiteSpace: 'nowrap',
  color: vars.color.text.secondary,
  '@media': {
    [between.tabletAndDesktop]: { whiteSpace: 'normal', minInlineSize: 128, textWrap: 'balance' },
  },
};

export const cell = styleVariants({
  plain: {},
  /** The row's header. */
  name: [
    {
      fontWeight: vars.weight.medium,
      overflowWrap: 'anywhere',
      '@media': { [from.tablet]: { minInlineSize: 160, maxInlineSize: 320 } },
    },
  ],
  text: [text],
  /** Takes a card's whole line. */
  line: [text, wholeLine],
  /** An address is long, and hard to read in pieces. */
  email: [
    text,
    wholeLine,
    {
      '@media': {
        [from.tablet]: { minInlineSize: 232 },
        [from.desktop]: { minInlineSize: 180, maxInlineSize: 260 },
      },
    },
  ],
  /** A word of a machine, in one line. */
  word: [{ overflowWrap: 'anywhere', '@media': { [from.tablet]: { whiteSpace: 'nowrap' } } }],
  /** Below its row, as wide as the table. */
  details: [wholeLine],
  number: [{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }],
  /** On a card next to the name. */
  time: [time, { gridArea: '1 / 2' }],
  /** What can be done with the row, over its end; on a card below the rest. */
  actions: [wholeLine, { '@media': { [from.tablet]: { inlineSize: 0, paddingInline: 0 } } }],
  /** What can be done with the row, seen without hovering. */
  buttons: [wholeLine],
  /** A further time: two do not fit next to each other on a card. */
  timeLine: [
    time,
    {
      gridColumn: '1 / -1',
      selectors: { '&:empty': { display: 'none' } },
      '@media': { [from.tablet]: { selectors: { '&:empty': { display: 'table-cell' } } } },
    },
  ],
  /** Long machine-made text: it may break anywhere, and stays readable. */
  prose: [
    {
      gridColumn: '1 / -1',
      overflowWrap: 'anywhere',
      color: vars.color.text.secondary,
      '@media': { [from.tablet]: { maxInlineSize: '44ch' } },
    },
  ],
});

/** The head of a column of buttons over the rows' ends. */
export const noWidth = style({ inlineSize: 0 });

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

/** Rows stay about as tall as each other; the details have all of a long value. */
export const clampedLink = style([
  link,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    // Rows of 36 px: long values are whole in the pane.
    '@media': { [from.desktop]: { WebkitLineClamp: 1, wordBreak: 'break-all' } },
    // A block is a target of its own, which has a least size (WCAG 2.5.8).
    minBlockSize: 24,
    alignContent: 'center',
    overflow: 'hidden',
  },
]);

export const empty = style({
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: '100%',
  paddingBlock: vars.space.xxlarge,
  textAlign: 'center',
  color: vars.color.text.secondary,
});

/** A column name that sorts. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  // As tall as the head's row, and wider than its words.
  minBlockSize: 28,
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
  paddingInline: vars.space.xsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.raised },
    '[aria-sort] > &': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

export const sortArrow = style({
  inlineSize: 10,
  blockSize: 12,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  opacity: 0,
  selectors: {
    '&[data-way]': { opacity: 1 },
    '&[data-way="ascending"]': { transform: 'rotate(180deg)' },
    [`${sort}:hover &:not([data-way])`]: { opacity: 0.5 },
    [`${sort}:focus-visible &:not([data-way])`]: { opacity: 0.5 },
  },
});
