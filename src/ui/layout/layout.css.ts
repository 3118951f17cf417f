import { style, styleVariants } from '../../styles/ui-style.ts';
import { vars } from '../../styles/theme.css.ts';
import { inline } from './arrange.ts';

const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

export const containerWidth = styleVariants(
  { narrow: vars.width.narrow, wide: vars.width.wide },
  (width) => [container, { maxInlineSize: `calc(${width} + 2 * ${vars.space.gutter})` }],
);

const { xsmall, small, medium, large } = vars.space;

const stack = style({ display: 'flex', flexDirection: 'column' });

export const stackSpace = styleVariants({ xsmall, medium, large }, (gap) => [stack, { gap }]);
export const stackAlign = styleVariants({ stretch: {}, start: { alignItems: 'flex-start' } });

export const inlineSpace = styleVariants({ small, medium }, (gap) => inline(gap, 'center'));

/** A list of lines under one rule. */
export const ledger = style({ borderBlockStart: `1px solid ${vars.color.border.strong}` });
