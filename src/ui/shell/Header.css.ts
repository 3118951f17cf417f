import { globalStyle, style } from '../../styles/ui-style.ts';
import { below, from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { palette } from '../../styles/tokens.ts';
import { translucent } from '../../styles/translucent.ts';

export const root = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 50,
  // Not part of the fade between pages.
  viewTransitionName: 'header',
  blockSize: vars.header.height,
  background: vars.color.surface.page,
  borderBlockEnd: '1px solid transparent',
  transition: `box-shadow ${vars.motion.standard} ${vars.motion.easeOut}`,
  selectors: {
    '&[data-scrolled]': {
      boxShadow: vars.shadow.header,
      '@media': { print: { boxShadow: 'none' } },
    },
  },
  '@media': {
    [when.forcedColors]: { borderBlockEndColor: 'CanvasText' },
    print: { position: 'static' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  blockSize: '100%',
  maxInlineSize: `calc(${vars.width.wide} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

// Aligned to the end, so each part would move those before it: they show once the last one is there.
globalStyle(`${row}:not(:has(> [popover])) > :not(:first-child)`, { visibility: 'hidden' });

// Only the logo is printed.
globalStyle(`${row} > :not(:first-child)`, { '@media': { print: { display: 'none' } } });

// In a large text size, too, they fit next to each other.
globalStyle(`${row} > a`, {
  whiteSpace: 'nowrap',
  '@media': { [below.header]: { fontSize: `min(${vars.text.small}, 5vw)` } },
});

export const logo = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 44,
  marginInlineEnd: 'auto',
  borderRadius: vars.radius.small,
  // The logo's letters are ink and need a light ground.
  '@media': {
    [when.forcedColors]: { forcedColorAdjust: 'none', background: vars.color.surface.page },
  },
});

export const wide = style({ display: 'none', '@media': { [from.header]: { display: 'block' } } });

export const list = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxsmall });

/** An item of the menu itself: a link, or a button that opens a dropdown. */
export const topItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 44,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  background: `linear-gradient(currentColor 0 0) ${vars.space.small} 78% / 0 2px no-repeat`,
  transition: `background-size ${vars.motion.standard} ${vars.motion.easeOut}`,
  selectors: {
    '&:hover, &[aria-current="page"], &[aria-expanded="true"]': {
      backgroundSize: `calc(100% - 2 * ${vars.space.small}) 2px`,
    },
  },
});

/** Narrow screens have it in the menu. */
export const signUp = style({
  display: 'none',
  '@media': { [from.header]: { display: 'inline-flex' } },
});

export const group = style({ position: 'relative' });

export const chevron = style({
  transition: `transform ${vars.motion.standard} ${vars.motion.easeOut}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const dropdown = style({
  insetBlockStart: '100%',
  insetInlineStart: `calc(-1 * ${vars.space.small})`,
  inlineSize: 296,
  padding: vars.space.xsmall,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: vars.space.medium,
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  lineHeight: vars.leading.snug,
  selectors: { '&:hover, &[aria-current="page"]': { background: vars.color.surface.sunken } },
});

export const itemIcon = style({
  gridRow: '1 / span 2',
  selectors: {
    [`${item}:hover &, ${item}:focus-visible &`]: { borderColor: vars.color.border.strong },
  },
  boxSizing: 'content-box',
  padding: 9,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.page,
});

export const itemName = style({ fontSize: vars.text.small, fontWeight: vars.weight.strong });

export const itemText = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });

export const menuButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  borderRadius: vars.radius.small,
  '@media': { [from.header]: { display: 'none' } },
});
const OPEN = `${menuButton}:has(+ :popover-open)`;
globalStyle(`${OPEN} > svg`, { display: 'none' });
globalStyle(`${OPEN}::before`, { content: '"×" / ""', fontSize: '2rem' });

export const drawer = style({
  position: 'fixed',
  inset: `${vars.header.height} 0 auto 0`,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: `calc(100dvh - ${vars.header.height})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.xsmall} ${vars.space.gutter} ${vars.space.large}`,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border.strong}`,
  background: vars.color.surface.page,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.lifted,
  selectors: {
    '&::backdrop': {
      background: translucent(palette.ink, 48),
      insetBlockStart: vars.header.height,
    },
  },
  '@media': { [from.header]: { display: 'none' } },
});

export const drawerItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: 52,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontFamily: vars.font.headline,
  fontSize: vars.text.large,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { background: vars.color.surface.sunken } },
});

export const drawerAction = style({ inlineSize: '100%', marginBlockStart: vars.space.large });

export const drawerList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.space.large,
});
