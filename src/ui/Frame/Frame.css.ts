import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const plain = style(inUi({ inlineSize: '100%' }));

export const edged = style([
  plain,
  inUi({
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
  }),
]);

/** Hidden without scripting. */
export const waiting = style(inUi({ '@media': { '(scripting: none)': { display: 'none' } } }));
