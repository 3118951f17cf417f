import { keyframes } from '@vanilla-extract/css';

import { style } from '../../styles/ui-style.ts';
import { marked } from '../../styles/marker.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const draw = keyframes({ from: { backgroundSize: '0 80%' } });

export const root = style({
  ...marked,
  // WebKit balances no lines around it, and would break it.
  whiteSpace: 'nowrap',
  '@media': {
    [when.motion]: { animation: `${draw} 420ms ${vars.motion.easeOut}` },
    [when.forcedColors]: { background: 'Mark', color: 'MarkText' },
  },
});
