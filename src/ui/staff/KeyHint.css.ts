import { style } from '../../styles/ui-style.ts';
import { when } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { secondary } from '../../styles/type.ts';

/** The key that does the same, where there is a keyboard. */
export const keyHint = style({
  ...secondary(vars.text.xsmall),
  marginInlineStart: vars.space.xxsmall,
  color: 'inherit',
  fontFamily: 'inherit',
  '@media': {
    '(hover: none)': { display: 'none' },
    [when.short]: { display: 'none' },
  },
});
