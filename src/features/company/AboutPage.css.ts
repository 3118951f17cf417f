import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { twoColumns } from '../../ui/layout/two-columns.ts';

export const story = style(
  inPage({
    ...twoColumns({ shares: [7, 5], gap: vars.space.xlarge, columnGap: 'clamp(48px, 7vw, 128px)' }),
    paddingBlockEnd: vars.space.section,
  }),
);

/** Hangs into the margin. */
export const pull = style(
  inPage({
    alignSelf: 'start',
    paddingInlineStart: vars.space.large,
    borderInlineStart: `8px solid ${vars.color.surface.highlight}`,
    fontFamily: vars.font.headline,
    fontSize: vars.text.heading,
    fontWeight: vars.weight.headline,
    letterSpacing: vars.tracking.heading,
    lineHeight: 1.1,
    textWrap: 'balance',
    '@media': {
      [from.desktop]: { marginInlineStart: `calc(-1 * ${vars.space.xlarge})` },
    },
  }),
);

export const text = style(
  inPage({ display: 'grid', gap: vars.space.medium, maxInlineSize: vars.width.prose }),
);

export const figures = style(
  inPage({
    paddingBlock: `clamp(${vars.space.xxlarge}, 4.5vw, ${vars.space.huge})`,
    background: vars.color.surface.deep,
    color: vars.color.text.inverse,
  }),
);

export const ruler = style(inPage({ inlineSize: '100%', marginBlockEnd: vars.space.xlarge }));
export const tick = style(inPage({ stroke: 'currentColor', strokeWidth: 2 }));

export const tiles = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space.xlarge} ${vars.space.medium}`,
    '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const tile = style(inPage({ display: 'grid', gap: vars.space.xsmall }));

export const label = style(
  inPage({ fontSize: vars.text.small, color: vars.color.text.inverseSecondary }),
);

export const rules = style(
  inPage({
    display: 'grid',
    columnGap: 'clamp(32px, 5vw, 96px)',
    borderBlockStart: `1px solid ${vars.color.border.strong}`,
    '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const rule = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xsmall,
    paddingBlock: vars.space.large,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const ruleText = style(inPage({ maxInlineSize: '37em', color: vars.color.text.secondary }));
