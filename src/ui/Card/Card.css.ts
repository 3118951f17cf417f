import { style, styleVariants } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  '@layer': {
    [ui]: {
      position: 'relative',
      minInlineSize: 0,
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
    },
  },
});

export const padding = styleVariants({
  none: {},
  medium: { '@layer': { [ui]: { padding: vars.space.large } } },
  large: {
    '@layer': { [ui]: { padding: `clamp(${vars.space.large}, 3vw, ${vars.space.xxlarge})` } },
  },
});
