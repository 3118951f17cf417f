import { globalStyle, style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const title = style(
  inPage({ fontSize: vars.text.subheading, marginBlockEnd: vars.space.xsmall }),
);

export const text = style(
  inPage({
    marginBlockEnd: vars.space.large,
    fontSize: vars.text.small,
    color: vars.color.text.secondary,
  }),
);

export const cancel = style(inPage({ marginBlockStart: vars.space.small }));

// After the session has ended, no other dialog shows data; it stays in the page.
globalStyle(
  'body:has(#staff-session-ended[open]) dialog[open]:not(#staff-session-ended)',
  inPage({ visibility: 'hidden' }),
);
