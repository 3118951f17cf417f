import { from } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';
import { style, styleVariants } from '../../styles/ui-style.ts';

const { large, xlarge } = vars.space;

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const space = styleVariants({ large, xlarge }, (gap) => [grid, { gap }]);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const tablet = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  '@media': { [from.tablet]: { gridTemplateColumns: columns(count) } },
}));
export const desktop = styleVariants({ 3: 3, 4: 4 }, (count) => ({
  '@media': { [from.desktop]: { gridTemplateColumns: columns(count) } },
}));
