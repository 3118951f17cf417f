import { style } from '@vanilla-extract/css';

import { inPage } from '../../../styles/in-layer.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

export const grid = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xlarge,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)',
        columnGap: 'clamp(32px, 5vw, 96px)',
      },
    },
  }),
);

export const aside = style(
  inPage({
    display: 'grid',
    gap: vars.space.medium,
    justifyItems: 'start',
    alignContent: 'start',
    '@media': {
      [from.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.header.height} + ${vars.space.xlarge})`,
        alignSelf: 'start',
      },
    },
  }),
);

export const intro = style(inPage({ maxInlineSize: '25.1em', color: vars.color.text.secondary }));

export const list = style(inPage({ borderBlockStart: `1px solid ${vars.color.border.strong}` }));

/** A line of the ledger: what happens, and the part of the window where it does. */
export const step = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '2.25rem minmax(0, 1fr)',
    gap: `${vars.space.medium} ${vars.space.xsmall}`,
    alignItems: 'start',
    paddingBlock: vars.space.large,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEndColor: vars.color.border.strong } },
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: '2.25rem minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: vars.space.large,
      },
    },
  }),
);

export const number = style(
  inPage({
    fontSize: vars.text.small,
    lineHeight: '1.9rem',
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const body = style(
  inPage({ display: 'grid', gap: vars.space.xsmall, justifyItems: 'start' }),
);

/** Cut off like a part of a larger window. */
export const detail = style(
  inPage({
    display: 'grid',
    minInlineSize: 0,
    gridColumn: '1 / -1',
    '@media': { [from.tablet]: { gridColumn: 'auto' } },
  }),
);

export const description = style(
  inPage({ maxInlineSize: '26em', color: vars.color.text.secondary }),
);
