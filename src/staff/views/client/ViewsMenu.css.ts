import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline, stack } from '../../../ui/layout/arrange.ts';

const whole = style({ gridColumn: '1 / -1' });
export const views = style([whole, stack(vars.space.hair), { maxInlineSize: '40rem' }]);
export const view = style(inline(vars.space.small, 'center'));
/** As high as a finger needs. */
export const link = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { fontWeight: vars.weight.strong } },
});
/** What was done, and its way back beside it. */
export const said = style([whole, inline(vars.space.small, 'center')]);
export const save = style([whole, stack(vars.space.small), { justifyItems: 'start' }]);
