import { style } from '../../../styles/page-style.ts';
import { from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';

export const head = style({
  display: 'grid',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  alignItems: 'end',
  paddingBlockEnd: vars.space.large,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const intro = style({ ...secondary(vars.text.large), maxInlineSize: '30em' });
