import { style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { edge } from './layout.ts';

export const pages = style(
  inPage({
    ...edge,
    display: 'flex',
    gap: vars.space.large,
    paddingBlock: vars.space.xsmall,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const link = style(
  inPage({ paddingBlock: vars.space.xsmall, fontWeight: vars.weight.strong }),
);
