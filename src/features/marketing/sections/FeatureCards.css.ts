import { style, styleVariants } from '@vanilla-extract/css';

import { page } from '../../../styles/layers.css.ts';
import { papers } from '../../../styles/papers.ts';
import { vars } from '../../../styles/theme.css.ts';

const cardBase = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.small,
      minBlockSize: 'clamp(320px, 30vw, 400px)',
      padding: `clamp(${vars.space.large}, 2.4vw, ${vars.space.xlarge})`,
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.large,
    },
  },
});

/** The card's paper. */
export const card = styleVariants(papers, (colors) => [cardBase, { '@layer': { [page]: colors } }]);

export const figure = style({
  '@layer': {
    [page]: {
      fontSize: 'clamp(2.5rem, 1.9rem + 2vw, 3.75rem)',
      textWrap: 'balance',
    },
  },
});

export const icon = style({ '@layer': { [page]: { marginBlockStart: 'auto' } } });

export const title = style({
  '@layer': { [page]: { fontSize: vars.text.large, lineHeight: 1.2, letterSpacing: '-0.01em' } },
});

export const description = style({
  '@layer': { [page]: { fontSize: vars.text.small, lineHeight: 1.5 } },
});
