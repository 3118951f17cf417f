import { style } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({
  '@layer': {
    [ui]: {
      display: 'grid',
      gap: vars.space.large,
      paddingBlock: `clamp(${vars.space.xxlarge}, 7vw, 104px) clamp(${vars.space.xlarge}, 4vw, ${vars.space.huge})`,
    },
  },
});

/** A line of small print above a headline, with the ruled edge of an index card. */
export const eyebrow = style({
  '@layer': {
    [ui]: {
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
    },
  },
});

export const title = style({ '@layer': { [ui]: { maxInlineSize: '12.1em' } } });

export const intro = style({
  '@layer': {
    [ui]: {
      maxInlineSize: '38.3em',
      fontSize: vars.text.lead,
      lineHeight: 1.5,
      color: vars.color.text.secondary,
      textWrap: 'balance',
    },
  },
});
