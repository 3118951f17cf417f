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
  color: vars.color.text.secondary,
});

export const moveTitle = style({
  fontSize: vars.text.large,
  letterSpacing: '-0.01em',
  color: vars.color.text.primary,
});

/** Two columns of text below their heading. */
export const honest = style({
  display: 'grid',
  gap: `${vars.space.medium} ${vars.space.xxlarge}`,
  marginBlockStart: vars.space.large,
  fontSize: vars.text.large,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
