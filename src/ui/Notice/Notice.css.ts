import { style, styleVariants } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: '1px solid',
  borderRadius: vars.radius.medium,
  fontSize: vars.text.small,
  lineHeight: '1.5',
});

const toned = (background: string, border: string) =>
  [root, { background, borderColor: border }] as const;

export const tone = styleVariants({
  success: [...toned(vars.color.surface.positive, vars.color.border.positive)],
  error: [...toned(vars.color.surface.critical, vars.color.border.critical)],
  info: [...toned(vars.color.surface.raised, vars.color.border.control)],
});

export const icon = style({ marginBlockStart: 1 });
