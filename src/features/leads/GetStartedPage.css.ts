import { style } from '../../styles/page-style.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { formAndPicture } from '../../ui/layout/arrange.ts';

export const columns = style({ ...formAndPicture, paddingBlockEnd: vars.space.section });

export const form = style({ minInlineSize: 0 });

/** On one line with the page's eyebrow. */
export const picture = style({
  minInlineSize: 0,
  '@media': {
    [from.desktop]: {
      paddingBlockStart: `clamp(${vars.space.large}, 3.4vw, ${vars.space.xxlarge})`,
    },
  },
});
