import { style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const title = style(
  inPage({ fontSize: vars.text.subheading, marginBlockEnd: vars.space.xsmall }),
);

export const text = style(
  inPage({
    marginBlockEnd: vars.space.large,
    fontSize: vars.text.small,
    color: vars.color.text.secondary,
  }),
);

export const actions = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small }));
