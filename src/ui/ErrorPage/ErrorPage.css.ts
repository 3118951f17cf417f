import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, secondary } from '../../styles/type.ts';
import { inline } from '../layout/arrange.ts';

/** Both faces break alike. */
export const title = style({ display: 'block', maxInlineSize: '9em', textWrap: 'balance' });

/** Where a sheet of the shortlist has its rating. */
export const code = style({
  ...headlineType(vars.text.display),
  lineHeight: 0.9,
  letterSpacing: vars.tracking.display,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({ textWrap: 'balance', ...secondary(vars.text.large) });

export const actions = style(inline(`${vars.space.small} ${vars.space.large}`, 'center'));

export const request = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });
