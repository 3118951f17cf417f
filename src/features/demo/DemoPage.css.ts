import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';
import { stack } from '../../ui/layout/arrange.ts';

export const head = style({
  display: 'grid',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  alignItems: 'end',
  paddingBlock: `clamp(${vars.space.xlarge}, 4vw, ${vars.space.huge}) ${vars.space.xlarge}`,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const intro = style({ ...secondary(vars.text.large), maxInlineSize: '30em' });

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

export const honest = style({
  background: vars.color.surface.sunken,
  paddingBlock: vars.space.section,
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
