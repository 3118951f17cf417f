import { style } from '../../styles/ui-style.ts';
import { sideBySide } from '../layout/arrange.ts';
import { vars } from '../../styles/theme.css.ts';

export const columns = style(
  sideBySide({ shares: [1, 1], gap: vars.space.medium, columnGap: vars.space.xxlarge }),
);

export const title = style({
  maxInlineSize: '12em',
  fontSize: vars.text.headingLarge,
  fontWeight: vars.weight.headline,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.display,
});

export const text = style({
  fontSize: vars.text.lead,
  lineHeight: 1.45,
  textWrap: 'balance',
});
