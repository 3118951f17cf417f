import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** The hire rate stands next to the title, and its ground runs to the edge of the window. */
export const top = style(inPage({ overflowX: 'clip' }));

export const topGrid = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        columnGap: 'clamp(32px, 5vw, 96px)',
      },
    },
  }),
);

export const rate = style(
  inPage({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space.medium,
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    padding: `${vars.space.xlarge} ${vars.space.gutter}`,
    background: vars.color.surface.deep,
    color: vars.color.text.inverse,
    '@media': {
      [from.desktop]: {
        marginInline: `0 calc(-1 * max(${vars.space.gutter}, (100vw - ${vars.width.wide}) / 2))`,
      },
    },
  }),
);

export const rateText = style(
  inPage({ fontSize: vars.text.large, color: vars.color.text.inverseSecondary }),
);

export const quotes = style(
  inPage({ paddingBlock: vars.space.section, background: vars.color.surface.sunken }),
);

export const ticks = style(inPage({ inlineSize: '100%' }));
export const hired = style(
  inPage({ fill: vars.color.surface.highlight, printColorAdjust: 'exact' }),
);
export const open = style(inPage({ fill: 'none', stroke: 'currentColor' }));

/** Keeps its distance from the ground above. */
export const end = style(inPage({ paddingBlockStart: vars.space.section }));
