import { globalStyle, style } from '../../styles/page-style.ts';
import { below, from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline, stack } from '../../ui/layout/arrange.ts';

/** The document stays next to its text. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(32px, 4vw, 72px)',
      marginBlockEnd: vars.space.section,
    },
  },
});

export const text = style({
  ...stack(vars.space.small),
  maxInlineSize: vars.width.prose,
  marginBlockEnd: vars.space.xlarge,
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

/** The document. */
export const wide = style({
  display: 'none',
  '@media': {
    [from.desktop]: {
      display: 'grid',
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space.large})`,
      alignSelf: 'start',
      blockSize: 'min(78vh, 820px)',
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
