import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';
import { twoColumns } from '../../ui/layout/two-columns.ts';

/** The form, and what it leads to. */
export const columns = style(
  inPage({
    ...twoColumns({
      shares: [5, 6],
      gap: vars.space.xlarge,
      columnGap: 'clamp(32px, 6vw, 112px)',
    }),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlockEnd: vars.space.section,
  }),
);

export const form = style(inPage({ minInlineSize: 0 }));
