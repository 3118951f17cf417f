import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';

export const root = style(
  inUi({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
