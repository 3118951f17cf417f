import { style } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const frame = style({
  '@layer': {
    [ui]: {
      inlineSize: '100%',
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
    },
  },
});

/** Waits for a script that does not come. */
export const waiting = style([
  frame,
  { '@layer': { [ui]: { '@media': { '(scripting: none)': { display: 'none' } } } } },
]);
