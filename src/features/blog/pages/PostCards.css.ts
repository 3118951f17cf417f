import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { between } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const card = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    // The whole card is the link's target; its words stay selectable above it.
    transition: `border-color ${vars.motion.standard} ${vars.motion.easeOut}`,
    ':hover': { borderColor: vars.color.border.strong },
    '@media': {
      // Two in a row: the one that is left over lies down and takes the row.
      [between.tabletAndDesktop]: {
        selectors: {
          '&:last-child:nth-child(odd)': { gridColumn: '1 / -1', flexDirection: 'row' },
        },
      },
    },
  }),
);

export const picture = style(
  inPage({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    background: vars.color.surface.sunken,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    '@media': {
      [between.tabletAndDesktop]: {
        selectors: {
          [`${card}:last-child:nth-child(odd) > &`]: {
            flex: 'none',
            inlineSize: '50%',
            blockSize: '100%',
            borderBlockEnd: 0,
            borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
          },
        },
      },
    },
  }),
);

export const text = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.space.small,
    padding: vars.space.large,
  }),
);

export const date = style(
  inPage({
    fontSize: vars.text.small,
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const title = style(
  inPage({
    fontSize: vars.text.large,
    lineHeight: vars.leading.snug,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const compound = style(inPage({ whiteSpace: 'nowrap' }));

export const excerpt = style(
  inPage({
    color: vars.color.text.secondary,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
);

export const keywords = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall }),
);

export const more = style(inPage({ fontSize: vars.text.small, color: vars.color.text.secondary }));

export const link = style(
  inPage({
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.small,
    fontWeight: vars.weight.strong,
    '::after': { content: '""', position: 'absolute', inset: 0 },
  }),
);
