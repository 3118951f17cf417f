import { style } from '@vanilla-extract/css';

import { page } from '../../styles/layers.css.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** The cards lie across the edge between page and folder. */
export const quotes = style({
  '@layer': {
    [page]: {
      paddingBlockEnd: vars.space.section,
      background: `linear-gradient(${vars.color.surface.page} 120px, ${vars.color.surface.sunken} 0)`,
    },
  },
});

export const card = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      gap: vars.space.large,
      padding: `clamp(${vars.space.large}, 3.2vw, ${vars.space.xxlarge})`,
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
    },
  },
});

export const stars = style({ '@layer': { [page]: { display: 'flex', gap: 2 } } });

export const star = style({ '@layer': { [page]: { fill: 'none' } } });
export const starGiven = style({
  '@layer': { [page]: { fill: vars.color.surface.highlight } },
});

export const quote = style({
  '@layer': {
    [page]: {
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
    },
  },
});

export const person = style({
  '@layer': {
    [page]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.medium,
      paddingBlockStart: vars.space.large,
      borderBlockStart: `1px solid ${vars.color.border.hairline}`,
      lineHeight: 1.35,
    },
  },
});

export const name = style({ '@layer': { [page]: { display: 'block' } } });
export const position = style({
  '@layer': {
    [page]: { display: 'block', fontSize: vars.text.small, color: vars.color.text.secondary },
  },
});

export const rate = style({
  '@layer': {
    [page]: {
      paddingBlock: vars.space.section,
      background: vars.color.surface.deep,
      color: vars.color.text.inverse,
    },
  },
});

export const rateGrid = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gap: vars.space.large,
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignItems: 'end',
          columnGap: 'clamp(48px, 6vw, 96px)',
        },
      },
    },
  },
});

/** As large as the page allows, and a little beyond its column. */
export const rateFigure = style({
  '@layer': {
    [page]: {
      marginInlineStart: '-0.04em',
      fontFamily: vars.font.headline,
      fontSize: 'clamp(5rem, 1rem + 17vw, 16rem)',
      fontWeight: vars.weight.display,
      letterSpacing: '-0.055em',
      lineHeight: 0.8,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const rateWords = style({
  '@layer': { [page]: { display: 'grid', gap: vars.space.medium, maxInlineSize: '30.4em' } },
});

export const rateText = style({
  '@layer': {
    [page]: { fontSize: vars.text.large, color: vars.color.text.inverseSecondary },
  },
});
