import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { vars } from '../../../styles/theme.css.ts';
import { twoColumns } from '../../../ui/layout/two-columns.ts';

export const grid = style(
  inPage({
    ...twoColumns({
      shares: [7, 5],
      gap: vars.space.xlarge,
      columnGap: 'clamp(32px, 6vw, 112px)',
    }),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
  }),
);

export const words = style(
  inPage({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' }),
);

export const text = style(inPage({ maxInlineSize: '34.3em', fontSize: vars.text.large }));
