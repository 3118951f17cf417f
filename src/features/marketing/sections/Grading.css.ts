import { style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const grid = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'center',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: 'clamp(48px, 6vw, 112px)',
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.large, justifyItems: 'start' });

export const intro = style({
  maxInlineSize: '30.4em',
  fontSize: vars.text.large,
  color: vars.color.text.inverseSecondary,
});
