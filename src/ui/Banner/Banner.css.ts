import { style } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const words = style({
  '@layer': { [ui]: { display: 'grid', gap: vars.space.large, justifyItems: 'start' } },
});

export const title = style({
  '@layer': {
    [ui]: {
      maxInlineSize: '13ch',
      fontSize: vars.text.display,
      fontWeight: vars.weight.display,
      lineHeight: vars.leading.tight,
      letterSpacing: vars.tracking.display,
    },
  },
});

export const text = style({
  '@layer': {
    [ui]: {
      maxInlineSize: '50ch',
      fontSize: vars.text.lead,
      lineHeight: 1.45,
      textWrap: 'balance',
    },
  },
});

export const actions = style({
  '@layer': {
    [ui]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.small },
  },
});
