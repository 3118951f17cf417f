import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const frame = style(
  inUi({
    inlineSize: '100%',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
  }),
);

/** Hidden without scripting. */
export const waiting = style([
  frame,
  inUi({ '@media': { '(scripting: none)': { display: 'none' } } }),
]);
