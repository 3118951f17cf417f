import { style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

export const count = style({ display: 'flex', gap: vars.space.xxsmall });

export const figure = style({ fontWeight: vars.weight.strong, color: vars.color.text.primary });
