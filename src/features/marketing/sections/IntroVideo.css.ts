import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const grid = style(
  inPage({
    display: 'grid',
    gap: vars.space.xlarge,
    alignItems: 'end',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        gap: vars.space.huge,
      },
    },
  }),
);

export const words = style(
  inPage({ display: 'grid', gap: vars.space.medium, maxInlineSize: '26.4em' }),
);

export const note = style(inPage({ color: vars.color.text.secondary }));

export const frame = style(
  inPage({
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: vars.radius.large,
    background: vars.color.surface.deep,
  }),
);

const layer = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

export const poster = style(inPage({ ...layer, objectFit: 'cover' }));

export const play = style(
  inPage({
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
  }),
);

export const playLabel = style(
  inPage({
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
  }),
);

export const playIcon = style(inPage({ fill: 'currentColor' }));

export const player = style(inPage(layer));
