import { style, styleVariants } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';

const dot = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginInlineEnd: vars.space.xsmall,
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: 6,
      blockSize: 6,
      borderRadius: vars.radius.round,
      background: 'currentColor',
    },
  },
});

export const tone = styleVariants({
  fresh: [dot, { color: vars.color.text.primary, fontWeight: vars.weight.strong }],
  calm: [dot, { color: vars.color.text.secondary }],
  good: [dot, { color: vars.color.text.positive }],
});
