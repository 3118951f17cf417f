import { style } from '@vanilla-extract/css';

import { inPage } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const short = style(
  inPage({
    display: 'grid',
    columnGap: vars.space.xlarge,
    marginBlockEnd: vars.space.xxlarge,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
);

export const entry = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xxsmall,
    paddingBlock: vars.space.medium,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);

export const term = style(inPage({ fontSize: vars.text.small, fontWeight: vars.weight.strong }));

export const text = style(
  inPage({ margin: 0, lineHeight: 1.45, color: vars.color.text.secondary }),
);

/** Below this width a PDF in a frame is a keyhole. */
export const narrow = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.medium,
    marginBlockEnd: vars.space.xlarge,
    '@media': { [from.desktop]: { display: 'none' } },
  }),
);

export const wide = style(
  inPage({
    display: 'none',
    '@media': {
      [from.desktop]: {
        display: 'block',
        inlineSize: '100%',
        blockSize: 'min(80vh, 960px)',
        minBlockSize: 560,
        marginBlockEnd: vars.space.xlarge,
        background: vars.color.surface.sunken,
        border: `1px solid ${vars.color.border.control}`,
        borderRadius: vars.radius.large,
      },
    },
  }),
);

export const ways = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.medium,
    paddingBlockEnd: vars.space.section,
  }),
);

export const question = style(
  inPage({
    fontSize: vars.text.small,
    color: vars.color.text.secondary,
    '@media': { [from.desktop]: { marginInlineStart: 'auto' } },
  }),
);
