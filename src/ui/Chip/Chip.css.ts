import { styleVariants, style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
  paddingBlock: 2,
  paddingInline: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.medium,
  lineHeight: '1.5',
  fontVariantNumeric: 'tabular-nums',
});

export const tone = styleVariants({
  plain: [root, { borderColor: vars.color.border.hairline, background: vars.color.surface.raised }],
  /** What the visitor does. */
  strong: [root, { borderColor: vars.color.border.strong, fontWeight: vars.weight.strong }],
});
