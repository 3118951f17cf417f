import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** The cards overlap two sections. */
export const quotes = style(
  inPage({
    paddingBlockEnd: vars.space.section,
    background: `linear-gradient(${vars.color.surface.page} 120px, ${vars.color.surface.sunken} 0)`,
  }),
);

export const rateGrid = style(
  inPage({
    display: 'grid',
    gap: `${vars.space.medium} ${vars.space.xlarge}`,
    alignItems: 'end',
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    },
  }),
);

export const rateText = style(
  inPage({
    maxInlineSize: '34em',
    fontSize: vars.text.large,
    color: vars.color.text.inverseSecondary,
  }),
);

export const ticks = style(inPage({ gridColumn: '1 / -1', inlineSize: '100%' }));
export const hired = style(
  inPage({ fill: vars.color.surface.highlight, printColorAdjust: 'exact' }),
);
export const open = style(inPage({ fill: 'none', stroke: 'currentColor' }));

/** Keeps its distance from the ground above. */
export const end = style(inPage({ paddingBlockStart: vars.space.section }));
