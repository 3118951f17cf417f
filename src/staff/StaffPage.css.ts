import { globalStyle, style } from '../styles/page-style.ts';
import { from, when } from '../styles/responsive.ts';
import { vars } from '../styles/theme.css.ts';
import { palette } from '../styles/tokens.ts';
import './theme/dark-theme.css.ts';

const BAR = '40px';

/** What is pressed in the bar and below it. */
const press = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: 36,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [when.fingers]: { minBlockSize: 40 } },
} as const;

/** The bar above the sections and the screen; as high as the window where that leaves room for rows. */
export const frame = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplate: `${BAR} minmax(0, 1fr) / minmax(0, 1fr)`,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
  '@media': {
    'screen and (min-height: 360px)': { blockSize: '100dvh' },
    [from.desktop]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
  },
});

// What covers a phone's screen begins below the bar.
globalStyle(`body:has(> ${frame})`, {
  vars: { [vars.header.height]: BAR },
  paddingBlockStart: 0,
});

export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.sunken,
});

export const logo = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 36,
  marginInlineEnd: vars.space.xsmall,
  borderRadius: vars.radius.small,
  paddingInline: vars.space.xxsmall,
  marginInlineStart: `calc(-1 * ${vars.space.xxsmall})`,
  '@media': {
    [when.forcedColors]: { forcedColorAdjust: 'none', background: '#fff' },
    // The logo's letters are ink and need a light ground. Outside of @supports, the build would replace
    // light-dark() by what only a style sheet's color-scheme sets.
    [`screen and (not ${when.forcedColors})`]: {
      '@supports': {
        '(color: light-dark(#000, #fff))': {
          background: `light-dark(transparent, ${palette.highlighter})`,
        },
      },
    },
  },
});

/** Opens the sections where there is no room for them. */
export const opener = style({
  ...press,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  '@media': { ...press['@media'], [from.desktop]: { display: 'none' } },
});

/** Opens the command palette. */
export const find = style({
  ...press,
  gap: vars.space.large,
  minBlockSize: 28,
  marginInlineStart: 'auto',
  border: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
  position: 'relative',
  selectors: {
    '&:hover': { borderColor: vars.color.border.control },
    // For a finger, as high as the bar.
    '&::after': { content: '', position: 'absolute', inset: '-6px 0' },
  },
  '@media': { [when.fingers]: { minBlockSize: 28 } },
});

export const findKey = style({
  display: 'none',
  fontFamily: vars.font.text,
  fontSize: vars.text.xsmall,
  '@media': { [`${from.desktop} and (scripting: enabled)`]: { display: 'inline' } },
});

/** A column next to the screen, or a menu that drops from the bar. */
export const sections = style({
  position: 'fixed',
  inset: `${BAR} 0 auto`,
  inlineSize: '100%',
  maxBlockSize: `calc(100dvh - ${BAR})`,
  flexDirection: 'column',
  padding: vars.space.xsmall,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border.strong}`,
  background: vars.color.surface.sunken,
  color: 'inherit',
  overflowY: 'auto',
  selectors: {
    '&:popover-open': { display: 'flex', boxShadow: vars.shadow.lifted },
    '&::backdrop': { insetBlockStart: BAR, background: 'rgb(20 22 15 / 30%)' },
  },
  '@media': {
    [from.desktop]: {
      display: 'flex',
      position: 'static',
      // Beside what stands below the screen, too.
      gridRow: '2 / span 2',
      blockSize: '100%',
      maxBlockSize: 'none',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
    },
  },
});

export const links = style({ display: 'grid', gap: vars.space.hair });

export const section = style({
  ...press,
  justifyContent: 'space-between',
  minBlockSize: 44,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { background: vars.color.surface.page },
    '&[aria-current="page"]': {
      background: vars.color.surface.highlight,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [from.desktop]: { minBlockSize: 32 },
    [when.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': {
          background: 'SelectedItem',
          color: 'SelectedItemText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** Below the sections: the theme, whose session it is, and what ends it. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xsmall,
});

export const signOut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
});

export const footButton = style({
  ...press,
  display: 'block',
  // Of a long name, the end goes; the way out is whole.
  selectors: {
    '&:hover': { background: vars.color.surface.page },
    '&:last-child': { flex: 'none' },
  },
  paddingInline: 0,
  minInlineSize: 0,
  minBlockSize: 28,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** How much is new or due. */
export const count = style({
  display: 'inline-flex',
  gap: vars.space.xxsmall,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.medium,
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
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
});

/** The screen and what waits for an answer fill their places, so the islands' markers must not stand between. */
globalStyle(`:is(${frame}, ${main}) > [data-island]`, { display: 'contents' });

/** Asks for a name beside the work. */
export const nameless = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.text.small,
  '@media': {
    '(scripting: none)': { display: 'none' },
    // In the bar: its line is one of the list.
    [when.zoomed]: {
      position: 'fixed',
      insetBlockStart: 0,
      insetInlineEnd: 72,
      blockSize: BAR,
      padding: 0,
      border: 0,
    },
  },
});
export const namelessText = style({
  '@media': { [when.zoomed]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

export const gate = style({
  gridColumn: '1 / -1',
  overflow: 'auto',
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

export {
  actions as ways,
  explanation as gateText,
  question as gateTitle,
} from '../ui/staff/DialogParts.css.ts';

// A sign-out leaves no one's data on a screen that is left; the page still holds it.
globalStyle(`body:has(#staff-left[open]) ${main}`, { visibility: 'hidden' });

export const withoutScript = style({
  display: 'none',
  padding: vars.space.medium,
  '@media': { '(scripting: none)': { display: 'block' } },
});
