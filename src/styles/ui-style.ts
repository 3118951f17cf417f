import { stylesIn } from './in-layer.ts';
import { ui } from './layers.css.ts';

/** For the styles of a shared component. */
export const { style, globalStyle, styleVariants } = stylesIn(ui);
