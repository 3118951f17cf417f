import { style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
