import { style, styleVariants } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

const chip = style({
  display: 'inline-block',
  paddingInline: vars.space.xsmall,
  paddingBlock: 1,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const chipTone = styleVariants({
  good: [
    chip,
    {
      background: vars.color.surface.positive,
      borderColor: vars.color.border.positive,
      color: vars.color.text.positive,
    },
  ],
  bad: [
    chip,
    {
      background: vars.color.surface.critical,
      borderColor: vars.color.border.critical,
      color: vars.color.text.critical,
    },
  ],
  busy: [chip, { borderColor: vars.color.border.strong }],
  quiet: [chip, { borderColor: vars.color.border.control, color: vars.color.text.secondary }],
});

const dot = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginInlineEnd: vars.space.xsmall,
  selectors: {
    '&::before': {
      content: '""',
      // Forced colors leave a border, not a background.
      border: '3px solid',
      borderRadius: vars.radius.round,
    },
  },
});

export const dotTone = styleVariants({
  fresh: [dot, { color: vars.color.text.primary, fontWeight: vars.weight.strong }],
  calm: [dot, { color: vars.color.text.secondary }],
  good: [dot, { color: vars.color.text.positive }],
});
