import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const grid = style(
  inPage({
    display: 'grid',
    gap: vars.space.xlarge,
    alignItems: 'center',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gap: 'clamp(48px, 6vw, 112px)',
      },
    },
  }),
);

export const words = style(
  inPage({ display: 'grid', gap: vars.space.large, justifyItems: 'start' }),
);

export const intro = style(
  inPage({
    maxInlineSize: '30.4em',
    fontSize: vars.text.large,
    color: vars.color.text.inverseSecondary,
  }),
);

export const picture = style(inPage({ inlineSize: '100%' }));

/** The rubric overlaps the section's lower edge. */
export const rubric = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    padding: `clamp(${vars.space.large}, 3vw, ${vars.space.xxlarge})`,
    background: vars.color.surface.raised,
    color: vars.color.text.primary,
    borderRadius: vars.radius.large,
  }),
);

export const rubricHead = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    gap: vars.space.medium,
    paddingBlockEnd: vars.space.medium,
    borderBlockEnd: `1px solid ${vars.color.border.strong}`,
  }),
);

export const candidate = style(inPage({ fontSize: vars.text.subheading }));

export const role = style(inPage({ fontSize: vars.text.small, color: vars.color.text.secondary }));

export const total = style(
  inPage({
    paddingInline: vars.space.small,
    background: vars.color.surface.highlight,
    fontFamily: vars.font.headline,
    fontSize: vars.text.title,
    fontWeight: vars.weight.display,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const lines = style(inPage({ display: 'grid', gap: vars.space.medium }));

export const lineItem = style(
  inPage({
    display: 'grid',
    gap: vars.space.xxsmall,
    fontSize: vars.text.small,
  }),
);

export const because = style(inPage({ color: vars.color.text.secondary }));
