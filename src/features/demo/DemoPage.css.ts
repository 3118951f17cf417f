import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { stack } from '../../ui/layout/arrange.ts';

export const moves = style({
  display: 'grid',
  gap: vars.space.large,
  paddingBlock: `${vars.space.large} ${vars.space.section}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const move = style({
  ...stack(vars.space.xxsmall),
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
  color: vars.color.text.secondary,
});

export const moveTitle = style({
  fontSize: vars.text.large,
  letterSpacing: '-0.01em',
  color: vars.color.text.primary,
});

export const honestGrid = style({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const honestText = style({
  display: 'grid',
  gap: vars.space.medium,
  maxInlineSize: '36em',
  paddingInlineStart: vars.space.large,
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
});
