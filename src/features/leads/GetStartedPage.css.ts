import { style } from '../../styles/page-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { sideBySide } from '../../ui/layout/arrange.ts';

/** On wide screens the form stands next to what it is for. */
export const form = style({
  ...sideBySide({ shares: [6, 6], columnGap: vars.space.xxlarge, alignItems: 'center' }),
  paddingBlockEnd: vars.space.section,
});
