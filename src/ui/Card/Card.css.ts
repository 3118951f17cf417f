import { style, styleVariants } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

const root = style({
  '@layer': {
    [ui]: {
      position: 'relative',
      minInlineSize: 0,
      border: `1px solid ${vars.color.border.hairline}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
    },
  },
});

export const tone = styleVariants({
  /** An index card. */
  paper: [root],
  /** The one that was chosen: a marker stroke along its top edge. */
  marked: [
    root,
    {
      '@layer': {
        [ui]: {
          borderColor: vars.color.border.strong,
          '::before': {
            content: '""',
            position: 'absolute',
            insetBlockStart: -1,
            insetInline: -1,
            blockSize: 8,
            background: vars.color.surface.highlight,
            border: `1px solid ${vars.color.border.strong}`,
            borderStartStartRadius: vars.radius.large,
            borderStartEndRadius: vars.radius.large,
          },
        },
      },
    },
  ],
  /** A folder that holds things back. */
  sunken: [root, { '@layer': { [ui]: { background: vars.color.surface.sunken } } }],
});

export const padding = styleVariants({
  none: {},
  medium: { '@layer': { [ui]: { padding: vars.space.large } } },
  large: {
    '@layer': { [ui]: { padding: `clamp(${vars.space.large}, 3vw, ${vars.space.xxlarge})` } },
  },
});
