import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

export const facts = style({
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.border.strong}`,
});

export const fact = style({
  display: 'grid',
  gap: `0 ${vars.space.large}`,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});

export const name = style({ fontWeight: vars.weight.strong });
