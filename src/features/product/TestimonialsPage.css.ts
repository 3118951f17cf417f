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

export const card = style(
  inPage({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: vars.space.large,
    padding: `clamp(${vars.space.large}, 3.2vw, ${vars.space.xxlarge})`,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
  }),
);

export const stars = style(inPage({ display: 'flex', gap: 2 }));

export const star = style(inPage({ fill: 'none' }));
export const starGiven = style(inPage({ fill: vars.color.surface.highlight }));

export const quote = style(
  inPage({
    fontFamily: vars.font.headline,
    fontSize: 'clamp(1.375rem, 1.1rem + 1vw, 2rem)',
    fontWeight: vars.weight.strong,
    lineHeight: 1.22,
    letterSpacing: '-0.012em',
    textWrap: 'balance',
    selectors: {
      '&::before': { content: '"\u201C"' },
      '&::after': { content: '"\u201D"' },
    },
  }),
);

export const person = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    paddingBlockStart: vars.space.large,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    lineHeight: 1.35,
  }),
);

export const name = style(inPage({ display: 'block' }));
export const position = style(
  inPage({ display: 'block', fontSize: vars.text.small, color: vars.color.text.secondary }),
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
