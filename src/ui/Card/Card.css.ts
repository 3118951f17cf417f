import { style, styleVariants } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style(
  inUi({
    position: 'relative',
    minInlineSize: 0,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
  }),
);

export const padding = styleVariants({
  none: {},
  medium: inUi({ padding: vars.space.large }),
  large: inUi({ padding: `clamp(${vars.space.large}, 3vw, ${vars.space.xxlarge})` }),
});
