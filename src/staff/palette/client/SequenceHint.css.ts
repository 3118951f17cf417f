import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const hint = style({
  ...inline(`${vars.space.xsmall} ${vars.space.medium}`, 'center'),
  position: 'fixed',
  insetInline: vars.space.small,
  insetBlockEnd: vars.space.small,
  // Above the open record, which fills a phone.
  zIndex: 8,
  justifyContent: 'center',
  inlineSize: 'fit-content',
  marginInline: 'auto',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.lifted,
  fontSize: '0.875rem',
});
