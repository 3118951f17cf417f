import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline } from '../../ui/layout/arrange.ts';

export const part = style({
  paddingBlockEnd: vars.space.large,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
});

export const outage = style({
  padding: vars.space.medium,
  background: vars.color.surface.critical,
  borderBlockEnd: `1px solid ${vars.color.border.critical}`,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
});

export const partHead = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.medium}`, 'center'),
  padding: `${vars.space.medium} ${vars.space.medium} ${vars.space.xsmall}`,
  '@media': { [from.tablet]: { paddingInline: vars.space.large } },
});

export const partTitle = style({ fontSize: '1rem', fontWeight: vars.weight.strong });

export const partText = style({ flex: '1 1 280px', color: vars.color.text.secondary });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
