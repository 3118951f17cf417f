import { style } from '../../styles/ui-style.ts';

export const root = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
