import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style({ paddingBlockEnd: vars.space.section });
