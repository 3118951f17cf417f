import { style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { headlineType, secondary } from '../../../styles/type.ts';

/** The picture stands on the left, where the next one of this kind has its words. */
export const grid = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'center',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gap: 'clamp(32px, 4vw, 64px)',
    },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [from.desktop]: { order: 1 } },
});

/** The film in three figures. */
export const ledger = style({ borderBlockStart: `1px solid ${vars.color.border.strong}` });

export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const count = style({
  ...headlineType(vars.text.subheading),
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});

export const frame = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.deep,
});

const layer = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;

/** Next to what it is about: the picture and the figures. */
export const sample = style({ ...secondary(vars.text.small), marginBlockStart: vars.space.xsmall });

export const poster = style({ ...layer, objectFit: 'cover' });

export const play = style({
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
});

export const playLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: 'clamp(48px, 6vw, 64px)',
  paddingInline: `${vars.space.medium} clamp(${vars.space.medium}, 3vw, ${vars.space.xlarge})`,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  ...headlineType(vars.text.large),
  boxShadow: vars.shadow.lifted,
  transition: `transform ${vars.motion.standard} ${vars.motion.easeOut}`,
  selectors: { [`${play}:hover &`]: { transform: 'scale(1.04)' } },
});

export const playIcon = style({ fill: 'currentColor' });

export const player = style(layer);
