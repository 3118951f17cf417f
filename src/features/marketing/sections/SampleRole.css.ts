import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const head = style(
  inPage({
    display: 'grid',
    gap: `${vars.space.small} ${vars.space.xlarge}`,
    alignItems: 'end',
    paddingBlockEnd: vars.space.large,
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
);

export const intro = style(
  inPage({ fontSize: vars.text.large, color: vars.color.text.secondary, maxInlineSize: '30em' }),
);
