import { keyframes, style } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  '@layer': {
    [ui]: {
      display: 'inline-block',
      flex: 'none',
      inlineSize: '1em',
      blockSize: '1em',
      border: '2px solid currentColor',
      borderInlineEndColor: 'transparent',
      borderRadius: vars.radius.round,
      animation: `${turn} 700ms linear infinite`,
    },
  },
});
