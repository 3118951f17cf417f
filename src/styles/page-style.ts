import { stylesIn } from './in-layer.ts';
import { page } from './layers.css.ts';

/** For the styles of one page, screen or island. */
export const { style, globalStyle, styleVariants } = stylesIn(page);
