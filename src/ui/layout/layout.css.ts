import { style, styleVariants } from '@vanilla-extract/css';

import { ui } from '../../styles/layers.css.ts';
import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const container = style({
  '@layer': {
    [ui]: { inlineSize: '100%', marginInline: 'auto', paddingInline: vars.space.gutter },
  },
});

export const containerWidth = styleVariants(
  { narrow: vars.width.narrow, page: vars.width.page, wide: vars.width.wide },
  (width) => [
    container,
    { '@layer': { [ui]: { maxInlineSize: `calc(${width} + 2 * ${vars.space.gutter})` } } },
  ],
);

const stack = style({ '@layer': { [ui]: { display: 'flex', flexDirection: 'column' } } });
const inline = style({ '@layer': { [ui]: { display: 'flex', flexWrap: 'wrap' } } });

export const stackSpace = styleVariants(vars.space, (gap) => [
  stack,
  { '@layer': { [ui]: { gap } } },
]);
export const inlineSpace = styleVariants(vars.space, (gap) => [
  inline,
  { '@layer': { [ui]: { gap } } },
]);

export const align = styleVariants(
  {
    start: 'flex-start',
    center: 'center',
    end: 'flex-end',
    baseline: 'baseline',
    stretch: 'stretch',
  },
  (alignItems) => ({ '@layer': { [ui]: { alignItems } } }),
);
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ '@layer': { [ui]: { justifyContent } } }),
);

export const grid = style({
  '@layer': { [ui]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const gridSpace = styleVariants(vars.space, (gap) => ({ '@layer': { [ui]: { gap } } }));

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const COUNTS = { 1: 1, 2: 2, 3: 3, 4: 4 };
export const tablet = styleVariants(COUNTS, (count) => ({
  '@layer': { [ui]: { '@media': { [from.tablet]: { gridTemplateColumns: columns(count) } } } },
}));
export const desktop = styleVariants(COUNTS, (count) => ({
  '@layer': { [ui]: { '@media': { [from.desktop]: { gridTemplateColumns: columns(count) } } } },
}));
