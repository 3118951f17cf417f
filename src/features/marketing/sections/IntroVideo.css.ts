import { style } from '@vanilla-extract/css';

import { page } from '../../../styles/layers.css.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

/** Clips what hangs over by the width of a scrollbar. */
export const root = style({ '@layer': { [page]: { overflowX: 'clip' } } });

export const grid = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gap: vars.space.xlarge,
      alignItems: 'end',
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
          gap: vars.space.huge,
        },
      },
    },
  },
});

export const words = style({
  '@layer': { [page]: { display: 'grid', gap: vars.space.medium, maxInlineSize: '26.4em' } },
});

export const note = style({ '@layer': { [page]: { color: vars.color.text.secondary } } });

export const frame = style({
  '@layer': {
    [page]: {
      position: 'relative',
      aspectRatio: '16 / 9',
      overflow: 'hidden',
      borderRadius: vars.radius.large,
      background: vars.color.surface.deep,
      // The one thing that leaves the grid: it hangs over the page's edge on wide windows.
      '@media': {
        [from.desktop]: {
          marginInlineEnd: `calc(-1 * max(${vars.space.gutter}, (100vw - ${vars.width.wide}) / 2))`,
          borderStartEndRadius: 0,
          borderEndEndRadius: 0,
        },
      },
    },
  },
});

const layer = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const poster = style({ '@layer': { [page]: { ...layer, objectFit: 'cover' } } });

export const play = style({
  '@layer': {
    [page]: {
      ...layer,
      display: 'grid',
      placeItems: 'center',
      selectors: {
        '&:focus-visible': {
          outlineOffset: '-6px',
          boxShadow: 'none',
          outlineColor: vars.color.surface.highlight,
          outlineWidth: 4,
        },
      },
    },
  },
});

export const playLabel = style({
  '@layer': {
    [page]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.small,
      minBlockSize: 64,
      paddingInline: `${vars.space.large} ${vars.space.xlarge}`,
      border: `1px solid ${vars.color.border.strong}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surface.highlight,
      color: vars.color.text.primary,
      fontFamily: vars.font.headline,
      fontSize: vars.text.large,
      fontWeight: vars.weight.headline,
      boxShadow: vars.shadow.lifted,
      transition: `transform ${vars.motion.standard} ${vars.motion.easeOut}`,
      selectors: { [`${play}:hover &`]: { transform: 'scale(1.04)' } },
    },
  },
});

export const playIcon = style({ '@layer': { [page]: { fill: 'currentColor' } } });

export const player = style({ '@layer': { [page]: layer } });
