import { style } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';

export const root = style({
  '@layer': {
    [ui]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
