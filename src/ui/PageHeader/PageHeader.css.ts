import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style(
  inUi({
    display: 'grid',
    gap: vars.space.medium,
    paddingBlock: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge}) clamp(${vars.space.large}, 2.4vw, ${vars.space.xlarge})`,
  }),
);

export const eyebrow = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    '::before': {
      content: '""',
      inlineSize: vars.space.xlarge,
      blockSize: 1,
      background: 'currentColor',
    },
  }),
);

export const title = style(inUi({ maxInlineSize: '12.1em' }));

export const intro = style(
  inUi({
    maxInlineSize: '37em',
    fontSize: vars.text.lead,
    lineHeight: 1.5,
    color: vars.color.text.secondary,
    textWrap: 'balance',
  }),
);
