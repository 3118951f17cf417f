import { style } from '@vanilla-extract/css';

import { inPage } from '../../src/styles/in-layer.ts';
import { from } from '../../src/styles/responsive.ts';
import { vars } from '../../src/styles/theme.css.ts';

export const form = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    // It needs a script for the human check; the page says so, and how to write instead.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

export const pair = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const footer = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.large}`,
  }),
);

export const small = style(
  inPage({ fontSize: vars.text.xsmall, color: vars.color.text.secondary }),
);

export const status = style(inPage({ selectors: { '&:empty': { display: 'none' } } }));

export const otherWay = style(inPage({ marginBlockStart: vars.space.xsmall }));
