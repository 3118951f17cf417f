import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const grid = style(
  inPage({
    display: 'grid',
    gap: vars.space.xlarge,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        justifyContent: 'space-between',
        columnGap: 'clamp(48px, 8vw, 144px)',
      },
    },
  }),
);

export const aside = style(
  inPage({
    display: 'grid',
    gap: vars.space.large,
    justifyItems: 'start',
    alignContent: 'start',
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.header.height} + ${vars.space.xxlarge})`,
        alignSelf: 'start',
      },
    },
  }),
);

export const intro = style(inPage({ maxInlineSize: '25.1em', color: vars.color.text.secondary }));

export const list = style(inPage({ borderBlockStart: `1px solid ${vars.color.border.strong}` }));

export const step = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'clamp(44px, 8vw, 104px) minmax(0, 1fr)',
    alignItems: 'start',
    paddingBlock: `clamp(${vars.space.large}, 2.4vw, ${vars.space.xlarge})`,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEndColor: vars.color.border.strong } },
  }),
);

export const number = style(
  inPage({
    fontFamily: vars.font.headline,
    fontSize: vars.text.heading,
    fontWeight: vars.weight.display,
    lineHeight: 0.9,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const body = style(
  inPage({ display: 'grid', gap: vars.space.xsmall, justifyItems: 'start' }),
);

export const line = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.xsmall,
    inlineSize: '100%',
  }),
);

export const description = style(
  inPage({ maxInlineSize: '35.6em', color: vars.color.text.secondary, textWrap: 'balance' }),
);
