import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { vars } from '../../../styles/theme.css.ts';

export const root = style(
  inPage({ display: 'grid', gap: vars.space.medium, padding: vars.space.large }),
);

export const best = style(
  inPage({
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: vars.space.medium,
  }),
);

export const drawing = style(inPage({ inlineSize: '100%', blockSize: 'auto' }));

export const tick = style(inPage({ stroke: 'currentColor', strokeWidth: 1 }));

export const dot = style(
  inPage({ fill: vars.color.surface.raised, stroke: 'currentColor', strokeWidth: 1.5 }),
);

/** The candidate whose rating stands above. */
export const bestDot = style(
  inPage({
    fill: vars.color.surface.highlight,
    stroke: 'currentColor',
    strokeWidth: 1.5,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
);
