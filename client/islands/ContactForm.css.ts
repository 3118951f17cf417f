import { style } from '@vanilla-extract/css';

import { inPage } from '../../src/styles/in-layer.ts';
import { vars } from '../../src/styles/theme.css.ts';
import { form as grid } from '../forms/form.css.ts';

/** Without a script there is no captcha; the page says how to write instead. */
export const form = style([
  grid,
  inPage({ '@media': { '(scripting: none)': { display: 'none' } } }),
]);

export const small = style(
  inPage({ fontSize: vars.text.xsmall, color: vars.color.text.secondary }),
);
