import { style } from '@vanilla-extract/css';

import { inUi } from '../../styles/in-layer.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** On wide screens the heading stays next to the questions. */
export const root = style(
  inUi({
    display: 'grid',
    gap: vars.space.xlarge,
    '@media': {
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    },
  }),
);

export const head = style(
  inUi({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space.medium }),
);

/** Ruled at the side, like the column of a ledger. */
export const list = style(
  inUi({
    borderBlockStart: `1px solid ${vars.color.border.strong}`,
    '@media': {
      [from.desktop]: {
        paddingInlineStart: vars.space.large,
        borderInlineStart: `1px solid ${vars.color.border.strong}`,
      },
    },
  }),
);

/** Paper shows the answers of closed questions too. */
export const question = style(
  inUi({
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    selectors: {
      '&::details-content': { '@media': { print: { contentVisibility: 'visible' } } },
    },
  }),
);

export const summary = style(
  inUi({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    paddingBlock: vars.space.large,
  }),
);

export const asked = style(inUi({ fontSize: vars.text.large, lineHeight: vars.leading.snug }));

export const plus = style(
  inUi({
    flex: 'none',
    transition: `transform ${vars.motion.standard} ${vars.motion.easeOut}`,
    selectors: { [`${question}[open] &`]: { transform: 'rotate(45deg)' } },
  }),
);

export const answer = style(
  inUi({
    maxInlineSize: vars.width.prose,
    paddingBlockEnd: vars.space.large,
    color: vars.color.text.secondary,
  }),
);
