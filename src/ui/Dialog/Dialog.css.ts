import { keyframes } from '@vanilla-extract/css';

import { style } from '../../styles/ui-style.ts';
import { below, when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { palette } from '../../styles/tokens.ts';
import { translucent } from '../../styles/translucent.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(24px) scale(0.98)' } });
const dim = keyframes({ from: { opacity: 0 } });

export const root = style({
  inlineSize: `min(100% - 2 * ${vars.space.medium}, 480px)`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.large})`,
  margin: 'auto',
  padding: `${vars.space.xlarge} ${vars.space.large}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.lifted,
  selectors: { '&::backdrop': { background: translucent(palette.ink, 62) } },
  '@media': {
    // At the top of a phone, so that the keyboard covers neither its fields nor its button.
    [below.tablet]: { marginBlockStart: `calc(${vars.header.height} + ${vars.space.xsmall})` },
    [when.tiny]: {
      marginBlockStart: 'auto',
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.xxsmall})`,
      padding: `${vars.space.small} ${vars.space.medium}`,
    },
    [when.motion]: {
      animation: `${enter} ${vars.motion.standard} ${vars.motion.easeOut}`,
      selectors: {
        '&::backdrop': { animation: `${dim} ${vars.motion.standard} ${vars.motion.easeOut}` },
      },
    },
  },
});

export const title = style({
  fontSize: vars.text.subheading,
  paddingInlineEnd: vars.space.xxlarge,
});

/** In the upper corner. */
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineEnd: vars.space.xsmall,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.medium,
  selectors: { '&:hover': { background: vars.color.surface.sunken } },
});
