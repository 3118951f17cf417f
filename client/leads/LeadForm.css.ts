import { style } from '@vanilla-extract/css';

import { inPage } from '../../src/styles/in-layer.ts';
import { vars } from '../../src/styles/theme.css.ts';

export const intro = style(
  inPage({ color: vars.color.text.secondary, marginBlockStart: vars.space.xsmall }),
);

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.small,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);
