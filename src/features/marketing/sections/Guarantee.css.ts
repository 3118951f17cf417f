import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';

export const words = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' });

export const text = style({ maxInlineSize: '34.3em', fontSize: vars.text.large });
