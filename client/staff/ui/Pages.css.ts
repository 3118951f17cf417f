import { style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const pages = style(
  inPage({
    display: 'flex',
    gap: vars.space.large,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const position = style(
  inPage({
    paddingBlock: vars.space.xsmall,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);

export const link = style(
  inPage({ paddingBlock: vars.space.xsmall, fontWeight: vars.weight.strong }),
);
