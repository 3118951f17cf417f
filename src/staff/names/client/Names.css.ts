import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const names = style({ ...inline(vars.space.xsmall, 'center'), overflowWrap: 'anywhere' });
export const form = style({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.medium,
});
