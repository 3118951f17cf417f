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

/** Above the text, where that is asked for. It stays beside the document, which is longer than the window. */
export const head = style({
  '@media': {
    [from.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.header.height,
      alignSelf: 'start',
      display: 'flex',
      flexDirection: 'column',
    },
  },
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

/** Without stripes, and not in tabular figures, which squeeze the percent sign of this face. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
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
  ...inline(vars.space.small),
  paddingBlockEnd: vars.space.large,
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
      alignSelf: 'start',
      marginBlockStart: vars.space.large,
      // A whole page of the document: a window on a part of it would cut a line in two.
      aspectRatio: '210 / 297',
      overflow: 'hidden',
      border: `1.5px solid ${vars.color.border.strong}`,
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

/** To the same text: they share a line. */
export const links = style(inline(vars.space.medium, 'center'));

// Paper has no use for them.
globalStyle(`${ways} a`, { '@media': { print: { display: 'none' } } });
