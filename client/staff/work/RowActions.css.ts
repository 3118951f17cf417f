import { globalStyle, style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { NO_SCRIPT } from '../ui/layout.ts';

// Hidden, not transparent: Tab reaches them only from their row. Phones have the form of the record.
export const actions = style(
  inPage({
    display: 'none',
    '@media': {
      [from.tablet]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: 0,
        visibility: 'hidden',
        display: 'flex',
        alignItems: 'center',
        gap: vars.space.xxsmall,
        paddingInline: vars.space.small,
        background: 'inherit',
        whiteSpace: 'nowrap',
      },
      [`${from.tablet} and ${NO_SCRIPT}`]: { display: 'none' },
    },
  }),
);

globalStyle(`tr:is(:hover, :focus-within) ${actions}`, inPage({ visibility: 'visible' }));
// The row's own background is below them, whatever it is.
globalStyle(`td:has(> ${actions})`, inPage({ position: 'relative', background: 'inherit' }));
