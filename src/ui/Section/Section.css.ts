import { style, styleVariants } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const ground = styleVariants(
  {
    paper: { background: 'transparent' },
    folder: { background: vars.color.surface.sunken },
    deep: { background: vars.color.surface.deep, color: vars.color.text.inverse },
    marker: { background: vars.color.surface.highlight },
  },
  (colors) => inUi({ ...colors, paddingBlock: vars.space.section }),
);

export const head = style(
  inUi({
    display: 'grid',
    gap: vars.space.medium,
    marginBlockEnd: `clamp(${vars.space.xlarge}, 5vw, ${vars.space.huge})`,
  }),
);

export const heading = style(inUi({ maxInlineSize: '13.4em' }));

export const intro = style(
  inUi({ maxInlineSize: '37em', fontSize: vars.text.large, color: vars.color.text.secondary }),
);

export const introOnDeep = style([intro, inUi({ color: vars.color.text.inverseSecondary })]);
