import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const card = style(
  inPage({
    display: 'grid',
    gap: `${vars.space.large} clamp(${vars.space.xlarge}, 6vw, 112px)`,
    alignItems: 'center',
    padding: `clamp(${vars.space.large}, 4.5vw, ${vars.space.huge})`,
    background: vars.color.surface.raised,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.large,
    '@media': { [from.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
);

export const credit = style(
  inPage({
    justifySelf: 'start',
    fontFamily: vars.font.headline,
    fontSize: 'clamp(5.5rem, 2rem + 13vw, 13rem)',
    fontWeight: vars.weight.display,
    letterSpacing: '-0.055em',
    lineHeight: 0.8,
    paddingBlock: '0.06em 0.1em',
    paddingInlineEnd: '0.06em',
  }),
);

export const words = style(
  inPage({ display: 'grid', gap: vars.space.medium, maxInlineSize: '34.3em' }),
);

export const text = style(inPage({ fontSize: vars.text.large }));

export const proof = style(
  inPage({
    marginBlockStart: `clamp(${vars.space.xxlarge}, 6vw, 96px)`,
    display: 'grid',
    gap: vars.space.large,
  }),
);

export const backing = style(inPage({ maxInlineSize: '40.9em', fontSize: vars.text.large }));

export const tile = style(
  inPage({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: vars.space.large,
    paddingInlineEnd: vars.space.medium,
  }),
);

export const figure = style(
  inPage({
    fontFamily: vars.font.headline,
    fontSize: vars.text.heading,
    fontWeight: vars.weight.headline,
    letterSpacing: vars.tracking.heading,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const label = style(inPage({ fontSize: vars.text.small, color: vars.color.text.secondary }));
