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

export const question = style({ gridColumn: '1 / -1', fontWeight: vars.weight.strong });

export const topic = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 44,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current]': { borderColor: vars.color.border.strong },
    '&[aria-current]': { background: vars.color.surface.highlight },
  },
});

export const thanks = style({
  fontSize: vars.text.title,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

export const small = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });
