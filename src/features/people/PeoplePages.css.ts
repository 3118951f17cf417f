import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const form = style(
  inPage({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' }),
);

export const heading = style(inPage({ fontSize: vars.text.small, fontWeight: vars.weight.strong }));

export const list = style(
  inPage({
    marginBlock: `${vars.space.xxsmall} ${vars.space.medium}`,
    paddingInlineStart: vars.space.medium,
    fontSize: vars.text.small,
    color: vars.color.text.secondary,
  }),
);

export const note = style(
  inPage({ marginBlockEnd: vars.space.small, fontWeight: vars.weight.medium }),
);

export const problem = style([note, inPage({ color: vars.color.text.critical })]);

/** Nothing was found: a drawing, and where else to look. */
export const none = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    marginBlock: vars.space.small,
    color: vars.color.text.secondary,
  }),
);
