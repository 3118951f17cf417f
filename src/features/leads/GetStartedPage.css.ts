import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const form = style({
  maxInlineSize: vars.width.narrow,
  marginInline: 'auto',
  paddingBlockEnd: vars.space.section,
});
