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

export const rate = style(
  inPage({
    paddingBlock: vars.space.section,
    background: vars.color.surface.deep,
    color: vars.color.text.inverse,
  }),
);

export const rateGrid = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'end',
        columnGap: 'clamp(48px, 6vw, 96px)',
      },
    },
  }),
);

/** A little wider than its column. */
export const rateFigure = style(
  inPage({
    marginInlineStart: '-0.04em',
    fontFamily: vars.font.headline,
    fontSize: 'clamp(5rem, 1rem + 17vw, 16rem)',
    fontWeight: vars.weight.display,
    letterSpacing: '-0.055em',
    lineHeight: 0.8,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const rateWords = style(
  inPage({ display: 'grid', gap: vars.space.medium, maxInlineSize: '30.4em' }),
);

export const rateText = style(
  inPage({ fontSize: vars.text.large, color: vars.color.text.inverseSecondary }),
);
