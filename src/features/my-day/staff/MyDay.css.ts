import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';

/** As large as a target has to be (WCAG 2.5.8). */
export const changed = style({ paddingBlock: 4, selectors: { '&[hidden]': { display: 'none' } } });

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.text.critical,
  fontWeight: vars.weight.strong,
});
