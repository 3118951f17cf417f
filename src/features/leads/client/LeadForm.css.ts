import { globalStyle, style } from '../../../styles/page-style.ts';
import { below } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const intro = style({
  color: vars.color.text.secondary,
  marginBlockStart: vars.space.xsmall,
});

export const actions = style({
  ...inline(vars.space.small),
  selectors: { '&[hidden]': { display: 'none' } },
});
globalStyle(`${actions} > [type="submit"]`, {
  // Of the longest of its texts: while it says "Saving", what is beside it stays under the pointer.
  minInlineSize: 'min(100%, 11.5rem)',
  '@media': { [below.tablet]: { flexGrow: 1 } },
});
