import { styleVariants } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

const dense = inPage({
  paddingInline: vars.space.small,
  fontSize: '0.875rem',
  borderColor: vars.color.border.control,
  background: vars.color.surface.raised,
});

/** Denser than the site's buttons. */
export const button = styleVariants({
  toolbar: [dense],
  row: [dense, inPage({ minBlockSize: 28 })],
});
