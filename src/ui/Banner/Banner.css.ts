import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const title = style({
  maxInlineSize: '12em',
  fontSize: vars.text.display,
  fontWeight: vars.weight.headline,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
});

export const text = style({
  maxInlineSize: '33em',
  fontSize: vars.text.lead,
  lineHeight: 1.45,
  textWrap: 'balance',
});
