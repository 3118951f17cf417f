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

const calm = { color: vars.color.text.secondary };
const good = { color: vars.color.text.positive };
const fresh = { color: vars.color.text.primary, fontWeight: vars.weight.strong };

export const tone = styleVariants({
  new: [dot, fresh],
  contacted: [dot, calm],
  qualified: [dot, good],
  won: [dot, good],
  lost: [dot, calm],
  replied: [dot, good],
  done: [dot, calm],
  spam: [dot, calm],
  pending: [dot, fresh],
  sending: [dot, calm],
  approved: [dot, good],
  rejected: [dot, calm],
});
