import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const edge = {
  paddingInline: vars.space.medium,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
} as const;

export const page = style(
  inPage({
    flex: '1 1 0',
    minBlockSize: 0,
    overflow: 'auto',
    paddingBlockEnd: vars.space.xlarge,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const head = style(
  inPage({
    ...edge,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    paddingBlock: `${vars.space.small} ${vars.space.xsmall}`,
  }),
);

export const title = style(inPage({ fontSize: '1.25rem', fontWeight: vars.weight.headline }));

export const note = style(inPage({ fontSize: vars.text.xsmall, color: vars.color.text.secondary }));

export const problem = style(
  inPage({ ...edge, color: vars.color.text.critical, fontWeight: vars.weight.strong }),
);

const line = `1px solid ${vars.color.border.hairline}`;

/** The figures of the day, with a line between them. */
export const strip = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlock: line,
    background: vars.color.border.hairline,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    },
  }),
);

export const tile = style(
  inPage({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.hair,
    padding: `${vars.space.small} ${vars.space.medium}`,
    background: vars.color.surface.raised,
    selectors: { '&:hover': { background: vars.color.surface.page } },
    '@media': { [from.tablet]: { paddingInline: vars.space.large } },
  }),
);

export const tileName = style(
  inPage({ fontSize: vars.text.xsmall, color: vars.color.text.secondary }),
);

// The whole tile is the link.
globalStyle(`${tileName} a::after`, inPage({ content: '', position: 'absolute', inset: 0 }));
globalStyle(`${tileName} a`, inPage({ color: 'inherit', textDecoration: 'none' }));

export const tileCount = style(
  inPage({
    fontFamily: vars.font.headline,
    fontSize: '1.5rem',
    fontWeight: vars.weight.headline,
    lineHeight: vars.leading.heading,
  }),
);

export const part = style(
  inPage({ ...edge, paddingBlock: vars.space.medium, minInlineSize: 0, borderBlockEnd: line }),
);

export const grid = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 1200px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const heading = style(inPage({ fontSize: '1rem', fontWeight: vars.weight.strong }));

export const figure = style(inPage({ margin: `${vars.space.small} 0 0` }));

export const plot = style(inPage({ position: 'relative', borderBlockEnd: line }));

export const svg = style(inPage({ display: 'block', inlineSize: '100%', blockSize: 144 }));

/** The highest bar's count, at its height. */
export const most = style(
  inPage({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    paddingInlineEnd: vars.space.xxsmall,
    fontSize: vars.text.xsmall,
    lineHeight: 1,
    color: vars.color.text.secondary,
    pointerEvents: 'none',
  }),
);

export const axis = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockStart: vars.space.xxsmall,
    fontSize: vars.text.xsmall,
    color: vars.color.text.secondary,
  }),
);

export const fill = styleVariants({
  first: [inPage({ fill: vars.color.text.primary })],
  second: [inPage({ fill: vars.color.text.critical })],
  third: [inPage({ fill: vars.color.border.control })],
});

export const bar = style({});
export const target = style(inPage({ fill: 'transparent' }));
globalStyle(`${bar}:hover ${target}`, inPage({ fill: vars.color.surface.sunken }));

export const legend = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxsmall} ${vars.space.medium}`,
    margin: `${vars.space.xsmall} 0 0`,
    padding: 0,
    listStyle: 'none',
    fontSize: vars.text.xsmall,
  }),
);

globalStyle(
  `${legend} li`,
  inPage({ display: 'flex', alignItems: 'center', gap: vars.space.xxsmall }),
);

export const swatch = style(inPage({ flex: 'none', inlineSize: 10, blockSize: 10 }));

export const details = style(
  inPage({ marginBlockStart: vars.space.xsmall, fontSize: vars.text.xsmall }),
);

export const table = style(
  inPage({ marginBlockStart: vars.space.xsmall, inlineSize: '100%', maxInlineSize: 480 }),
);

globalStyle(
  `${table} :is(th, td)`,
  inPage({ paddingBlock: vars.space.xxsmall, borderBlockEnd: line, textAlign: 'start' }),
);
globalStyle(`${table} tbody th`, inPage({ fontWeight: vars.weight.regular }));

export const ranked = style(
  inPage({ inlineSize: '100%', tableLayout: 'fixed', marginBlockStart: vars.space.xsmall }),
);

globalStyle(`${ranked} td`, inPage({ inlineSize: 72, verticalAlign: 'top', paddingBlock: 3 }));

/** Three figures after the name. */
export const conversions = style([ranked]);
globalStyle(`${conversions} :is(td, thead th:not(:first-child))`, inPage({ inlineSize: 60 }));

export const columnNames = style(
  inPage({ fontSize: vars.text.xsmall, color: vars.color.text.secondary }),
);
globalStyle(`${columnNames} th`, inPage({ fontWeight: vars.weight.regular }));
globalStyle(`${columnNames} th:first-child`, inPage({ textAlign: 'start' }));

export const hidden = style(
  inPage({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
);

export const name = style(
  inPage({
    paddingBlock: 3,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
globalStyle(`${name} a`, inPage({ textDecorationColor: 'transparent' }));
globalStyle(
  `${name} a:is(:hover, :focus-visible)`,
  inPage({ textDecorationColor: 'currentColor' }),
);

export const quietName = style([
  name,
  inPage({ fontWeight: vars.weight.regular, color: vars.color.text.secondary }),
]);

export const rule = style(
  inPage({ display: 'block', inlineSize: '100%', blockSize: 4, marginBlockStart: 2 }),
);

export const number = style(inPage({ textAlign: 'end' }));
globalStyle(`${table} ${number}`, inPage({ textAlign: 'end' }));
