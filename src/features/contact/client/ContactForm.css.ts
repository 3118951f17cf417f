import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { form as grid } from '../../../../client/forms/form.css.ts';

/** Without a script there is no captcha; the page says how to write instead. */
export const form = style([grid, { '@media': { '(scripting: none)': { display: 'none' } } }]);

/** The form, or once it is sent what takes its place. */
export const part = style([grid]);

/** Equal columns, not by the words: they stay when the fonts come late. */
export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
  gap: vars.space.xsmall,
});

export const topic = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  paddingInline: vars.space.small,
  // Filled, unlike the fields below.
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
  fontSize: vars.text.small,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderColor: vars.color.border.strong },
    '&[aria-current]': {
      borderColor: vars.color.border.strong,
      fontWeight: vars.weight.strong,
    },
  },
});

export const small = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });
