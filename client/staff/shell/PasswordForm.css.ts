import { style } from '../../../src/styles/page-style.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space.medium });
export const person = style({ overflowWrap: 'anywhere' });
