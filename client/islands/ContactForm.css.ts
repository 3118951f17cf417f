import { style } from '../../src/styles/page-style.ts';
import { vars } from '../../src/styles/theme.css.ts';
import { form as grid } from '../forms/form.css.ts';

/** Without a script there is no captcha; the page says how to write instead. */
export const form = style([grid, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const small = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });
