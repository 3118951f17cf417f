import { style } from '../../styles/page-style.ts';
import { below, from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** What stands next to them stays in their line. */
const beside = { flex: '1 1 0', minInlineSize: 0 };

// Neighbors share their border.
export const filter = style({
  display: 'flex',
  // Where rows need the room the last ones are a swipe away; elsewhere all of them are seen.
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [below.tablet]: {
      ...beside,
      // That it goes on; at its end the space is below the shade.
      paddingInlineEnd: 24,
      maskImage: 'linear-gradient(to left, transparent, #000 24px)',
    },
    [from.tablet]: { flexWrap: 'wrap' },
    [when.short]: { ...beside, flexWrap: 'nowrap' },
    // With their numbers, they take two lines there.
    [when.zoomed]: { flexWrap: 'wrap' },
  },
  paddingBlockStart: 1,
  paddingInlineStart: 1,
});

/** In as many lines as it takes, where no rows wait below: all of them can be seen. */
export const wrapped = style([
  filter,
  { flexWrap: 'wrap', paddingInlineEnd: 0, maskImage: 'none' },
]);

/** What narrows a subset further: below it, where that is one line. */
export const conditions = style([
  filter,
  {
    '@media': {
      [below.tablet]: { order: 1, flexBasis: '100%' },
      [when.short]: { order: 1, flexBasis: '100%' },
    },
  },
]);

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: 28,
  marginBlockStart: -1,
  marginInlineStart: -1,
  paddingInline: 7,
  border: `1px solid ${vars.color.border.control}`,
  background: vars.color.surface.raised,
  flex: 'none',
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [when.fingers]: { minBlockSize: 40 },
    [from.tablet]: { paddingInline: 10 },
    [when.zoomed]: { paddingInline: 5, minBlockSize: 24 },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: vars.color.surface.inverse,
      color: vars.color.text.inverse,
    },
  },
});

/** As wide for one digit as for two: what stands beside it stays. */
export const count = style({ fontWeight: vars.weight.regular, minInlineSize: '2ch' });
