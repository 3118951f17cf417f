import { globalStyle, style } from '../../../styles/page-style.ts';
import { from, when } from '../../../styles/responsive.ts';
import { breakpoints } from '../../../styles/tokens.ts';
import { vars } from '../../../styles/theme.css.ts';
import { BAR } from '../../../ui/ProductWindow/ProductWindow.css.ts';

/** Of the head and of each row. The recorded film relies on it (tools/artwork/hero). */
const LINE = 48;
const ROWS = { narrow: 3, wide: 11 } as const;
/** Of the whole window (px) where its panes stand side by side: its bar, the list and the border. */
export const WINDOW_HEIGHT = BAR + LINE * (1 + ROWS.wide) + 2;
const LIST_WIDTH = 340;
const SIDE_BY_SIDE = 'screen and (min-width: 768px)';
/** Widths of the window in the size of its text: with larger text the panes stack, and no film fits. */
const ROOMY = '(min-width: 26rem)';
const CRAMPED = '(width < 26rem)';
const CRAMPED_PHONE = '(width < 17rem)';
/** Past the window's edge, so that the window runs off it. */
const OVERHANG = 6;

export const stage = style({
  containerType: 'inline-size',
  '@media': {
    [from.header]: {
      gridArea: '1 / 2 / -1',
      inlineSize: `calc(100% + max(${vars.space.gutter}, (100vw - ${vars.width.wide}) / 2) + ${OVERHANG}px)`,
    },
  },
});

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [SIDE_BY_SIDE]: {
      '@container': { [ROOMY]: { gridTemplateColumns: `${LIST_WIDTH}px minmax(0, 1fr)` } },
    },
    [from.huge]: {
      '@container': {
        [ROOMY]: { gridTemplateColumns: `minmax(0, 1fr) ${LIST_WIDTH}px minmax(0, 1.2fr)` },
      },
    },
    [`${from.header} and (width < ${breakpoints.wide}px)`]: {
      '@container': {
        [ROOMY]: { gridTemplateColumns: `minmax(0, ${LIST_WIDTH}px) minmax(0, 1fr)` },
      },
    },
  },
});

/** The third pane, on wide screens. */
export const asks = style({
  display: 'none',
  '@media': {
    [from.huge]: {
      display: 'grid',
      borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

/** A pane, not a window in the window: its head is in line with that of the list. */
globalStyle(`${asks} figure`, { border: 0, borderRadius: 0 });
globalStyle(`${asks} figcaption`, {
  minBlockSize: LINE,
  borderBlockEndColor: vars.color.border.strong,
});

/** As high as the list: each ruler below its label. */
globalStyle(`${asks} p`, { gridTemplateColumns: '1fr auto', alignContent: 'center' });
globalStyle(`${asks} p > :last-child`, { gridColumn: '1 / -1' });

export const list = style({
  position: 'relative',
  minBlockSize: LINE * (1 + ROWS.narrow),
  overflow: 'hidden',
  background: vars.color.surface.raised,
  '@media': {
    [SIDE_BY_SIDE]: {
      // Rows grow with the spacing and size of their text.
      alignSelf: 'start',
      minBlockSize: LINE * (1 + ROWS.wide),
      borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

// Rows are left out, not cut off: they grow with the spacing and size of their text.
globalStyle(`${list} li:nth-child(n + ${ROWS.narrow + 1})`, {
  '@media': { '(width < 768px)': { display: 'none' } },
});

export const listHead = style({
  // Above the rows, which the film scrolls below it.
  position: 'relative',
  zIndex: 1,
  background: vars.color.surface.raised,
  display: 'grid',
  alignItems: 'center',
  minBlockSize: LINE,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.strong}`,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.strong,
});

/** One pane on phones. */
export const why = style({
  display: 'none',
  '@media': { [SIDE_BY_SIDE]: { display: 'block' } },
});

/** Few sentences in large type: they are read from where one sits. */
globalStyle(`${why} li`, { fontSize: vars.text.large, lineHeight: 1.4, paddingBlock: 12 });

/**
 * Opened when it plays (client/behaviors/film.ts): it repeats the list below it, so its first frame must
 * not count as the page's largest content.
 */
export const film = style({
  position: 'absolute',
  clipPath: 'inset(0 0 99%)',
  transition: `clip-path ${vars.motion.standard}`,
  selectors: { '&[data-playing]': { clipPath: 'inset(0)' } },
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'fill',
  '@container': { [CRAMPED_PHONE]: { display: 'none' } },
  '@media': {
    [SIDE_BY_SIDE]: { '@container': { [CRAMPED]: { display: 'none' } } },
  },
});

export const pause = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 2,
  insetInlineEnd: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@container': { [CRAMPED_PHONE]: { display: 'none' } },
  '@media': {
    [SIDE_BY_SIDE]: { '@container': { [CRAMPED]: { display: 'none' } } },
    '(scripting: none)': { display: 'none' },
    [when.reducedMotion]: { display: 'none' },
  },
});

export const pauseIcon = style({
  selectors: { [`${pause}[aria-pressed="true"] &`]: { display: 'none' } },
});
export const playIcon = style({
  selectors: { [`${pause}[aria-pressed="false"] &`]: { display: 'none' } },
});
