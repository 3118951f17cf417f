import { edge } from '../../../ui/staff/layout.ts';
import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const outage = style({
  ...edge,
  paddingBlock: vars.space.medium,
  background: vars.color.surface.critical,
  borderBlockEnd: `1px solid ${vars.color.border.critical}`,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });

export const choices = style({ ...edge, ...inline(vars.space.medium, 'center') });
