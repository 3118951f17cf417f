import { style } from '../../styles/ui-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

/** On wide screens the heading stays next to the questions. */
export const root = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});

export const head = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.medium,
});

/** Ruled at the side, like the column of a ledger. */
export const list = style({
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
  '@media': {
    [from.desktop]: {
      paddingInlineStart: vars.space.large,
      borderInlineStart: `1px solid ${vars.color.border.strong}`,
    },
  },
});

/** Paper shows the answers of closed questions too. */
export const question = style({
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  selectors: {
    '&::details-content': { '@media': { print: { contentVisibility: 'visible' } } },
  },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlock: vars.space.large,
});

export const asked = style({ fontSize: vars.text.large, lineHeight: vars.leading.snug });

export const plus = style({
  flex: 'none',
  transition: `transform ${vars.motion.standard} ${vars.motion.easeOut}`,
  selectors: { [`${question}[open] &`]: { transform: 'rotate(45deg)' } },
});

export const answer = style({
  maxInlineSize: vars.width.prose,
  paddingBlockEnd: vars.space.large,
  color: vars.color.text.secondary,
});
