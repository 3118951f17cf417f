import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

/** A short text below a rule, like a line of a card. */
export const ruled = style(
  inUi({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xsmall,
    paddingBlockStart: vars.space.medium,
    borderBlockStart: `1px solid ${vars.color.border.strong}`,
  }),
);
