import { style } from '@vanilla-extract/css';

import { inPage } from '../../src/styles/in-layer.ts';
import { from } from '../../src/styles/responsive.ts';
import { vars } from '../../src/styles/theme.css.ts';

export const form = style(inPage({ display: 'grid', gap: vars.space.large }));

/** Fields side by side on wide screens. */
export const pair = style([
  form,
  inPage({ '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
]);

export const status = style(inPage({ selectors: { '&:empty': { display: 'none' } } }));

export const contact = style(inPage({ marginBlockStart: vars.space.xsmall }));

/** What happens with the data, below a form. */
export const privacy = style(
  inPage({ fontSize: vars.text.xsmall, color: vars.color.text.secondary }),
);

export const footer = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.large}`,
  }),
);
