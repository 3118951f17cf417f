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

/** Pictures of one height, words below them. */
export const parts = style(
  inPage({
    display: 'grid',
    gap: vars.space.xlarge,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.wide]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        columnGap: vars.space.large,
      },
    },
  }),
);

export const part = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 4',
    rowGap: vars.space.xsmall,
    alignContent: 'start',
    paddingInlineStart: vars.space.medium,
    borderInlineStart: `1px solid ${vars.color.border.strong}`,
  }),
);

export const logo = style(inPage({ inlineSize: 'auto', blockSize: 32 }));

export const partTitle = style(
  inPage({
    marginBlockStart: vars.space.xsmall,
    fontSize: vars.text.large,
    lineHeight: vars.leading.snug,
  }),
);

export const partText = style(
  inPage({ fontSize: vars.text.small, color: vars.color.text.secondary }),
);

export const ticks = style(inPage({ inlineSize: '100%' }));
export const hired = style(
  inPage({ fill: vars.color.surface.highlight, printColorAdjust: 'exact' }),
);
export const open = style(inPage({ fill: 'none', stroke: 'currentColor' }));
