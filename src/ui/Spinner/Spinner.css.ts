import { keyframes } from '@vanilla-extract/css';

import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 700ms linear infinite`,
});
