import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline, stack } from '../../../ui/layout/arrange.ts';

export const ways = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.small}`, 'center'),
  marginBlockStart: vars.space.small,
});
export const aside = style({ fontSize: vars.text.xsmall });

export const form = style({
  ...stack(vars.space.xsmall),
  justifyItems: 'stretch',
  marginBlockStart: vars.space.small,
  padding: vars.space.small,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
});

export const box = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const quiet = style({ color: vars.color.text.secondary, fontSize: vars.text.xsmall });

/** What the person will read. */
export const letter = style({
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.text,
});
