import { style, styleVariants } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';

const chip = style({
  display: 'inline-block',
  paddingInline: vars.space.xsmall,
  paddingBlock: 1,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
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
