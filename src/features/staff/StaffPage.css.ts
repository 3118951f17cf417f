import { globalStyle, style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, secondary } from '../../styles/type.ts';

/** The site's bar, compact: one line with the logo and the menu (Y-15). */
const BAR = '40px';
/** What the site's header leaves of the window. */
const WINDOW = `calc(100dvh - ${vars.header.height})`;

/** The rail and the screen; as high as the window where that leaves room for rows. */
export const frame = style({
  minBlockSize: WINDOW,
  display: 'flex',
  flexDirection: 'column',
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
  '@media': {
    'screen and (min-height: 480px)': { blockSize: WINDOW },
    [from.desktop]: { flexDirection: 'row' },
  },
});

// One edge for the site's header and what staff see below it, in any window.
globalStyle(`body:has(${frame})`, { vars: { [vars.header.height]: BAR } });
globalStyle(`:root:has(${frame}) [data-header]`, {
  borderBlockEndColor: vars.color.border.hairline,
  vars: { [vars.space.gutter]: vars.space.medium, [vars.width.wide]: '100%' },
});
globalStyle(`:root:has(${frame}) [data-header] img`, { inlineSize: 46, blockSize: 24 });
globalStyle(
  `:root:has(${frame}) [data-header] > div > :not(:first-child):not([popovertarget="menu"]):not([popover])`,
  { display: 'none' },
);
globalStyle(`:root:has(${frame}) [data-header] [popovertarget="menu"]`, {
  display: 'inline-grid',
  blockSize: BAR,
});
globalStyle(`:root:has(${frame}) #menu:popover-open`, {
  display: 'block',
  '@media': { [from.header]: { inlineSize: 360, insetInlineStart: 'auto' } },
});

export const rail = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  paddingInline: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.sunken,
  '@media': {
    [from.desktop]: {
      inlineSize: 208,
      flexDirection: 'column',
      alignItems: 'stretch',
      padding: `${vars.space.small} ${vars.space.xsmall}`,
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
      overflowY: 'auto',
    },
  },
});

export const brand = style({
  paddingInline: vars.space.xsmall,
  ...headlineType('1rem'),
  letterSpacing: vars.tracking.heading,
  '@media': { [from.desktop]: { marginBlockEnd: vars.space.xsmall } },
});

export const area = style({ fontWeight: vars.weight.regular, color: vars.color.text.secondary });

/** Opens the command palette. */
export const find = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  minBlockSize: 28,
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.border.control } },
  '@media': { [from.desktop]: { marginBlockEnd: vars.space.xsmall } },
});

export const findKey = style({
  display: 'none',
  fontFamily: vars.font.text,
  fontSize: vars.text.xsmall,
  '@media': { [`${from.desktop} and (scripting: enabled)`]: { display: 'inline' } },
});

export const pages = style({
  display: 'flex',
  gap: vars.space.hair,
  // On the narrowest phones the last one is a swipe away.
  minInlineSize: 0,
  overflowX: 'auto',
  // Else the visually hidden words of links out of view would make the page wider.
  position: 'relative',
  scrollbarWidth: 'none',
  '@media': { [from.desktop]: { flexDirection: 'column', overflow: 'visible' } },
});

export const pageLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  minBlockSize: 36,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.surface.page },
    '&[aria-current="page"]': {
      background: vars.color.surface.highlight,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [from.desktop]: { minBlockSize: 32 } },
});

/** How much is new or due. */
export const count = style({
  display: 'inline-flex',
  gap: vars.space.xxsmall,
  fontSize: vars.text.xsmall,
  fontVariantNumeric: 'tabular-nums',
});

/** What has waited for too long. */
export const late = style({
  fontWeight: vars.weight.strong,
  color: vars.color.text.critical,
  // Red is hard to read on the marker.
  selectors: { '[aria-current] &': { color: 'inherit' } },
});

export const main = style({
  flex: '1 1 0',
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const gate = style({
  minBlockSize: WINDOW,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.large,
  padding: vars.space.medium,
});

export const card = style({
  inlineSize: 'min(100%, 400px)',
  padding: vars.space.xlarge,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  '@media': { [from.tablet]: { padding: vars.space.xxlarge } },
});

export const question = style({
  display: 'grid',
  justifyItems: 'center',
  // The frame is as high as the window: what is longer scrolls, and covers no footer.
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.medium,
});

/** Wide enough for its two ways next to each other. */
export const questionCard = style([card, { inlineSize: 'min(100%, 480px)' }]);

/** Who a question is about. */
export const applicant = style({
  fontSize: '1rem',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const gateBrand = style([brand, { paddingInline: 0, marginBlockEnd: vars.space.xlarge }]);

export const gateTitle = style({
  fontSize: vars.text.subheading,
  marginBlockEnd: vars.space.xsmall,
});

export const gateText = style({
  marginBlockEnd: vars.space.large,
  ...secondary(vars.text.small),
  overflowWrap: 'anywhere',
});

export const withoutScript = style({
  display: 'none',
  padding: vars.space.medium,
  '@media': { '(scripting: none)': { display: 'block' } },
});

export const gateExit = style({ paddingBlock: vars.space.xxsmall, fontSize: vars.text.small });

// The screen fills what the header leaves, so the island's marker must not stand between.
globalStyle(`${main} > [data-island]`, { display: 'contents' });
