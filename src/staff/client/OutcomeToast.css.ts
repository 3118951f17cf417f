import { globalStyle, style, styleVariants } from '../../styles/page-style.ts';
import { below, from, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const tray = style({
  position: 'fixed',
  insetInline: vars.space.small,
  // Above the pages of the list.
  insetBlockEnd: 48,
  // Above the open record, which fills a phone.
  zIndex: 8,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
  '@media': {
    [from.tablet]: {
      // In the bar, between what it has at both ends: it covers nothing there.
      inset: '2px 88px auto 200px',
      maxInlineSize: 520,
    },
  },
});

const toast = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.lifted,
  // Without anything to say it is only its live region.
  selectors: { '&:has(> :only-child)': { display: 'contents' } },
  '@media': {
    [from.tablet]: {
      display: 'flex',
      // Long answers stand below their question.
      flexWrap: 'wrap',
      justifyContent: 'end',
      alignItems: 'center',
      columnGap: vars.space.medium,
      minBlockSize: 36,
      paddingBlock: 0,
    },
  },
});

export const tone = styleVariants({
  plain: [toast],
  problem: [
    toast,
    { borderColor: vars.color.border.critical, background: vars.color.surface.critical },
  ],
});

/** Two lines high at least on a phone, so that the next text moves nothing. */
export const text = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '@media': {
    [below.tablet]: { selectors: { '&:not(:empty)': { minBlockSize: '2lh' } } },
    [from.tablet]: { flex: '1 1 240px' },
  },
});

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.small,
});

export const press = style({
  minBlockSize: 28,
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
  '@media': { [when.fingers]: { minBlockSize: 40 } },
});

// A list ends above it: no button of a card is below it.
globalStyle(`body:has(${ways}) [role='group'][tabindex='-1']`, {
  '@media': { [below.tablet]: { marginBlockEnd: 116 } },
});
// The open record, which fills a phone, can be scrolled to its end above it.
globalStyle(`body:has(${ways}) :is(aside, section)[data-row-of]`, {
  '@media': { [below.tablet]: { paddingBlockEnd: 164 } },
});
