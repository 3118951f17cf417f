import { style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const filter = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall }));

export const link = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minBlockSize: vars.control.small,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.medium,
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover': { background: vars.color.surface.sunken },
      '&[aria-current]': {
        background: vars.color.surface.highlight,
        fontWeight: vars.weight.strong,
      },
    },
  }),
);
