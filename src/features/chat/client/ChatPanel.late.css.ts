import { keyframes } from '@vanilla-extract/css';

import { when } from '../../../styles/responsive.ts';
import { rise } from '../../../styles/rise.css.ts';
import { vars } from '../../../styles/theme.css.ts';
import { plainHeading } from '../../../styles/type.ts';
import { style, styleVariants } from '../../../styles/ui-style.ts';
import { AWAY, gap } from './Chat.css.ts';

const PANEL = { inline: 360, block: 500 } as const;

export const panel = style({
  position: 'static',
  marginInlineEnd: gap.panel - gap.launcher,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(${PANEL.inline}px, calc(100vw - ${2 * gap.panel}px))`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.lifted,
  animation: `${rise} ${vars.motion.standard} ${vars.motion.easeOut}`,
});

export const expanded = style({
  blockSize: `min(${PANEL.block}px, calc(100dvh - ${vars.header.height} - ${2 * gap.panel}px))`,
  // Over the header: it needs the whole height.
  '@media': { [when.tiny]: { blockSize: `calc(100dvh - ${gap.panel + 4}px)` } },
});

/** Of the minimized panel over a text (hide-launcher.ts): a button in the launcher's place. */
const FOLDED = '[data-folded] &:not(:has(:focus-visible))';
const BUTTON = 48;

/** As little as its title and two buttons need: the page is read beside it. */
export const minimised = style({
  position: 'relative',
  inlineSize: `min(16.5rem, calc(100vw - ${2 * gap.panel}px))`,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easeOut}`,
  // As the launcher, it does not lie over people who were chosen (hide-launcher.ts).
  selectors: {
    '[data-launcher="away"] &:not(:has(:focus-visible))': AWAY,
    // Its size stays, by which it is decided whether it lies over a text.
    [FOLDED]: {
      clipPath: `inset(calc(100% - ${BUTTON}px) 0 0 calc(100% - ${BUTTON}px) round ${BUTTON / 2}px)`,
      translate: `${gap.panel - gap.launcher}px 0`,
    },
  },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.small}`,
  background: vars.color.surface.deep,
  color: vars.color.text.inverse,
  selectors: { [`${minimised} > &`]: { padding: '0 2px 0 10px', gap: 0 } },
});

export const portrait = style({
  borderRadius: '50%',
  flex: 'none',
  selectors: { [`${minimised} &`]: { display: 'none' } },
});

export const title = style({
  flex: 1,
  fontSize: vars.text.standard,
  lineHeight: vars.leading.snug,
  letterSpacing: 0,
  // In the type of the text: the dots of that of headlines run into their letters at this size.
  selectors: { [`${minimised} &`]: plainHeading(vars.text.small) },
});

export const control = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: vars.color.surface.highlight, color: vars.color.text.primary },
    [`${FOLDED.replace('&', minimised)} &[aria-expanded]`]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      inlineSize: BUTTON - 2,
      blockSize: BUTTON - 2,
    },
    [`${FOLDED.replace('&', minimised)} &[aria-expanded]:not(:hover)`]: {
      background: vars.color.surface.inverse,
      color: vars.color.text.inverse,
    },
  },
});

export const body = style({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' });

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.medium,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  },
});

const messageBase = style({ display: 'grid', gap: 2, maxInlineSize: '86%' });

export const message = styleVariants({
  bot: [messageBase, { alignSelf: 'flex-start', justifyItems: 'start' }],
  user: [messageBase, { alignSelf: 'flex-end', justifyItems: 'end' }],
});

const bubbleBase = style({
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const bubble = styleVariants({
  // Only what the visitor wrote is in a bubble.
  bot: [bubbleBase, { padding: 0, borderColor: 'transparent' }],
  user: [
    bubbleBase,
    {
      background: vars.color.surface.inverse,
      borderColor: vars.color.surface.inverse,
      color: vars.color.text.inverse,
      borderEndEndRadius: vars.radius.small,
    },
  ],
});

export const suggestions = style({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const suggestion = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 44,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  '::after': { content: '"→" / ""' },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const link = style({
  display: 'block',
  inlineSize: 'fit-content',
  marginBlockStart: vars.space.xxsmall,
  paddingBlock: 2,
  fontWeight: vars.weight.strong,
});

export const time = style({
  paddingInline: vars.space.xxsmall,
  fontSize: '0.75rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});

const wait = keyframes({ to: { clipPath: 'inset(0 0 0 0)' } });

export const typing = style([
  bubbleBase,
  {
    position: 'relative',
    alignSelf: 'flex-start',
    paddingBlock: vars.space.small,
    background: vars.color.surface.page,
  },
]);

/** Three dots that appear one after the other. */
export const dots = style({
  display: 'block',
  inlineSize: 34,
  blockSize: 6,
  background: `radial-gradient(circle at 3px 3px, ${vars.color.text.secondary} 3px, transparent 3.5px) 0 0 / 14px 6px repeat-x`,
  clipPath: 'inset(0 0 0 0)',
  '@media': {
    [when.motion]: {
      clipPath: 'inset(0 100% 0 0)',
      animation: `${wait} 900ms steps(3, jump-none) infinite`,
    },
    [when.forcedColors]: { background: 'CanvasText' },
  },
});

/** The note at the limit of a message; without one it takes no space. */
export const limit = style({
  flex: 'none',
  fontSize: vars.text.small,
  lineHeight: 1.4,
  selectors: {
    '&:not(:empty)': { padding: `${vars.space.xsmall} ${vars.space.small} 0` },
  },
});

export const form = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 44,
  // Below 16 px, phones zoom into a field that gets the focus.
  fontSize: 'max(16px, 1rem)',
  paddingInline: vars.space.small,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
});

export const send = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  selectors: {
    '&:disabled': {
      background: vars.color.surface.sunken,
      borderColor: vars.color.border.hairline,
      color: vars.color.text.secondary,
      cursor: 'not-allowed',
    },
  },
});

export const quickReplies = style({
  display: 'flex',
  flexWrap: 'wrap',
});

/** Two halves, parted by a rule. */
export const quickReply = style({
  flex: 1,
  minBlockSize: 36,
  paddingInline: vars.space.xsmall,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.border.hairline}` },
    '&:hover': { background: vars.color.surface.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
