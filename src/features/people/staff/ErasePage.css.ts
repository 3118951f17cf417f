import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';

export const form = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' });

export const heading = style({ fontSize: vars.text.small, fontWeight: vars.weight.strong });

export const list = style({
  marginBlock: `${vars.space.xxsmall} ${vars.space.medium}`,
  paddingInlineStart: vars.space.medium,
  listStyle: 'disc',
  ...secondary(vars.text.small),
});
