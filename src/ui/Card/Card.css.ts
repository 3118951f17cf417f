import { style, styleVariants } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const padding = styleVariants({
  none: {},
  medium: { padding: vars.space.large },
  large: { padding: `clamp(${vars.space.large}, 3vw, ${vars.space.xxlarge})` },
});
