import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style(
  inPage({
    display: 'grid',
    gap: vars.space.medium,
    paddingBlock: `${vars.space.large} ${vars.space.section}`,
  }),
);

export const back = style(
  inPage({
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: 44,
    fontSize: vars.text.small,
    fontWeight: vars.weight.strong,
    textDecoration: 'none',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);

export const title = style(inPage({ fontSize: vars.text.heading }));

export const form = style(inPage({ display: 'grid', gap: vars.space.small }));

export const aside = style(inPage({ fontSize: vars.text.small, color: vars.color.text.secondary }));

export const instead = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.medium,
    padding: `clamp(${vars.space.large}, 5vw, ${vars.space.huge})`,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface.raised,
  }),
);

export const insteadTitle = style(inPage({ fontSize: vars.text.subheading }));
