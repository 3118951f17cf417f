import { style } from '@vanilla-extract/css';

import { page } from '../../src/styles/layers.css.ts';
import { vars } from '../../src/styles/theme.css.ts';

export const form = style({
  '@layer': { [page]: { display: 'grid', gap: vars.space.large } },
});

export const intro = style({
  '@layer': { [page]: { color: vars.color.text.secondary, marginBlockStart: vars.space.xsmall } },
});

export const actions = style({
  '@layer': { [page]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.small } },
});

export const status = style({
  '@layer': { [page]: { selectors: { '&:empty': { display: 'none' } } } },
});
