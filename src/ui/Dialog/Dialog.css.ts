import { style } from '../../styles/ui-style.ts';
import { when } from '../../styles/responsive.ts';
import { rise } from '../../styles/rise.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { palette } from '../../styles/tokens.ts';
import { translucent } from '../../styles/translucent.ts';

export const root = style({
  animation: `${rise} ${vars.motion.standard} ${vars.motion.easeOut}`,
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
  '@media': {
    [when.tiny]: {
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.xxsmall})`,
      padding: `${vars.space.small} ${vars.space.medium}`,
    },
  },
  selectors: { '&::backdrop': { background: translucent(palette.ink, 62) } },
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
