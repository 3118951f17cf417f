import { globalStyle, style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';

export const cancel = style({ marginBlockStart: vars.space.small });

// After a sign-out, no other dialog shows data; it stays in the page.
globalStyle('body:has(#staff-left[open]) dialog[open]:not(#staff-left)', {
  visibility: 'hidden',
});

/** In the place of the bar, so that nothing moves below it. */
export const ended = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 9,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minBlockSize: 40,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.critical}`,
  background: vars.color.surface.critical,
  fontSize: '0.875rem',
  lineHeight: vars.leading.snug,
  // It stays, so that its text is read out.
  selectors: { '&:empty': { blockSize: 0, minBlockSize: 0, border: 0 } },
});

export const form = style({ display: 'grid', gap: vars.space.medium });
export const person = style({ overflowWrap: 'anywhere' });
