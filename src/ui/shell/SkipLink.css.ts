import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  position: 'fixed',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: 60,
  padding: `${vars.space.small} ${vars.space.large}`,
  background: vars.color.surface.highlight,
  color: vars.color.text.primary,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.medium,
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
