import { globalStyle, style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { from } from '../../../src/styles/responsive.ts';
import { vars } from '../../../src/styles/theme.css.ts';

export const head = style(
  inPage({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.medium,
  }),
);

export const title = style(
  inPage({ minInlineSize: 0, fontSize: '1.25rem', overflowWrap: 'anywhere' }),
);

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

export const facts = style(
  inPage({ display: 'grid', gap: vars.space.xsmall, paddingBlockStart: vars.space.xsmall }),
);

export const fact = style(
  inPage({
    display: 'grid',
    gap: `0 ${vars.space.medium}`,
    fontSize: '0.875rem',
    '@media': { [from.tablet]: { gridTemplateColumns: '112px minmax(0, 1fr)' } },
  }),
);

export const term = style(inPage({ color: vars.color.text.secondary }));

export const value = style(inPage({ overflowWrap: 'anywhere', textAlign: 'start' }));

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
