import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const form = style({ maxInlineSize: 640, paddingBlockEnd: vars.space.section });
