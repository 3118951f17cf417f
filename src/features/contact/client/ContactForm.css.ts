import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { form as grid } from '../../../../client/forms/form.css.ts';

/** Without a script there is no captcha; the page says how to write instead. */
export const form = style([grid, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const small = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });
