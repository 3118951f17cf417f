import { style } from '@vanilla-extract/css';

import { inPage } from '../../../src/styles/in-layer.ts';
import { vars } from '../../../src/styles/theme.css.ts';

/** In the middle of what is seen of a list that scrolls sideways. */
export const root = style(
  inPage({
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '100%',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xsmall,
    paddingBlock: vars.space.xxlarge,
    paddingInline: vars.space.medium,
    textAlign: 'center',
    color: vars.color.text.secondary,
  }),
);

/** As large as a target has to be (WCAG 2.5.8). */
export const next = style(inPage({ display: 'inline-block', paddingBlock: 4 }));

export const text = style(
  inPage({ fontWeight: vars.weight.strong, color: vars.color.text.primary }),
);
