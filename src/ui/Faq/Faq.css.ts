import { style } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { sideBySide } from '../layout/arrange.ts';

/** On wide screens the heading stays next to the questions. */
export const root = style(sideBySide({ shares: [4, 8], gap: vars.space.xlarge }));

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
