import { globalStyle, style } from '@vanilla-extract/css';

import { page } from '../../src/styles/layers.css.ts';
import { vars } from '../../src/styles/theme.css.ts';

export const title = style({
  '@layer': { [page]: { fontSize: vars.text.subheading, marginBlockEnd: vars.space.xsmall } },
});

export const text = style({
  '@layer': {
    [page]: {
      marginBlockEnd: vars.space.large,
      fontSize: vars.text.small,
      color: vars.color.text.secondary,
    },
  },
});

// Once the session has ended, no other dialog shows anybody's data either; it stays in the page.
globalStyle('body:has(#staff-session-ended[open]) dialog[open]:not(#staff-session-ended)', {
  '@layer': { [page]: { visibility: 'hidden' } },
});
