import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { sideBySide } from '../../ui/layout/arrange.ts';

/** The hire rate stands next to the title, and its ground runs to the edge of the window. */
export const top = style({ overflowX: 'clip' });

export const topGrid = style(sideBySide({ shares: [5, 7], columnGap: 'clamp(32px, 5vw, 96px)' }));

export const rate = style({
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
});

export const rateText = style({
  fontSize: vars.text.large,
  color: vars.color.text.inverseSecondary,
});

export const quotes = style({
  paddingBlock: vars.space.section,
  background: vars.color.surface.sunken,
});

/** Pictures of one height, words below them. */
export const parts = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: vars.space.large,
    },
  },
});

export const part = style({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: vars.space.xsmall,
  alignContent: 'start',
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `1px solid ${vars.color.border.strong}`,
});

export const logo = style({ inlineSize: 'auto', blockSize: 32 });

export const partTitle = style({
  marginBlockStart: vars.space.xsmall,
  fontSize: vars.text.large,
  lineHeight: vars.leading.snug,
});

export const partText = style({ fontSize: vars.text.small, color: vars.color.text.secondary });

export const ticks = style({ inlineSize: '100%' });
export const hired = style({ fill: vars.color.surface.highlight, printColorAdjust: 'exact' });
export const open = style({ fill: 'none', stroke: 'currentColor' });
