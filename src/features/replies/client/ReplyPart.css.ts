import { globalStyle, style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline, stack } from '../../../ui/layout/arrange.ts';
import { fieldBox } from '../../../../client/staff/ui/layout.ts';

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

export const field = style({ display: 'grid', gap: vars.space.hair, fontSize: vars.text.xsmall });
globalStyle(`${field} :is(input, textarea)`, { ...fieldBox, minBlockSize: 32 });
globalStyle(`${field} textarea`, {
  paddingBlock: vars.space.xxsmall,
  lineHeight: vars.leading.text,
  resize: 'vertical',
});

export const box = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

export const summary = style({ cursor: 'pointer', textDecoration: 'underline' });

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
