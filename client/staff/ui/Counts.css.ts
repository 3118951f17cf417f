import { style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';
import { inline } from '../../../src/ui/layout/arrange.ts';

export const counts = style(inline(`${vars.space.xxsmall} ${vars.space.small}`));

export const count = style({ display: 'flex', gap: vars.space.xxsmall });

export const figure = style({ fontWeight: vars.weight.strong, color: vars.color.text.primary });
