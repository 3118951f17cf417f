import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const root = style(inPage({ paddingBlock: `clamp(${vars.space.xxlarge}, 6vw, 96px)` }));

export const head = style(
  inPage({
    display: 'grid',
    gap: `${vars.space.small} ${vars.space.xlarge}`,
    alignItems: 'end',
    paddingBlockEnd: vars.space.xlarge,
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
);

export const title = style(
  inPage({
    fontSize: 'clamp(2.25rem, 1.5rem + 2.6vw, 3.5rem)',
    fontWeight: vars.weight.display,
    letterSpacing: vars.tracking.display,
  }),
);

export const intro = style(
  inPage({ fontSize: vars.text.large, color: vars.color.text.secondary, maxInlineSize: '30em' }),
);
