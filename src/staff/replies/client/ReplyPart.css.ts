import { style } from '../../../styles/page-style.ts';
import { vars } from '../../../styles/theme.css.ts';
import { secondary } from '../../../styles/type.ts';
import { inline } from '../../../ui/layout/arrange.ts';

export const ways = style({
  ...inline(`${vars.space.xxsmall} ${vars.space.small}`, 'center'),
  marginBlockStart: vars.space.small,
});

/** How a reply leaves stays in view while it is written. */
export const foot = style([
  ways,
  {
    position: 'sticky',
    // Over the pane's padding, too.
    insetBlockEnd: `calc(-1 * ${vars.space.medium})`,
    zIndex: 1,
    marginBlockEnd: `calc(-1 * ${vars.space.small})`,
    paddingBlock: vars.space.small,
    background: vars.color.surface.raised,
  },
]);
export const aside = style({ fontSize: vars.text.xsmall });

export const form = style({
  marginBlockStart: vars.space.small,
  padding: vars.space.small,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
});

export const quiet = style(secondary(vars.text.xsmall));

/** The key that does the same, where there is a keyboard. */
export const keyHint = style({
  ...secondary(vars.text.xsmall),
  marginInlineStart: vars.space.xxsmall,
  color: 'inherit',
  fontFamily: 'inherit',
  '@media': { '(hover: none)': { display: 'none' } },
});
