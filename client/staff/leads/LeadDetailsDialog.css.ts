import { globalStyle, style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const email = style(inPage({ overflowWrap: 'anywhere' }));

export const heading = style(
  inPage({
    marginBlockStart: vars.space.large,
    paddingBlockEnd: vars.space.xxsmall,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    fontSize: '0.875rem',
    fontWeight: vars.weight.strong,
  }),
);

export const quiet = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.small,
    marginBlockStart: vars.space.large,
    color: vars.color.text.secondary,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

// Without script it is no modal dialog, and stands over the page all the same.
globalStyle('#lead-details[open]:not(:modal)', inPage({ position: 'fixed', inset: 0, zIndex: 2 }));
