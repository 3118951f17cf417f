import { globalStyle, style } from '../../styles/page-style.ts';
import { below, from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline, stack } from '../../ui/layout/arrange.ts';

/** The document is the page; what it is and what to do stand beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(32px, 4vw, 72px)',
      paddingBlockEnd: vars.space.section,
    },
  },
});

/** Above the text, where that is asked for. */
export const head = style({
  '@media': { [from.desktop]: { display: 'flex', flexDirection: 'column' } },
});

export const text = style({
  ...stack(vars.space.small),
  maxInlineSize: vars.width.prose,
  marginBlockEnd: vars.space.xlarge,
  // It says what the document says: both at once would be the same text twice.
  '@media': {
    [from.desktop]: {
      order: 1,
      marginBlock: `${vars.space.xlarge} 0`,
      selectors: { '&:not(:target)': { display: 'none' } },
    },
  },
});

export const heading = style({
  fontSize: vars.text.subheading,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  marginBlockStart: vars.space.medium,
  selectors: { '&:first-child': { marginBlockStart: 0, borderColor: vars.color.border.strong } },
});

/** Columns of the same kind of figure, so without stripes. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
});
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: vars.space.small,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
globalStyle(`${table} th`, { fontWeight: vars.weight.strong });
globalStyle(`${table} thead th`, {
  fontSize: vars.text.small,
  borderColor: vars.color.border.strong,
});

/** Below this width a PDF in a frame is a keyhole. */
export const narrow = style({
  display: 'contents',
  '@media': { [from.desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const wide = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'contents' } },
});
globalStyle(`${columns}:has(${text}:target) ${wide}`, { display: 'none' });

export const document = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.large})`,
      alignSelf: 'start',
      marginBlockStart: vars.space.large,
      blockSize: `calc(100vh - ${vars.header.height} - 2 * ${vars.space.large})`,
      minBlockSize: '38rem',
      maxBlockSize: 1080,
      overflow: 'hidden',
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
    },
  },
});

/** Of the dark desk that Chromium shows around a page of a PDF. */
const DESK = 8;

/** As wide as the page of paper: the desk around it is cut off by the figure. */
export const frame = style({
  inlineSize: `calc(100% + ${2 * DESK}px)`,
  maxInlineSize: 'none',
  blockSize: `calc(100% + ${DESK}px)`,
  margin: -DESK,
  marginBlockEnd: 0,
});

export const ways = style({
  ...inline(vars.space.medium, 'center'),
  '@media': { [below.desktop]: { paddingBlockEnd: vars.space.section } },
});

// Paper has no use for them.
globalStyle(`${ways} > a`, { '@media': { print: { display: 'none' } } });
