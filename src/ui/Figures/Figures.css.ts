import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** A number that is to be seen from afar, as large as a title. */
export const figure = style(
  inUi({
    fontFamily: vars.font.headline,
    fontSize: vars.text.title,
    fontWeight: vars.weight.display,
    letterSpacing: vars.tracking.display,
    lineHeight: vars.leading.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Figures under one rule, two abreast, four on a desk. */
export const tiles = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderBlockStart: `1px solid ${vars.color.border.strong}`,
    '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);
