import { globalStyle, style } from '@vanilla-extract/css';

import { inUi } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const table = style(
  inUi({
    inlineSize: '100%',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    fontVariantNumeric: 'tabular-nums',
  }),
);

globalStyle(
  `${table} :is(th, td)`,
  inUi({
    blockSize: 36,
    paddingBlock: 6,
    paddingInline: vars.space.small,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    textAlign: 'start',
    verticalAlign: 'middle',
  }),
);
globalStyle(
  `${table} thead th`,
  inUi({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: vars.color.surface.sunken,
    fontWeight: vars.weight.strong,
    whiteSpace: 'nowrap',
  }),
);
globalStyle(`${table} tbody tr:last-child > *`, inUi({ borderBlockEnd: 0 }));
globalStyle(`${table} tbody tr:hover`, inUi({ background: vars.color.surface.page }));
