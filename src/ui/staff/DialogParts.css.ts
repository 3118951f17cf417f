import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.small,
});

export const title = style({ minInlineSize: 0, fontSize: '1.25rem', overflowWrap: 'anywhere' });

export const group = style({
  marginBlock: `${vars.space.medium} ${vars.space.xxsmall}`,
  fontFamily: vars.font.text,
  fontSize: '0.875rem',
  letterSpacing: 0,
});

export const question = style({
  fontSize: vars.text.subheading,
  marginBlockEnd: vars.space.xsmall,
});

export const explanation = style({
  overflowWrap: 'anywhere',
  marginBlockEnd: vars.space.large,
  ...secondary(vars.text.small),
});

// Room for two lines from the start: no button moves once the second is known.
export const growing = style([explanation, { minBlockSize: ['3.2em', '2lh'] }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
