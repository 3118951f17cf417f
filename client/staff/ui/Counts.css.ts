import { style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const counts = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xxsmall} ${vars.space.small}` }),
);

export const count = style(inPage({ display: 'flex', gap: vars.space.xxsmall }));

export const figure = style(
  inPage({ fontWeight: vars.weight.strong, color: vars.color.text.primary }),
);
