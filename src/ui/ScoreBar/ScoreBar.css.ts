import { style, styleVariants } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style(
  inUi({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.small,
  }),
);

/** The ticks are over the fill. */
export const track = style(
  inUi({
    position: 'relative',
    blockSize: 14,
    border: '1.5px solid currentColor',
    borderBlockStart: 0,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: -1,
      insetBlockEnd: 0,
      blockSize: 5,
      backgroundImage: 'linear-gradient(90deg, transparent calc(100% - 1px), currentColor 0)',
      backgroundSize: '10% 100%',
    },
  }),
);

const fillBase = style(
  inUi({
    blockSize: '100%',
    background: vars.color.surface.highlight,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
);

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const fill = styleVariants(
  Object.fromEntries(SCORES.map((score) => [score, score])) as Record<number, number>,
  (score) => [fillBase, inUi({ inlineSize: `${score * 10}%` })],
);

export const figure = style(
  inUi({
    minInlineSize: '2ch',
    textAlign: 'end',
    fontFamily: vars.font.headline,
    fontWeight: vars.weight.headline,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  }),
);
