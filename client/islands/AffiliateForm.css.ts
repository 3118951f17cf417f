import { style } from '@vanilla-extract/css';

import { inPage } from '../../src/styles/in-layer.ts';
import { from } from '../../src/styles/responsive.ts';
import { vars } from '../../src/styles/theme.css.ts';

export const form = style(inPage({ display: 'grid', gap: vars.space.large }));

export const fields = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

/** A field that takes the whole width. */
export const whole = style(inPage({ gridColumn: '1 / -1' }));

export const terms = style(
  inPage({
    gridColumn: '1 / -1',
    paddingBlockStart: vars.space.large,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const outcome = style(inPage({ selectors: { '&:empty': { display: 'none' } } }));

export const footer = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.large}`,
  }),
);

export const hint = style(
  inPage({
    flex: '1 1 16rem',
    fontSize: vars.text.xsmall,
    lineHeight: vars.leading.snug,
    color: vars.color.text.secondary,
  }),
);
