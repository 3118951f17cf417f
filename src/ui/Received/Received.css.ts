import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const title = style({
  fontSize: 'min(13vw, clamp(2.75rem, 0.8rem + 5.2vw, 6.5rem))',
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
});

export const notice = style({ fontSize: vars.text.lead, lineHeight: 1.4, textWrap: 'balance' });
