import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';

export const root = style({ display: 'grid', gap: vars.space.medium, padding: vars.space.large });

export const best = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const drawing = style({ inlineSize: '100%', blockSize: 'auto' });

export const tick = style({ stroke: 'currentColor', strokeWidth: 1 });

export const dot = style({
  fill: vars.color.surface.raised,
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

/** The candidate whose rating stands above. */
export const bestDot = style({
  fill: vars.color.surface.highlight,
  stroke: 'currentColor',
  strokeWidth: 1.5,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
