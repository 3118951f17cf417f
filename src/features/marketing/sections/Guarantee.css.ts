import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { sideBySide } from '../../../ui/layout/arrange.ts';

export const grid = style({
  ...sideBySide({
    shares: [7, 5],
    gap: vars.space.xlarge,
    columnGap: 'clamp(32px, 6vw, 112px)',
  }),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
});

export const words = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' });

export const text = style({ maxInlineSize: '34.3em', fontSize: vars.text.large });
