import { style, styleVariants } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

const root = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.surface.sunken,
  border: `1px solid ${vars.color.border.hairline}`,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.small,
});

export const SIZES = { small: 32, medium: 48, large: 64 } as const;

export const size = styleVariants(SIZES, (side) => [root, { inlineSize: side, blockSize: side }]);
