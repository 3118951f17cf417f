import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  paddingInline: vars.space.xsmall,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const select = style({
  minBlockSize: 28,
  minInlineSize: 0,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface.raised,
  color: 'inherit',
  fontSize: vars.text.xsmall,
});
