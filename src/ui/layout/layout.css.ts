import { style, styleVariants } from '../../styles/ui-style.ts';
import { from } from '../../styles/responsive.ts';
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

const GAPS = {
  xsmall: vars.space.xsmall,
  small: vars.space.small,
  medium: vars.space.medium,
  large: vars.space.large,
  xlarge: vars.space.xlarge,
};

const stack = style({ display: 'flex', flexDirection: 'column' });

export const stackSpace = styleVariants(GAPS, (gap) => [stack, { gap }]);
export const stackAlign = styleVariants({ stretch: {}, start: { alignItems: 'flex-start' } });

export const inlineSpace = styleVariants(GAPS, (gap) => inline(gap, 'center'));

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const gridSpace = styleVariants(GAPS, (gap) => [grid, { gap }]);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const COUNTS = { 1: 1, 2: 2, 3: 3, 4: 4 };
export const tablet = styleVariants(COUNTS, (count) => ({
  '@media': { [from.tablet]: { gridTemplateColumns: columns(count) } },
}));
export const desktop = styleVariants(COUNTS, (count) => ({
  '@media': { [from.desktop]: { gridTemplateColumns: columns(count) } },
}));

/** A list of lines under one rule. */
export const ledger = style({ borderBlockStart: `1px solid ${vars.color.border.strong}` });
