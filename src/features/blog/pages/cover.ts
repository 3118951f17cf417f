import { vars } from '../../../styles/theme.css.ts';

/** A post's picture, wherever it is shown: all have the same shape. */
export const cover = {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.color.surface.sunken,
} as const;

/** Its name in the transition from page to page. */
export const COVER = 'cover';
