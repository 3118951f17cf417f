import { style } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  '@layer': {
    [ui]: {
      color: vars.color.text.primary,
      background: `linear-gradient(${vars.color.surface.highlight}, ${vars.color.surface.highlight}) 0 62% / 100% 78% no-repeat`,
      // Uneven ends, as a marker leaves them.
      borderRadius: '0.14em 0.3em 0.1em 0.34em / 0.4em 0.16em 0.5em 0.12em',
      paddingInline: '0.12em',
      marginInline: '-0.12em',
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
    },
  },
});
