import { globalStyle, style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';

export const cancel = style({ marginBlockStart: vars.space.small });

// After the session has ended, no other dialog shows data; it stays in the page.
globalStyle('body:has(#staff-session-ended[open]) dialog[open]:not(#staff-session-ended)', {
  visibility: 'hidden',
});

export const form = style({ display: 'grid', gap: vars.space.medium });
export const person = style({ overflowWrap: 'anywhere' });
