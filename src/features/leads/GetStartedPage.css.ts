import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';
import { formAndPicture } from '../../ui/layout/two-columns.ts';

export const columns = style(
  inPage({
    ...formAndPicture,
    alignItems: 'center',
    paddingBlockEnd: vars.space.section,
  }),
);

export const form = style(inPage({ minInlineSize: 0 }));
