import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { headlineType, secondary } from '../../styles/type.ts';
import { inline, sideBySide, stack } from '../layout/arrange.ts';

export const root = style({
  ...sideBySide({ shares: [1, 1], gap: vars.space.xlarge, alignItems: 'center' }),
  paddingBlock: `clamp(${vars.space.xlarge}, 8vw, 128px) ${vars.space.section}`,
});

export const words = style({ ...stack(vars.space.large), justifyItems: 'start' });

/** On wide screens the right half of the page. */
export const code = style({
  ...headlineType('36vw'),
  lineHeight: 0.8,
  '@media': { [from.desktop]: { order: 1, justifySelf: 'end', fontSize: 'min(24vw, 26rem)' } },
  letterSpacing: vars.tracking.display,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ maxInlineSize: '13.4em' });

export const text = style({
  maxInlineSize: '31.7em',
  textWrap: 'balance',
  ...secondary(vars.text.large),
});

export const actions = style(inline(`${vars.space.small} ${vars.space.large}`, 'center'));

export const request = style({ fontSize: vars.text.xsmall, color: vars.color.text.secondary });
