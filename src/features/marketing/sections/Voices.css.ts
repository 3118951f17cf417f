import { style, styleVariants } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const grid = style(
  inPage({
    display: 'grid',
    gap: `${vars.space.xxlarge} clamp(48px, 7vw, 128px)`,
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', alignItems: 'end' },
    },
  }),
);

export const voice = style(inPage({ display: 'grid', gap: vars.space.large }));

/** The quotation mark hangs outside the column. */
export const quote = style(
  inPage({
    textWrap: 'balance',
    selectors: {
      '&::before': { content: '"\u201C"', position: 'absolute', translate: '-0.5em 0' },
      '&::after': { content: '"\u201D"' },
    },
  }),
);

export const size = styleVariants({
  large: inPage({
    fontFamily: vars.font.headline,
    fontSize: vars.text.heading,
    fontWeight: vars.weight.strong,
    lineHeight: 1.12,
    letterSpacing: vars.tracking.heading,
  }),
  small: inPage({ fontSize: vars.text.large, lineHeight: 1.5 }),
});

export const person = style(
  inPage({ display: 'flex', alignItems: 'center', gap: vars.space.medium, lineHeight: 1.35 }),
);

export const position = style(
  inPage({ display: 'block', fontSize: vars.text.small, color: vars.color.text.secondary }),
);

export const more = style(inPage({ marginBlockStart: vars.space.xxlarge }));
